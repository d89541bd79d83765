import { areServiceLinksSound, type ServiceLink, serviceLinkKinds, shippingServices } from './service-links.ts';
import { type FeeSchedule, type FreightZone, type PieceTier, weightRules, type WeightTier } from './fee-schedule.ts';

type Reader = { value: unknown; path: string };

const maxListLength = 200;

function at({ value, path }: Reader, key: string): Reader {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new TypeError(`${path} must be an object`);
  // Safe: it is an object and no array, and what is read from it stays unknown.
  return { value: (value as Record<string, unknown>)[key], path: `${path}.${key}` };
}

function wholeNumber({ value, path }: Reader, minimum = 0): number {
  const isWhole = typeof value === 'number' && Number.isSafeInteger(value) && value >= minimum;
  if (!isWhole) throw new TypeError(`${path} must be a whole number of at least ${minimum}`);
  return value;
}

const fen = (reader: Reader): bigint => BigInt(wholeNumber(reader));

function text({ value, path }: Reader): string {
  if (typeof value !== 'string' || value === '') throw new TypeError(`${path} must be a text`);
  return value;
}

function list<Item>({ value, path }: Reader, read: (item: Reader) => Item): Item[] {
  if (!Array.isArray(value) || value.length > maxListLength) throw new TypeError(`${path} must be a list`);
  return value.map((item: unknown, index) => read({ value: item, path: `${path}[${index}]` }));
}

/** Tiers start at or below `first` and rise, so that a tier is always reached and only one. */
function tiers<Tier>(reader: Reader, { read, from, first }: TierReader<Tier>): Tier[] {
  const all = list(reader, read);
  const starts = all.map(from);
  const isRising = starts.every((start, index) => index === 0 || start > (starts[index - 1] ?? start));
  if (!isRising || (starts[0] ?? Number.POSITIVE_INFINITY) > first) {
    throw new TypeError(`${reader.path} must rise from ${first}`);
  }
  return all;
}
type TierReader<Tier> = { read: (item: Reader) => Tier; from: (tier: Tier) => number; first: number };

const weightTier = (reader: Reader): WeightTier => ({
  fromGrams: wholeNumber(at(reader, 'fromGrams')),
  perKgFen: fen(at(reader, 'perKgFen')),
});

const pieceTier = (reader: Reader): PieceTier => ({
  fromPieces: wholeNumber(at(reader, 'fromPieces')),
  perPieceFen: fen(at(reader, 'perPieceFen')),
});

const freightZone = (reader: Reader): FreightZone => ({
  code: text(at(reader, 'code')),
  provinceCodes: list(at(reader, 'provinceCodes'), text),
  tiers: tiers(at(reader, 'tiers'), { read: weightTier, from: (tier) => tier.fromGrams, first: 0 }),
});

function logistics(reader: Reader): FeeSchedule['logistics'] {
  const weightRule = oneOf(at(reader, 'weightRule'), weightRules);
  const zones = list(at(reader, 'zones'), freightZone);
  const restZones = zones.filter(({ provinceCodes }) => provinceCodes.length === 0);
  if (restZones.length !== 1) throw new TypeError(`${reader.path}.zones must have one zone without provinces`);
  const divisorCm3PerKg = wholeNumber(at(reader, 'divisorCm3PerKg'), 1);
  return { divisorCm3PerKg, stepGrams: wholeNumber(at(reader, 'stepGrams'), 1), weightRule, zones };
}

function oneOf<const Known extends string>({ value, path }: Reader, known: readonly Known[]): Known {
  const found = known.find((one) => one === value);
  if (found === undefined) throw new TypeError(`${path} must be one of ${known.join(', ')}`);
  return found;
}

/** Versions from before there were rules between services have none. */
function serviceLinks(reader: Reader): ServiceLink[] {
  if (reader.value === undefined) return [];
  const links = list(reader, (item) => ({
    from: oneOf(at(item, 'from'), shippingServices),
    kind: oneOf(at(item, 'kind'), serviceLinkKinds),
    to: oneOf(at(item, 'to'), shippingServices),
  }));
  if (!areServiceLinksSound(links)) throw new TypeError(`${reader.path} must be rules that can be kept`);
  return links;
}

/** Reads a fee schedule from JSON whose amounts are plain integers (fen). Throws TypeError naming the first wrong field. */
export function parseFeeSchedule(json: unknown): FeeSchedule {
  const root: Reader = { value: json, path: 'feeSchedule' };
  const storage = at(root, 'storage');
  const crate = at(root, 'crate');
  return {
    logistics: logistics(at(root, 'logistics')),
    storage: {
      firstMonthPerM3Fen: fen(at(storage, 'firstMonthPerM3Fen')),
      nextMonthPerM3Fen: fen(at(storage, 'nextMonthPerM3Fen')),
    },
    handling: { perPackageFen: fen(at(at(root, 'handling'), 'perPackageFen')) },
    inspection: {
      tiers: tiers(at(at(root, 'inspection'), 'tiers'), { read: pieceTier, from: (tier) => tier.fromPieces, first: 1 }),
    },
    crate: { firstKgFen: fen(at(crate, 'firstKgFen')), nextKgFen: fen(at(crate, 'nextKgFen')) },
    insurance: { basisPoints: wholeNumber(at(at(root, 'insurance'), 'basisPoints')) },
    serviceLinks: serviceLinks(at(root, 'serviceLinks')),
  };
}

/** The schedule as JSON text, amounts as plain integers; parseFeeSchedule(JSON.parse(text)) reads it back. */
export const feeScheduleToJson = (schedule: FeeSchedule): string =>
  JSON.stringify(schedule, (_key, value: unknown) => (typeof value === 'bigint' ? Number(value) : value));
