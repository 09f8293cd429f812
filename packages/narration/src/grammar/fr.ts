/** The grammar of French. Nouns: `m`, `f` and their plurals `mp`, `fp`; in capitals those of areas, which can do without an article. */
import type { Form, Grammar, Noun } from './grammar.ts';

const VOWEL = /^[aeiouyhâàéèêëîïôûœ]/i;
/** Names of players with an h are left as they are. */
const VOWEL_OF_NAME = /^[aeiouâàéèêëîïôûœ]/i;

/** What an article becomes after `de` and `à`. */
const CONTRACTED = { de: { le: 'du', les: 'des' }, à: { le: 'au', les: 'aux' } } as const;

function isPlural({ kind }: Noun): boolean {
  return kind.endsWith('p') || kind.endsWith('P');
}

function isName({ kind }: Noun): boolean {
  return kind === 'n' || kind === 'who';
}

function the(noun: Noun): string {
  if (isName(noun)) return noun.text;
  if (isPlural(noun)) return `les ${noun.text}`;
  if (VOWEL.test(noun.text)) return `l’${noun.text}`;
  return `${noun.kind.toLowerCase() === 'm' ? 'le' : 'la'} ${noun.text}`;
}

/** `du Marché`, `à la Banque`, `de l’Opposition`, `du Cap`, `d’Alger`. */
function after(preposition: 'de' | 'à', noun: Noun): string {
  const text = the(noun);
  const article = noun.kind === 'n' ? /^(Le) /.exec(text) : /^(les?) /.exec(text);
  if (article !== null) {
    const contracted = CONTRACTED[preposition][article[1].toLowerCase() as 'le' | 'les'];
    return `${contracted} ${text.slice(article[0].length)}`;
  }
  const elides = preposition === 'de' && isName(noun) && VOWEL_OF_NAME.test(text);
  return elides ? `d’${text}` : `${preposition} ${text}`;
}

function ofArea(noun: Noun): string {
  if (isPlural(noun)) return `des ${noun.text}`;
  return VOWEL.test(noun.text) ? `d’${noun.text}` : `de ${noun.text}`;
}

function a(noun: Noun): string {
  if (isName(noun)) return noun.text;
  return `${isPlural(noun) ? 'des' : noun.kind === 'm' ? 'un' : 'une'} ${noun.text}`;
}

const FORMS: Readonly<Record<Form, (noun: Noun) => string>> = {
  the,
  a,
  of: (noun) => (/^[MF]/.test(noun.kind) ? ofArea(noun) : after('de', noun)),
  in: (noun) => (isPlural(noun) ? `dans les ${noun.text}` : `en ${noun.text}`),
  to: (noun) => `vers ${the(noun)}`,
  at: (noun) => after('à', noun),
};

export const grammar: Grammar = {
  locale: 'fr',
  and: 'et',
  or: 'ou',
  article: /^(l’|la |le |les )/,
  inflect: (noun, form) => FORMS[form](noun),
  polish: (text) => text.replace(/ ([:;!?…%»])/g, '\u00a0$1').replace(/« /g, '«\u00a0'),
};
