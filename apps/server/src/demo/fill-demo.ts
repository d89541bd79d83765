import { giveStore } from '../modules/catalog/index.ts';
import { ensureDemoAccounts, findUserIds } from '../modules/identity/index.ts';
import { type Db, transaction } from '../platform/db.ts';
import type { Kit } from '../platform/module.ts';
import { seedDemoCatalog } from './seed-catalog.ts';
import { seedDemoFees } from './seed-fees.ts';
import { seedDemoRates } from './seed-rates.ts';

/** Demo goods, rates and accounts; nothing the second time. Answers the passwords that were made, by account. */
export async function fillDemo({ db, config }: Kit): Promise<Map<string, string>> {
  await seedDemoRates(db);
  await seedDemoFees(db);
  await seedDemoCatalog(db);
  const passwords = await ensureDemoAccounts(db, config.demoPassword);
  if (passwords.has('supplier1')) await giveDemoStore(db);
  return passwords;
}

const demoStoreId = 'kouan-demo-pingxiang';
/** The demo supplier keeps one of the demo stores. */
const giveDemoStore = (db: Db): Promise<void> =>
  transaction(db, async (tx) => {
    const [ownerId] = await findUserIds(tx, 'supplier1');
    if (ownerId !== undefined) await giveStore(tx, { externalId: demoStoreId, ownerId });
  });
