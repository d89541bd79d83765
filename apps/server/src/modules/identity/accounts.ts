import type { BuiltInRole } from '@kouan/contract';
import { type Db, transaction } from '../../platform/db.ts';
import { createUser } from './create-user.ts';
import { randomPassword } from './password.ts';
import { findUserByName } from './user-queries.ts';

/** The first administrator. Answers the password that was made, once; undefined when it was given or the account is there. */
export async function ensureAdmin(db: Db, password: string | undefined): Promise<{ password?: string }> {
  if (await findUserByName(db, 'admin')) return {};
  const made = password ?? randomPassword();
  await transaction(db, (tx) =>
    createUser(tx, {
      username: 'admin',
      nickName: 'admin',
      email: 'admin@localhost',
      phone: '',
      password: made,
      roles: ['administrator'],
    }),
  );
  return { password: made };
}

const demoAccounts: readonly { username: string; nickName: string; phone: string; role: BuiltInRole }[] = [
  { username: 'buyer1', nickName: 'Người mua mẫu 1', phone: '+84900000001', role: 'purchaser' },
  { username: 'buyer2', nickName: 'Người mua mẫu 2', phone: '+84900000002', role: 'purchaser' },
  { username: 'supplier1', nickName: '示例供应商', phone: '13900000001', role: 'supplier' },
  { username: 'cooperative1', nickName: '示例合作社', phone: '13900000002', role: 'cooperative' },
  { username: 'service1', nickName: '示例客服', phone: '13900000003', role: 'customerService' },
  { username: 'finance1', nickName: '示例财务', phone: '13900000004', role: 'financeReviewer' },
  { username: 'warehouse1', nickName: '示例仓库', phone: '13900000005', role: 'warehouseKeeper' },
  { username: 'editor1', nickName: '示例编辑', phone: '13900000006', role: 'contentEditor' },
];

/** One account for each role, plainly demo. Answers the passwords of those that were made now. */
export async function ensureDemoAccounts(db: Db, password: string | undefined): Promise<Map<string, string>> {
  const passwords = new Map<string, string>();
  for (const { role, ...account } of demoAccounts) {
    if (await findUserByName(db, account.username)) continue;
    const made = password ?? randomPassword();
    await transaction(db, (tx) =>
      createUser(tx, { ...account, email: `${account.username}@example.test`, password: made, roles: [role] }),
    );
    passwords.set(account.username, made);
  }
  return passwords;
}
