import { createHmac, randomUUID } from 'node:crypto';

const amountVnd = 1_000_000;

/**
 * A bank that tells of a transfer that no payment has yet: each notice is one line of the bank and one posting in the ledger.
 * @param {(method: string, path: string, body?: unknown, headers?: Record<string, string>) => Promise<any>} call without a session
 * @param {(method: string, path: string, body?: unknown) => Promise<any>} admin
 * @returns {Promise<() => Promise<unknown>>} sends one notice
 */
export async function openBank(call, admin) {
  const [account] = await admin('GET', '/api/staff/bankAccounts');
  if (!account) throw new Error('This mall has no bank account.');
  const { source, secret } = await admin('POST', '/api/staff/bankSources', {
    name: `load ${randomUUID()}`,
    accountId: account.id,
  });
  return () => {
    const notice = {
      accountNumber: account.accountNumber,
      reference: `LOAD${randomUUID()}`,
      amountVnd,
      bookedAt: new Date().toISOString(),
      description: 'load',
    };
    const timestamp = String(Math.floor(Date.now() / 1000));
    const signature = createHmac('sha256', secret)
      .update(`${timestamp}.${JSON.stringify(notice)}`)
      .digest('hex');
    return call('POST', source.path, notice, { 'x-kouan-timestamp': timestamp, 'x-kouan-signature': signature });
  };
}
