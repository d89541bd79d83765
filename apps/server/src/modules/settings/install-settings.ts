import { defaultFeeSchedule, defaultServiceTiers } from '@kouan/domain';
import { sql } from 'drizzle-orm';
import { type Db, setClockBack, transaction, type Tx } from '../../platform/db.ts';
import { builtInDicts } from './built-in-dictionaries.ts';
import { addExchangeRate } from './exchange-rates.ts';
import { feeScheduleColumns } from './fee-schedules.ts';
import { dictEntries, dicts, exchangeRates, feeSchedules } from './settings-tables.ts';

const builtInRateVndPerCnyMicros = 3_575_000_000n;
/** The built-in rate holds since so long before the installation, so that history made afterwards finds one. */
const builtInRateAgeSeconds = 10 * 365 * 86_400;

const zoneNames = {
  north: { cn: '北部', en: 'North', vi: 'Miền Bắc' },
  south: { cn: '南部', en: 'South', vi: 'Miền Nam' },
};

/** Dictionaries, a rate and a fee schedule, where there is none yet. */
export async function installSettings(db: Db): Promise<void> {
  await transaction(db, installDicts);
  await transaction(db, installRate);
  await transaction(db, installFeeSchedule);
}

async function installDicts(tx: Tx): Promise<void> {
  for (const { name, description, entries } of builtInDicts) {
    const [dict] = await tx
      .insert(dicts)
      .values({ name, description: description.cn })
      .onConflictDoNothing()
      .returning({ id: dicts.id });
    if (!dict) continue;
    await tx.insert(dictEntries).values(
      entries.map(({ value, label }, index) => ({
        dictId: dict.id,
        value,
        label: label.cn,
        labelEn: label.en,
        labelVi: label.vi,
        dictSort: index + 1,
      })),
    );
  }
}

async function installRate(tx: Tx): Promise<void> {
  await tx.execute(sql`lock table ${exchangeRates} in share row exclusive mode`);
  const [known] = await tx.select({ id: exchangeRates.id }).from(exchangeRates).limit(1);
  if (known) return;
  await setClockBack(tx, builtInRateAgeSeconds);
  await addExchangeRate(tx, { rateVndPerCnyMicros: builtInRateVndPerCnyMicros, createdBy: null });
}

async function installFeeSchedule(tx: Tx): Promise<void> {
  await tx.execute(sql`lock table ${feeSchedules} in share row exclusive mode`);
  const [known] = await tx.select({ id: feeSchedules.id }).from(feeSchedules).limit(1);
  if (known) return;
  const version = {
    schedule: defaultFeeSchedule,
    serviceRule: { serviceMinFen: 0n, serviceTiers: defaultServiceTiers },
    zoneNames,
  };
  await tx
    .insert(feeSchedules)
    .values({ ...feeScheduleColumns(version), status: 'active', effectiveAt: sql`app_now()` });
}
