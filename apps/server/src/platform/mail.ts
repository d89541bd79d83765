import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { Tx } from './db.ts';
import { enqueue, type JobHandlers } from './jobs.ts';
import { randomToken } from './random.ts';

export type Mail = { to: string; subject: string; text: string };
export type Mailer = { send(mail: Mail): Promise<void>; close(): void };

const smtpTimeoutMs = 20_000;

/** Sends through the SMTP server of `url`; without one writes each mail as an .eml file into `folder`. */
export function openMailer({ url, folder, from }: { url: string | undefined; folder: string; from: string }): Mailer {
  const transport = url
    ? createTransport({
        url,
        connectionTimeout: smtpTimeoutMs,
        greetingTimeout: smtpTimeoutMs,
        socketTimeout: smtpTimeoutMs,
      })
    : createTransport({ streamTransport: true, buffer: true, newline: 'unix' });
  return {
    async send({ to, subject, text }) {
      // The address goes in as an object, so no list and no display name can be smuggled in.
      const info: { message?: unknown } = await transport.sendMail({
        from,
        to: { name: '', address: to },
        subject,
        text,
      });
      if (url) return;
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await writeFile(join(folder, `${Date.now()}-${randomToken(6)}.eml`), info.message as Buffer, { mode: 0o600 });
    },
    close: () => transport.close(),
  };
}

/** Sends a mail after the commit, again and again until the mail server took it. */
export const queueMail = (tx: Tx, mail: Mail): Promise<void> => enqueue(tx, 'mail', mail);
export const mailJobs = (mailer: Mailer): JobHandlers => ({ mail: (mail: Mail) => mailer.send(mail) });
