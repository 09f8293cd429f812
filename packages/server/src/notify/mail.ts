/** Sends e-mail through the configured SMTP server. */
import { createTransport } from 'nodemailer';
import type { Settings } from '../settings/definitions.ts';

interface OutgoingMail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

export interface Mailer {
  /** Throws if the server does not accept it. */
  send(mail: OutgoingMail): Promise<void>;
}

const SMTP_TIMEOUT = 15_000;

/** Returns null if the site sends no e-mail. */
export function makeMailer({ smtpUrl, mailFrom }: Pick<Settings, 'smtpUrl' | 'mailFrom'>): Mailer | null {
  if (smtpUrl === null || mailFrom === null) return null;
  const transport = createTransport({
    url: smtpUrl,
    pool: true,
    maxConnections: 2,
    connectionTimeout: SMTP_TIMEOUT,
    greetingTimeout: SMTP_TIMEOUT,
    socketTimeout: SMTP_TIMEOUT,
    // An e-mail never contains the contents of files or URLs.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send({ to, subject, text }) {
      // Given as an object, the address is never parsed as a list of addresses.
      await transport.sendMail({
        from: mailFrom,
        to: { name: '', address: to },
        subject,
        text,
        headers: { 'auto-submitted': 'auto-generated' },
      });
    },
  };
}
