import file from './fixtures/money-examples.json' with { type: 'json' };

export type Example = { id: string; kind: string; note: string; input: unknown; expect: unknown };
type PlainPosting = { debit: Record<string, number>; credit: Record<string, number> };
export type StoryStep = {
  event: string;
  postings: PlainPosting[];
  orders: Record<
    string,
    { status: string; paidFen: number; consumedFen: number; heldFen: number; refundedFen: number }
  >;
};
export type StoryShipment = { n: number; units: number[]; feesFen: Record<string, number>; amountFen: number };
export type StoryOrder = { id: string; totalFen: number; depositFen: number; shipments: StoryShipment[] };
export type Story = { id: string; orders: StoryOrder[]; steps: StoryStep[]; endBalancesFen: Record<string, number> };

// Safe: the file is ours, and a wrong shape shows as a failing test.
export const examples = file.examples as Example[];
export const stories = file.stories as unknown as Story[];
export const fileEdges: Record<string, string[]> = file.statusEdges;

const isMoney = (key: string) => /(?:Fen|Vnd|Micros)$/.test(key);

/** JSON with its money fields (…Fen, …Vnd, …Micros) as bigint. */
export function withBigints(value: unknown, key = ''): unknown {
  if (typeof value === 'number') return isMoney(key) ? BigInt(value) : value;
  if (Array.isArray(value)) return value.map((item: unknown) => withBigints(item, key));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, withBigints(item, name)]));
}

/** A result as it would stand in JSON: bigint as number. */
export const plain = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value, (_key, item: unknown) => (typeof item === 'bigint' ? Number(item) : item)));
