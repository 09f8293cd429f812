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
    who: 'newcomer',
    summary: 'Comes in with a name; the answer sets a cookie',
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
    who: 'person',
    summary: 'Who one is, with all preferences',
    answer: Me,
    handle: ({ people }, { me }) => people.me(me),
  }),
  route({
    id: 'changeMe',
    method: 'PATCH',
    path: '/api/me',
    who: 'person',
    summary: 'Changes name, language, sleep or holidays; whatever is not there stays',
    body: MeChange,
    answer: Me,
    handle: ({ people }, { me, body }) => people.change(me, body),
  }),
  route({
    id: 'deleteMe',
    method: 'DELETE',
    path: '/api/me',
    who: 'browser',
    summary: 'Deletes the identity; bots take the seats. The own name must be given',
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
    who: 'browser',
    summary:
      'Makes the identity permanent by handle and pass-phrase, or changes them; other devices must sign in again',
    limits: ['signIns'],
    body: NewPassphrase,
    answer: Me,
    handle: ({ credentials }, { caller, body }) => credentials.setPassphrase(caller!, body),
  }),
  route({
    id: 'askMail',
    method: 'POST',
    path: '/api/me/mail',
    who: 'browser',
    summary: 'Sends a code to an e-mail address that is to be kept',
    limits: ['mails'],
    limitsBy: [byMail],
    body: MailBody,
    handle: ({ credentials }, { me, body }) => credentials.askMail(me, body.mail),
  }),
  route({
    id: 'confirmMail',
    method: 'POST',
    path: '/api/me/mail/confirm',
    who: 'browser',
    summary: 'Keeps an e-mail address, with the code that was sent there',
    limits: ['signIns'],
    body: MailCodeBody,
    answer: Me,
    handle: ({ credentials }, { me, body }) => credentials.confirmMail(me, body.mail, body.code),
  }),
  route({
    id: 'removeMail',
    method: 'DELETE',
    path: '/api/me/mail',
    who: 'browser',
    summary: 'Forgets the e-mail address',
    answer: Me,
    handle: ({ credentials }, { me }) => credentials.removeMail(me),
  }),
  route({
    id: 'signIn',
    method: 'POST',
    path: '/api/sign-in',
    who: 'newcomer',
    summary: 'Signs in by handle and pass-phrase; a guest brings their tables along. The answer sets a cookie',
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
    who: 'newcomer',
    summary: 'Sends a code to sign in with to an e-mail address, if somebody has it',
    limits: ['mails'],
    limitsBy: [byMail],
    body: v.object({ ...MailBody.entries, language: v.optional(Language) }),
    handle: ({ credentials }, { body }) => credentials.askSignIn(body.mail, body.language ?? 'en'),
  }),
  route({
    id: 'confirmSignIn',
    method: 'POST',
    path: '/api/sign-in/mail/confirm',
    who: 'newcomer',
    summary: 'Signs in with the code that was sent by e-mail. The answer sets a cookie',
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
    who: 'browser',
    summary: 'Leaves this device, or every one',
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
    who: 'browser',
    summary: "Tokens of one's programs, without what is secret",
    answer: v.array(Token),
    handle: ({ people }, { me }) => people.tokens.list(me),
  }),
  route({
    id: 'makeToken',
    method: 'POST',
    path: '/api/me/tokens',
    who: 'browser',
    summary: 'Makes a token for a program, which is shown this once',
    body: NewToken,
    answer: CreatedToken,
    handle: ({ people }, { me, body }) => people.tokens.make(me, body.label),
  }),
  route({
    id: 'revokeToken',
    method: 'DELETE',
    path: '/api/me/tokens/:token',
    who: 'browser',
    summary: 'Takes a token back',
    handle: ({ people }, { me, params }) => people.revokeToken(me, params.token),
  }),
];
