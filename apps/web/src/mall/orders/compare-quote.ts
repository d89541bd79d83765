import type { BatchView, OrderEstimate, OrderView, ShipmentView } from '@kouan/contract';

type Amounts = { unit: 'fen' | 'grams' | 'pieces'; quoted: number; actual: number | undefined };
/** Why the two differ: how many units for which cause, or for how many units the actual figure stands. */
export type Cause = { kind: 'short' | 'cancelled' | 'returned' | 'ofUnits' | 'weighed'; count: number; of?: number };
export type ComparedRow = Amounts & {
  what: 'goods' | 'freight' | 'service' | 'units' | 'weight' | 'fees';
  causes: Cause[];
};

type Known = {
  order: Pick<OrderView, 'goodsFen' | 'freightFen' | 'serviceFen' | 'lines'>;
  estimate: OrderEstimate;
  batches: readonly Pick<BatchView, 'quantity' | 'grams'>[];
  shipments: readonly Pick<ShipmentView, 'state' | 'quantity' | 'fees'>[];
};

const sum = <Row>(rows: readonly Row[], of: (row: Row) => number): number =>
  rows.reduce((total, row) => total + of(row), 0);

/** What was quoted held against what it came to; an actual figure is undefined while there is none yet. */
export function compareQuote({ order, estimate, batches, shipments }: Known): ComparedRow[] {
  const { lines } = order;
  const ordered = sum(lines, (line) => line.ordered);
  const received = sum(lines, (line) => line.received);
  const inBatches = sum(batches, (batch) => batch.quantity);
  const sent = shipments.filter(({ state }) => state !== 'cancelled');
  const sentUnits = sum(sent, (shipment) => shipment.quantity);
  const lost = (['short', 'cancelled', 'returned'] as const).flatMap((kind): Cause[] => {
    const count = sum(lines, (line) => line[kind]);
    return count > 0 ? [{ kind, count }] : [];
  });
  const part = (count: number): Cause[] => (count < ordered ? [{ kind: 'ofUnits', count, of: ordered }] : []);
  // What that many units were quoted with; anything else is what the scales said.
  const weighed = (quoted: number, actual: number, count: number): Cause[] =>
    count > 0 && actual !== Math.round((quoted * count) / ordered) ? [{ kind: 'weighed', count }] : [];
  const grams = sum(batches, (batch) => batch.grams);
  const quotedFen = sum(estimate.fees, ({ feeFen }) => feeFen);
  const ofLogistics = (fees: readonly { kind: string; feeFen: number }[]) =>
    sum(fees, ({ kind, feeFen }) => (kind === 'logistics' ? feeFen : 0));
  const feesFen = sum(sent, ({ fees }) => sum(fees, ({ feeFen }) => feeFen));
  return [
    { what: 'goods', unit: 'fen', quoted: estimate.goodsFen, actual: order.goodsFen, causes: [] },
    { what: 'freight', unit: 'fen', quoted: estimate.freightFen, actual: order.freightFen, causes: [] },
    { what: 'service', unit: 'fen', quoted: estimate.serviceFen, actual: order.serviceFen, causes: [] },
    {
      what: 'units',
      unit: 'pieces',
      quoted: ordered,
      actual: received > 0 || lost.length > 0 ? received : undefined,
      causes: lost,
    },
    {
      what: 'weight',
      unit: 'grams',
      quoted: estimate.realGrams,
      actual: inBatches > 0 ? grams : undefined,
      causes: inBatches > 0 ? [...part(inBatches), ...weighed(estimate.realGrams, grams, inBatches)] : [],
    },
    {
      what: 'fees',
      unit: 'fen',
      quoted: quotedFen,
      actual: sentUnits > 0 ? feesFen : undefined,
      causes:
        sentUnits > 0
          ? [
              ...part(sentUnits),
              ...weighed(
                ofLogistics(estimate.fees),
                sum(sent, ({ fees }) => ofLogistics(fees)),
                sentUnits,
              ),
            ]
          : [],
    },
  ];
}
