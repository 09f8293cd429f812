/** The grammar of Italian. Nouns: `m`, `f` and their plurals `mp`, `fp`. */
import type { Form, Grammar, Noun } from './grammar.ts';

const VOWEL = /^[aeiouàèéìòù]/i;
/** Before these a masculine noun has `lo`, `uno` and `gli`. */
const IMPURE = /^(s[^aeiouh]|z|gn|ps|pn|x|y)/i;

/** How a preposition begins that melts with an article, and how it ends with each. */
const MELTED = { di: 'de', a: 'a', in: 'ne' } as const;
const ENDINGS: Readonly<Record<string, string>> = {
  'il ': 'l ',
  'lo ': 'llo ',
  'la ': 'lla ',
  'l’': 'll’',
  'i ': 'i ',
  'gli ': 'gli ',
  'le ': 'lle ',
};

function isName({ kind }: Noun): boolean {
  return kind === 'n' || kind === 'who';
}

function the(noun: Noun): string {
  const { kind, text } = noun;
  if (isName(noun)) return text;
  const vowel = VOWEL.test(text);
  switch (kind) {
    case 'mp':
      return `${vowel || IMPURE.test(text) ? 'gli' : 'i'} ${text}`;
    case 'fp':
      return `le ${text}`;
    case 'm':
      return vowel ? `l’${text}` : `${IMPURE.test(text) ? 'lo' : 'il'} ${text}`;
    default:
      return vowel ? `l’${text}` : `la ${text}`;
  }
}

/** `del Mercato`, `all’Opposizione`, `dell’Avana`, `di Lisbona`, `ad Algeri`. */
function after(preposition: keyof typeof MELTED, noun: Noun): string {
  const text = the(noun);
  const article = (noun.kind === 'n' ? /^L’/ : /^((il|lo|la|i|gli|le) |l’)/).exec(text);
  if (article !== null) {
    return MELTED[preposition] + ENDINGS[article[0].toLowerCase()] + text.slice(article[0].length);
  }
  return `${preposition === 'a' && /^a/i.test(text) ? 'ad' : preposition} ${text}`;
}

function a(noun: Noun): string {
  const { kind, text } = noun;
  if (isName(noun)) return text;
  if (kind.endsWith('p')) return after('di', noun);
  if (kind === 'm') return `${IMPURE.test(text) ? 'uno' : 'un'} ${text}`;
  return VOWEL.test(text) ? `un’${text}` : `una ${text}`;
}

const FORMS: Readonly<Record<Form, (noun: Noun) => string>> = {
  the,
  a,
  of: (noun) => after('di', noun),
  in: (noun) => (noun.kind.endsWith('p') ? after('in', noun) : `in ${noun.text}`),
  to: (noun) => `verso ${the(noun)}`,
  at: (noun) => (isName(noun) ? after('a', noun) : `presso ${the(noun)}`),
};

export const grammar: Grammar = {
  locale: 'it',
  and: 'e',
  or: 'o',
  article: /^((il|lo|la|i|gli|le) |l’)/,
  inflect: (noun, form) => FORMS[form](noun),
  polish: (text) => text.replace(/ e (?=[eèé])/gi, ' ed '),
};
