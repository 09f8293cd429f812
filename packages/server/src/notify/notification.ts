/** Notifications: what a channel sends to a user, in the language of the user. */
import { type Language, narrator } from '@windrose/narration';
import { languageOf } from '../languages.ts';

export interface Notification {
  readonly kind: 'turn' | 'test';
  readonly title: string;
  readonly body: string;
  /** The address of the table; null if the site does not know its own address, or there is no table. */
  readonly url: string | null;
  /** A sentence with the address, or an empty text. */
  readonly urlText: string;
  readonly table: string | null;
  readonly site: string;
  /** The time after which the notification is of no use. */
  readonly expires: number;
}

interface Subject {
  readonly site: string;
  /** The title of the table. */
  readonly title: string;
  readonly table: string | null;
  readonly publicUrl: string | null;
  readonly expires: number;
}

interface NotificationTexts {
  test(site: string): string;
  table(url: string): string;
}

const TEXTS: Readonly<Record<Language, NotificationTexts>> = {
  en: {
    test: (site) => `A test from ${site}: you will get a message like this one when it is your turn.`,
    table: (url) => `Go to the table: ${url}`,
  },
  fr: {
    test: (site) => `Un essai de ${site} : vous recevrez un message comme celui-ci quand ce sera à vous de jouer.`,
    table: (url) => `Aller à la table : ${url}`,
  },
  it: {
    test: (site) => `Una prova di ${site}: riceverai un messaggio come questo quando toccherà a te.`,
    table: (url) => `Vai al tavolo: ${url}`,
  },
};

export function makeNotification(kind: Notification['kind'], language: string, subject: Subject): Notification {
  const { site, title, table, publicUrl, expires } = subject;
  const texts = TEXTS[languageOf(language)];
  const notice =
    kind === 'turn' ? narrator(languageOf(language)).turnNotice(title) : { title: site, text: texts.test(site) };
  const url = publicUrl === null || table === null ? null : `${publicUrl}/${tableHash(table)}`;
  return {
    kind,
    title: notice.title,
    body: notice.text,
    url,
    urlText: url === null ? '' : texts.table(url),
    table,
    site,
    expires,
  };
}

/** Where the client shows a table. */
function tableHash(table: string): string {
  return `#/table/${table}`;
}
