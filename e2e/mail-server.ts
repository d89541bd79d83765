import { SMTPServer } from 'smtp-server';

export type ReceivedMail = { to: string; text: string };
export type MailServer = {
  url: string;
  /** Waits for the next mail to this address that was not yet taken. */
  nextMailTo(address: string): Promise<ReceivedMail>;
  stop(): Promise<void>;
};

const mailLimitMs = 30_000;

/** A real SMTP server on this machine that keeps what it gets. */
export async function startMailServer(): Promise<MailServer> {
  const mails: ReceivedMail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const text = readText(Buffer.concat(chunks).toString('utf8'));
        for (const { address } of session.envelope.rcptTo) mails.push({ to: address, text });
        done();
      });
    },
  });
  await new Promise<void>((ready) => {
    server.listen(0, '127.0.0.1', () => ready());
  });
  const address = server.server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    url: `smtp://127.0.0.1:${port}`,
    async nextMailTo(to) {
      const until = Date.now() + mailLimitMs;
      while (Date.now() < until) {
        const at = mails.findIndex((mail) => mail.to === to);
        if (at >= 0) return mails.splice(at, 1)[0] as ReceivedMail; // the index was just found
        await new Promise((next) => {
          setTimeout(next, 100);
        });
      }
      throw new Error(`No mail to ${to} came`);
    },
    stop: () =>
      new Promise((done) => {
        server.close(() => done());
      }),
  };
}

/** The text of a mail, decoded as its head says. */
export function readText(raw: string): string {
  const [head = '', ...rest] = raw.split(/\r?\n\r?\n/);
  const body = rest.join('\n\n');
  if (/content-transfer-encoding: base64/i.test(head)) return Buffer.from(body, 'base64').toString('utf8');
  if (!/content-transfer-encoding: quoted-printable/i.test(head)) return body;
  const bytes = body
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}
