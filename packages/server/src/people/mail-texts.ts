/** The e-mails about addresses and codes to sign in, in every language. Words in braces are replaced by values. */
import type { Language } from '@windrose/narration';
import { languageOf } from '../languages.ts';

export type MailKind = 'mailCode' | 'signInCode' | 'mailTaken' | 'mailUnknown';

interface MailTemplate {
  readonly subject: string;
  readonly text: string;
}

const TEXTS: Readonly<Record<Language, Readonly<Record<MailKind, MailTemplate>>>> = {
  en: {
    mailCode: {
      subject: '{code} is your code for {site}',
      text: 'To make your identity on {site} permanent with this e-mail address, enter this code:\n\n{code}\n\nThe code is valid for {minutes} minutes. If you did not ask for it, ignore this e-mail.',
    },
    signInCode: {
      subject: '{code} is your code for {site}',
      text: 'To sign in to {site}, enter this code:\n\n{code}\n\nThe code is valid for {minutes} minutes. Keep it to yourself. If you did not ask for it, ignore this e-mail.',
    },
    mailTaken: {
      subject: 'Your address on {site}',
      text: 'This e-mail address was entered on {site} to make an identity permanent, but it already belongs to another one. If you entered it, sign in with this address instead. Otherwise, ignore this e-mail.',
    },
    mailUnknown: {
      subject: 'Your address on {site}',
      text: 'This e-mail address was entered on {site} to sign in, but it does not belong to any identity there. If you entered it, choose a name there first, then add this address. Otherwise, ignore this e-mail.',
    },
  },
  fr: {
    mailCode: {
      subject: '{code} est votre code pour {site}',
      text: 'Pour rendre votre identité sur {site} permanente avec cette adresse, saisissez ce code :\n\n{code}\n\nIl est valable {minutes} minutes. Si vous ne l’avez pas demandé, ignorez ce message.',
    },
    signInCode: {
      subject: '{code} est votre code pour {site}',
      text: 'Pour vous connecter à {site}, saisissez ce code :\n\n{code}\n\nIl est valable {minutes} minutes. Gardez-le pour vous. Si vous ne l’avez pas demandé, ignorez ce message.',
    },
    mailTaken: {
      subject: 'Votre adresse sur {site}',
      text: 'Cette adresse a été saisie sur {site} pour rendre une identité permanente, mais elle appartient déjà à une autre. Si c’était vous, connectez-vous plutôt avec cette adresse. Sinon, ignorez ce message.',
    },
    mailUnknown: {
      subject: 'Votre adresse sur {site}',
      text: 'Cette adresse a été saisie sur {site} pour se connecter, mais elle n’y correspond à aucune identité. Si c’était vous, commencez par choisir un nom, puis ajoutez cette adresse. Sinon, ignorez ce message.',
    },
  },
  it: {
    mailCode: {
      subject: '{code} è il tuo codice per {site}',
      text: 'Per rendere permanente la tua identità su {site} con questo indirizzo, inserisci questo codice:\n\n{code}\n\nVale {minutes} minuti. Se non l’hai chiesto, ignora questo messaggio.',
    },
    signInCode: {
      subject: '{code} è il tuo codice per {site}',
      text: 'Per accedere a {site}, inserisci questo codice:\n\n{code}\n\nVale {minutes} minuti. Tienilo per te. Se non l’hai chiesto, ignora questo messaggio.',
    },
    mailTaken: {
      subject: 'Il tuo indirizzo su {site}',
      text: 'Questo indirizzo è stato inserito su {site} per rendere permanente un’identità, ma appartiene già a un’altra. Se sei stato tu, accedi con questo indirizzo. Altrimenti ignora questo messaggio.',
    },
    mailUnknown: {
      subject: 'Il tuo indirizzo su {site}',
      text: 'Questo indirizzo è stato inserito su {site} per accedere, ma lì non corrisponde a nessuna identità. Se sei stato tu, scegli prima un nome e poi aggiungi questo indirizzo. Altrimenti ignora questo messaggio.',
    },
  },
};

export function mailText(kind: MailKind, language: string, values: Readonly<Record<string, string>>): MailTemplate {
  const { subject, text } = TEXTS[languageOf(language)][kind];
  return { subject: fill(subject, values), text: `${fill(text, values)}\n` };
}

function fill(template: string, values: Readonly<Record<string, string>>): string {
  return template.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');
}
