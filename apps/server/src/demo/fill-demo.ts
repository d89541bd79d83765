import { ensureDemoAccounts } from '../modules/identity/index.ts';
import type { Kit } from '../platform/module.ts';
import { seedDemoCatalog } from './seed-catalog.ts';
import { seedDemoFees } from './seed-fees.ts';
import { seedDemoRates } from './seed-rates.ts';

/** Demo goods, rates and accounts; nothing the second time. Answers the passwords that were made, by account. */
export async function fillDemo({ db, config }: Kit): Promise<Map<string, string>> {
  await seedDemoRates(db);
  await seedDemoFees(db);
  await seedDemoCatalog(db);
  return ensureDemoAccounts(db, config.demoPassword);
}
