import type { FeeReplay, ReplayRow } from '@kouan/contract';
import { buyerCode, feesTotalFen, serviceFeeFen, shipmentFees } from '@kouan/domain';
import { sql } from 'drizzle-orm';
import type { Reader } from '../../platform/db.ts';
import { groupBy } from '../../platform/group-by.ts';
import type { Sendable } from '../../platform/http.ts';
import { isDestination, provinceOf } from '../orders/index.ts';
import type { FeeScheduleVersion } from '../settings/index.ts';

type Case = { kind: ReplayRow['kind']; number: string; buyerCode: string; beforeFen: bigint; afterFen: bigint };
const shownRows = 20;

/**
 * What the last orders and shipments would have cost under a version, against what they did cost. Nothing is changed. A
 * destination that the version no longer has counts as one of the other provinces.
 */
export async function replayFees(
  db: Reader,
  { version, last }: { version: FeeScheduleVersion; last: number },
): Promise<Sendable<FeeReplay>> {
  const orders = await replayOrders(db, { version, last });
  const shipped = await replayShipments(db, { version, last });
  const differing = [...orders, ...shipped].filter(({ beforeFen, afterFen }) => beforeFen !== afterFen);
  const size = ({ beforeFen, afterFen }: Case): number => Math.abs(Number(afterFen - beforeFen));
  return {
    orders: sumsOf(orders),
    shipments: sumsOf(shipped),
    rows: differing
      .toSorted((a, b) => size(b) - size(a))
      .slice(0, shownRows)
      .map((one) => ({ ...one, differenceFen: one.afterFen - one.beforeFen })),
  };
}

const sumsOf = (cases: readonly Case[]) => ({
  count: cases.length,
  beforeFen: cases.reduce((sum, { beforeFen }) => sum + beforeFen, 0n),
  afterFen: cases.reduce((sum, { afterFen }) => sum + afterFen, 0n),
  more: cases.filter(({ beforeFen, afterFen }) => afterFen > beforeFen).length,
  less: cases.filter(({ beforeFen, afterFen }) => afterFen < beforeFen).length,
});

type Replay = { version: FeeScheduleVersion; last: number };

/** The service fee is all that an order itself pays by a version. */
async function replayOrders(db: Reader, { version, last }: Replay): Promise<Case[]> {
  const { rows } = await db.execute<{ number: string; goods_fen: string; service_fen: string; buyer_number: string }>(
    sql`select o.number, o.goods_fen, o.service_fen, u.buyer_number from orders o join users u on u.id = o.buyer_id
      order by o.id desc limit ${last}`,
  );
  return rows.map((row) => ({
    kind: 'order',
    number: row.number,
    buyerCode: buyerCode(BigInt(row.buyer_number ?? 0)),
    beforeFen: BigInt(row.service_fen),
    afterFen: serviceFeeFen(BigInt(row.goods_fen), version.serviceRule),
  }));
}

type PartRow = {
  number: string;
  buyer_number: string;
  destination: string;
  fees_fen: string;
  value_fen: string;
  services: string[];
  grams: string;
  cm3: string;
  batch_units: string;
  packages: string;
  units: string;
  stored_seconds: string;
};

/** A shipment is computed again out of its batches, with the hours that they had been stored when it was made. */
async function replayShipments(db: Reader, { version, last }: Replay): Promise<Case[]> {
  const { rows } = await db.execute<PartRow>(sql`
    with chosen as (select * from shipments order by id desc limit ${last})
    select s.number, u.buyer_number, s.destination, s.fees_fen,
      s.deposit_share_fen + s.balance_share_fen as value_fen,
      coalesce((select array_agg(f.kind) from shipment_fees f where f.shipment_id = s.id), '{}') as services,
      b.grams, b.cm3, b.quantity as batch_units, b.packages, p.quantity as units,
      greatest(0, extract(epoch from s.created_at - b.stored_at))::bigint as stored_seconds
    from chosen s join users u on u.id = s.buyer_id
    join shipment_parts p on p.shipment_id = s.id join batches b on b.id = p.batch_id
    order by s.id desc, b.id`);
  return [...groupBy(rows, ({ number }) => number).values()].flatMap((parts): Case[] => {
    const [first] = parts;
    if (!first) return [];
    return [
      {
        kind: 'shipment',
        number: first.number,
        buyerCode: buyerCode(BigInt(first.buyer_number ?? 0)),
        beforeFen: BigInt(first.fees_fen),
        afterFen: feesOf(first, parts, version),
      },
    ];
  });
}

const secondsPerHour = 3600;

function feesOf(shipment: PartRow, parts: readonly PartRow[], { schedule }: FeeScheduleVersion): bigint {
  const provinceCode = isDestination(schedule, shipment.destination)
    ? provinceOf(schedule, shipment.destination)
    : undefined;
  const fees = shipmentFees(
    schedule,
    {
      valueFen: BigInt(shipment.value_fen),
      parts: parts.map((part) => ({
        batchGrams: Number(part.grams),
        batchCm3: Number(part.cm3),
        batchUnits: Number(part.batch_units),
        batchPackages: Number(part.packages),
        units: Number(part.units),
        storedHours: Math.floor(Number(part.stored_seconds) / secondsPerHour),
      })),
    },
    {
      ...(provinceCode === undefined ? {} : { provinceCode }),
      isInspected: shipment.services.includes('inspection'),
      isCrated: shipment.services.includes('crate'),
      isInsured: shipment.services.includes('insurance'),
    },
  );
  return feesTotalFen(fees);
}
