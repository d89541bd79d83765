import type { Texts } from '@kouan/contract';
import {
  type FeeSchedule,
  feeScheduleToJson,
  parseFeeSchedule,
  type ServiceFeeRule,
  type ServiceTier,
} from '@kouan/domain';
import { eq } from 'drizzle-orm';
import type { Reader } from '../../platform/db.ts';
import { assert, fail } from '../../platform/errors.ts';
import { prepared } from '../../platform/prepared.ts';
import { feeSchedules } from './settings-tables.ts';

/** A version of all prices for services. `serviceRule` prices the order, `schedule` its shipments. */
export type FeeScheduleVersion = {
  id: number;
  schedule: FeeSchedule;
  serviceRule: Required<ServiceFeeRule>;
  zoneNames: Record<string, Texts>;
};

type Row = Pick<typeof feeSchedules.$inferSelect, 'id' | 'schedule' | 'serviceRule' | 'zoneNames'>;

const columns = {
  id: feeSchedules.id,
  schedule: feeSchedules.schedule,
  serviceRule: feeSchedules.serviceRule,
  zoneNames: feeSchedules.zoneNames,
};
const findActive = prepared((db) => db.select(columns).from(feeSchedules).where(eq(feeSchedules.status, 'active')));
const findById = prepared((db, valueOf) =>
  db
    .select(columns)
    .from(feeSchedules)
    .where(eq(feeSchedules.id, valueOf('id'))),
);

/** The version in force now. */
export async function activeFeeSchedule(db: Reader): Promise<FeeScheduleVersion> {
  const [row] = await findActive(db, {});
  assert(row, 'a fee schedule is active');
  return toVersion(row);
}

/** Any version, as orders and shipments name theirs. Throws settings.not_found. */
export async function feeScheduleById(db: Reader, id: number): Promise<FeeScheduleVersion> {
  const [row] = await findById(db, { id });
  return row ? toVersion(row) : fail('settings.not_found');
}

/** The columns of a version. Amounts are plain integers in there. */
export const feeScheduleColumns = ({ schedule, serviceRule, zoneNames }: Omit<FeeScheduleVersion, 'id'>) => ({
  // Both texts were written from typed values just now, so parsing them back cannot fail.
  schedule: JSON.parse(feeScheduleToJson(schedule)) as unknown,
  serviceRule: {
    serviceMinFen: Number(serviceRule.serviceMinFen),
    serviceTiers: serviceRule.serviceTiers.map(({ fromFen, basisPoints }) => ({
      fromFen: Number(fromFen),
      basisPoints,
    })),
  },
  zoneNames,
});

export const toVersion = (row: Row): FeeScheduleVersion => ({
  id: row.id,
  schedule: parseFeeSchedule(row.schedule),
  serviceRule: parseServiceRule(row.serviceRule),
  zoneNames: row.zoneNames,
});

function parseServiceRule(json: unknown): Required<ServiceFeeRule> {
  // Written by feeScheduleColumns only; BigInt() refuses whatever is no whole number.
  const { serviceMinFen, serviceTiers } = json as {
    serviceMinFen: number;
    serviceTiers: { fromFen: number; basisPoints: number }[];
  };
  const tiers: ServiceTier[] = serviceTiers.map(({ fromFen, basisPoints }) => ({
    fromFen: BigInt(fromFen),
    basisPoints,
  }));
  return { serviceMinFen: BigInt(serviceMinFen), serviceTiers: tiers };
}
