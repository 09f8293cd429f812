/** The grammar of English. Nouns: `c` can be counted and has articles, `p` is a plural, `n` is a name. */
import type { Grammar, Noun } from './grammar.ts';

const the = ({ kind, text }: Noun) => (kind === 'c' || kind === 'p' ? `the ${text}` : text);

export const grammar: Grammar = {
  locale: 'en-GB',
  and: 'and',
  or: 'or',
  article: /^the /,
  inflect(noun, form) {
    switch (form) {
      case 'the':
        return the(noun);
      case 'a':
        return noun.kind === 'c' ? `${/^[aeio]/i.test(noun.text) ? 'an' : 'a'} ${noun.text}` : noun.text;
      case 'at':
        return `${noun.kind === 'c' ? 'at' : 'in'} ${the(noun)}`;
      default:
        return `${form} ${the(noun)}`;
    }
  },
  polish: (text) => text,
};
