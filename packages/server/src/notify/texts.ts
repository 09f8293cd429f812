/** What people are written, in their language. Words in braces are filled in. */
import { LANGUAGES, type Language } from '@windrose/protocol';

const TEXTS = {
  en: {
    turn: { title: 'Your turn', body: '{title}: it is your turn.' },
    test: { title: '{site}', body: 'A test from {site}: this is how you will be told that it is your turn.' },
    link: 'Go to the table: {link}',
    mailCode: {
      subject: '{code} is your code for {site}',
      text: 'To keep your identity on {site} with this e-mail address, type this code in:\n\n{code}\n\nIt is good for {minutes} minutes. If you did not ask for it, do nothing.',
    },
    signInCode: {
      subject: '{code} is your code for {site}',
      text: 'To sign in on {site}, type this code in:\n\n{code}\n\nIt is good for {minutes} minutes. If you did not ask for it, do nothing, and give it to nobody.',
    },
    mailTaken: {
      subject: 'Your address on {site}',
      text: 'Somebody wanted to keep an identity on {site} with this e-mail address, but it already belongs to one. If it was you, sign in with this address instead.',
    },
    mailUnknown: {
      subject: 'Your address on {site}',
      text: 'Somebody wanted to sign in on {site} with this e-mail address, but nobody there has it. If it was you, come in with a name and then add this address.',
    },
  },
  fr: {
    turn: { title: 'À vous de jouer', body: '{title} : c’est à vous de jouer.' },
    test: { title: '{site}', body: 'Un essai de {site} : c’est ainsi que vous saurez que c’est à vous de jouer.' },
    link: 'Aller à la table : {link}',
    mailCode: {
      subject: '{code} est votre code pour {site}',
      text: 'Pour garder votre identité sur {site} avec cette adresse, saisissez ce code :\n\n{code}\n\nIl est valable {minutes} minutes. Si vous ne l’avez pas demandé, ne faites rien.',
    },
    signInCode: {
      subject: '{code} est votre code pour {site}',
      text: 'Pour vous connecter à {site}, saisissez ce code :\n\n{code}\n\nIl est valable {minutes} minutes. Si vous ne l’avez pas demandé, ne faites rien et ne le donnez à personne.',
    },
    mailTaken: {
      subject: 'Votre adresse sur {site}',
      text: 'Quelqu’un a voulu garder une identité sur {site} avec cette adresse, mais elle appartient déjà à une autre. Si c’était vous, connectez-vous plutôt avec cette adresse.',
    },
    mailUnknown: {
      subject: 'Votre adresse sur {site}',
      text: 'Quelqu’un a voulu se connecter à {site} avec cette adresse, mais personne ne l’y a. Si c’était vous, entrez avec un nom, puis ajoutez cette adresse.',
    },
  },
  it: {
    turn: { title: 'Tocca a te', body: '{title}: tocca a te.' },
    test: { title: '{site}', body: 'Una prova da {site}: così saprai che tocca a te.' },
    link: 'Vai al tavolo: {link}',
    mailCode: {
      subject: '{code} è il tuo codice per {site}',
      text: 'Per conservare la tua identità su {site} con questo indirizzo, scrivi questo codice:\n\n{code}\n\nVale {minutes} minuti. Se non lo hai chiesto, non fare nulla.',
    },
    signInCode: {
      subject: '{code} è il tuo codice per {site}',
      text: 'Per entrare in {site}, scrivi questo codice:\n\n{code}\n\nVale {minutes} minuti. Se non lo hai chiesto, non fare nulla e non darlo a nessuno.',
    },
    mailTaken: {
      subject: 'Il tuo indirizzo su {site}',
      text: 'Qualcuno voleva conservare un’identità su {site} con questo indirizzo, che però appartiene già a un’altra. Se eri tu, entra con questo indirizzo.',
    },
    mailUnknown: {
      subject: 'Il tuo indirizzo su {site}',
      text: 'Qualcuno voleva entrare in {site} con questo indirizzo, ma lì non lo ha nessuno. Se eri tu, entra con un nome e poi aggiungi questo indirizzo.',
    },
  },
} as const satisfies Record<Language, unknown>;

type Texts = (typeof TEXTS)['en'];
export type LetterKind = { [K in keyof Texts]: Texts[K] extends { subject: string } ? K : never }[keyof Texts];

function textsIn(language: string): (typeof TEXTS)[Language] {
  return TEXTS[LANGUAGES.find((each) => each === language) ?? 'en'];
}

function filled(template: string, values: Readonly<Record<string, string>>): string {
  return template.replace(/\{(\w+)\}/g, (_, word: string) => values[word] ?? '');
}

export function mailText(kind: LetterKind, language: string, values: Readonly<Record<string, string>>) {
  const { subject, text } = textsIn(language)[kind];
  return { subject: filled(subject, values), text: `${filled(text, values)}\n` };
}

/** What a channel tells. */
export interface News {
  readonly kind: 'turn' | 'test';
  readonly title: string;
  readonly body: string;
  /** Null where the site does not know its own address, or there is no table. */
  readonly link: string | null;
  /** The same, as a sentence of its own. */
  readonly linkText: string;
  readonly table: string | null;
  readonly site: string;
  /** Later it is not worth telling. */
  readonly until: number;
}

/** What news are about. */
interface About {
  readonly site: string;
  readonly title: string;
  readonly table: string | null;
  readonly publicUrl: string | null;
  readonly until: number;
}

export function news(kind: News['kind'], language: string, { site, title, table, publicUrl, until }: About): News {
  const texts = textsIn(language);
  const link = publicUrl === null || table === null ? null : `${publicUrl}/${tableHash(table)}`;
  return {
    kind,
    title: filled(texts[kind].title, { site, title }),
    body: filled(texts[kind].body, { site, title }),
    link,
    linkText: link === null ? '' : filled(texts.link, { link }),
    table,
    site,
    until,
  };
}

/** Where the client shows a table. */
function tableHash(table: string): string {
  return `#/table/${table}`;
}
