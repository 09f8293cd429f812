/** Routes for users: guests, accounts, sign-in, preferences and access tokens. */
import {
  AccountRemoval,
  CreatedToken,
  Language,
  MailBody,
  MailCodeBody,
  Me,
  MeChange,
  NewGuest,
  NewPassphrase,
  NewToken,
  SignedIn,
  SignIn,
  SignOut,
  Token,
} from '@windrose/protocol';
import * as v from 'valibot';
import { Refusal } from '../../refusal.ts';
import { type Route, route } from '../route.ts';

const byMail = { limit: 'mails', key: ({ mail }: { mail: string }) => mail } as const;

export const PEOPLE_ROUTES: readonly Route[] = [
  route({
    id: 'comeIn',
    method: 'POST',
    path: '/api/guests',
    access: 'newcomer',
    summary: 'Creates a guest with a name; the answer sets a cookie',
    limits: ['guests'],
    body: NewGuest,
    answer: Me,
    handle: async ({ people }, { caller, body, setSession }) => {
      if (caller !== null) throw new Refusal('already-there');
      const { secret, me } = await people.createGuest(body.name, body.language ?? 'en');
      setSession(secret);
      return me;
    },
  }),
  route({
    id: 'me',
    method: 'GET',
    path: '/api/me',
    access: 'person',
    summary: 'The user with all preferences',
    answer: Me,
    handle: ({ people }, { me }) => people.me(me),
  }),
  route({
    id: 'changeMe',
    method: 'PATCH',
    path: '/api/me',
    access: 'person',
    summary: 'Changes name, language, sleep or holidays; missing fields stay unchanged',
    body: MeChange,
    answer: Me,
    handle: ({ people }, { me, body }) => people.change(me, body),
  }),
  route({
    id: 'deleteMe',
    method: 'DELETE',
    path: '/api/me',
    access: 'browser',
    summary: 'Deletes the user; bots take the seats. The name of the user confirms it',
    body: AccountRemoval,
    handle: async ({ people }, { me, body, setSession }) => {
      await people.delete(me, body.name);
      setSession(null);
    },
  }),
  route({
    id: 'setPassphrase',
    method: 'PUT',
    path: '/api/me/passphrase',
    access: 'browser',
    summary: 'Creates an account with handle and pass-phrase, or changes them; other devices must sign in again',
    limits: ['signIns'],
    body: NewPassphrase,
    answer: Me,
    handle: ({ credentials }, { caller, body }) => credentials.setPassphrase(caller!, body),
  }),
  route({
    id: 'askMail',
    method: 'POST',
    path: '/api/me/mail',
    access: 'browser',
    summary: 'Sends a code to an e-mail address that the user wants to add',
    limits: ['mails'],
    limitsBy: [byMail],
    body: MailBody,
    handle: ({ credentials }, { me, body }) => credentials.askMail(me, body.mail),
  }),
  route({
    id: 'confirmMail',
    method: 'POST',
    path: '/api/me/mail/confirm',
    access: 'browser',
    summary: 'Adds an e-mail address with the code that was sent to it',
    limits: ['signIns'],
    body: MailCodeBody,
    answer: Me,
    handle: ({ credentials }, { me, body }) => credentials.confirmMail(me, body.mail, body.code),
  }),
  route({
    id: 'removeMail',
    method: 'DELETE',
    path: '/api/me/mail',
    access: 'browser',
    summary: 'Removes the e-mail address',
    answer: Me,
    handle: ({ credentials }, { me }) => credentials.removeMail(me),
  }),
  route({
    id: 'signIn',
    method: 'POST',
    path: '/api/sign-in',
    access: 'newcomer',
    summary:
      'Signs in with handle and pass-phrase; the tables of a guest move to the account. The answer sets a cookie',
    limits: ['signIns'],
    limitsBy: [{ limit: 'handles', key: ({ handle }: { handle: string }) => handle }],
    body: SignIn,
    answer: SignedIn,
    handle: async ({ credentials }, { caller, body, setSession }) => {
      const { secret, me, tables } = await credentials.signIn(body.handle, body.passphrase, caller);
      setSession(secret);
      return { me, tables };
    },
  }),
  route({
    id: 'askSignIn',
    method: 'POST',
    path: '/api/sign-in/mail',
    access: 'newcomer',
    summary: 'Sends a code for signing in to an e-mail address, if an account has it',
    limits: ['mails'],
    limitsBy: [byMail],
    body: v.object({ ...MailBody.entries, language: v.optional(Language) }),
    handle: ({ credentials }, { body }) => credentials.askSignIn(body.mail, body.language ?? 'en'),
  }),
  route({
    id: 'confirmSignIn',
    method: 'POST',
    path: '/api/sign-in/mail/confirm',
    access: 'newcomer',
    summary: 'Signs in with a code that was sent by e-mail. The answer sets a cookie',
    limits: ['signIns'],
    limitsBy: [{ limit: 'handles', key: ({ mail }: { mail: string }) => mail }],
    body: MailCodeBody,
    answer: SignedIn,
    handle: async ({ credentials }, { caller, body, setSession }) => {
      const { secret, me, tables } = await credentials.confirmSignIn(body.mail, body.code, caller);
      setSession(secret);
      return { me, tables };
    },
  }),
  route({
    id: 'signOut',
    method: 'POST',
    path: '/api/sign-out',
    access: 'browser',
    summary: 'Signs out of this device, or of all devices',
    body: SignOut,
    handle: async ({ people }, { caller, body, setSession }) => {
      await people.signOut(caller!, body.everywhere);
      setSession(null);
    },
  }),
  route({
    id: 'tokens',
    method: 'GET',
    path: '/api/me/tokens',
    access: 'browser',
    summary: 'Lists the access tokens of the user without their secrets',
    answer: v.array(Token),
    handle: ({ people }, { me }) => people.tokens.list(me),
  }),
  route({
    id: 'makeToken',
    method: 'POST',
    path: '/api/me/tokens',
    access: 'browser',
    summary: 'Creates an access token for a program; the secret is only in this answer',
    body: NewToken,
    answer: CreatedToken,
    handle: ({ people }, { me, body }) => people.tokens.make(me, body.label),
  }),
  route({
    id: 'revokeToken',
    method: 'DELETE',
    path: '/api/me/tokens/:token',
    access: 'browser',
    summary: 'Revokes an access token',
    handle: ({ people }, { me, params }) => people.revokeToken(me, params.token),
  }),
];
