import {
  addressOf,
  type CallInput,
  type EndpointShape,
  getCaptcha,
  importStatement,
  type ImportView,
  login,
  type ReplyOf,
} from '@kouan/contract';
import { captchaAnswer } from '../running-server.ts';

/** Calls of one person over plain HTTP. Every one throws when it is refused or not answered. */
export type Person = {
  token: string;
  call: <E extends EndpointShape>(endpoint: E, input: CallInput<E>) => Promise<ReplyOf<E>>;
};

const answerLimitMs = 60_000;

export const visitor = (address: string): Person => personWith(address, '');

export async function logIn(address: string, username: string, password: string): Promise<Person> {
  const { call } = visitor(address);
  const { uuid } = await call(getCaptcha, {});
  const { token } = await call(login, { body: { username, password, uuid, code: captchaAnswer } });
  return personWith(address, token);
}

type LooseInput = { params?: object; query?: object; body?: unknown; idempotencyKey?: string; file?: Blob };

const personWith = (address: string, token: string): Person => ({
  token,
  async call(endpoint, input) {
    const { params, query, body, idempotencyKey, file } = input as LooseInput; // the same parts, without their schemas
    const form = new FormData();
    if (file) form.append('file', file, 'voucher.png');
    const reply = await fetch(new URL(addressOf(endpoint, { params, query }), address), {
      method: endpoint.method,
      headers: {
        ...(token ? { authorization: token } : {}),
        ...(idempotencyKey ? { 'idempotency-key': idempotencyKey } : {}),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      body: file ? form : body === undefined ? null : JSON.stringify(body),
      signal: AbortSignal.timeout(answerLimitMs),
    });
    const text = await reply.text();
    if (!reply.ok) throw new Error(`${endpoint.method} ${endpoint.path} answered ${reply.status}: ${text}`);
    return (text === '' ? undefined : JSON.parse(text)) as ReplyOf<typeof endpoint>; // the reply schema has written it
  },
});

/** Imports a bank statement with one transfer, as the page sends it. */
export async function sendStatement(
  address: string,
  { token }: Person,
  { amountVnd, code }: { amountVnd: number; code: string },
): Promise<ImportView> {
  const now = new Date().toLocaleString('sv-SE', { timeZone: 'Asia/Ho_Chi_Minh' });
  const csv = `Transaction Date,Reference,Debit,Credit,Description,Payer\n${now},FT-${code},,${amountVnd},CK ${code},NGUYEN VAN A\n`;
  const form = new FormData();
  form.append('accountId', '1');
  form.append('isPreview', 'false');
  form.append('file', new Blob([csv], { type: 'text/csv' }), 'statement.csv');
  const reply = await fetch(`${address}${importStatement.path}`, {
    method: importStatement.method,
    headers: { authorization: token },
    body: form,
  });
  if (!reply.ok) throw new Error(`The statement was refused: ${await reply.text()}`);
  return (await reply.json()) as ImportView; // the reply schema has written it
}

/** A small picture (16 × 12 px). */
export const picture = (): Blob =>
  new Blob(
    [
      Buffer.from(
        'iVBORw0KGgoAAAANSUhEUgAAABAAAAAMCAIAAADkharWAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAGElEQVQokWM4URFFEmIY1VAxGkonsIUBAI57M5DpKZcGAAAAAElFTkSuQmCC',
        'base64',
      ),
    ],
    { type: 'image/png' },
  );
