import { isVersion } from '@kouan/domain';
import { eq, is, sql } from 'drizzle-orm';
import { PgTransaction } from 'drizzle-orm/pg-core';
import { nowSql } from '../../platform/clock.ts';
import type { Reader, Tx } from '../../platform/db.ts';
import { fail } from '../../platform/errors.ts';
import { askPrepared } from '../../platform/prepared.ts';
import { bumpVersion } from '../../platform/versions.ts';
import { boundsOf } from './parameter-words.ts';
import { parameterChanges, parameterRows } from './settings-tables.ts';

/** Every number and text that the business may change, with the value of the first day. */
export const defaultParameters = {
  siteTitle: '口岸代采',
  footerTxt: '© 2018-2023 口岸代采',
  caseNumber: '',
  /** How long a page waits for the answer to a call; the server's own limits are shorter. */
  requestTimeoutSeconds: 1200,
  businessTimeZone: 'Asia/Ho_Chi_Minh',

  acceptHours: 24,
  depositDueHours: 24,
  adjustmentDueHours: 24,
  shipmentDueHours: 24,
  reviewHours: 1,
  dispatchHours: 24,
  /** 1: a shipment leaves only with photos of its parcel and of the scale; 0: without. */
  dispatchNeedsPhotos: 1,
  /** How far a weight may be from the expected one, whichever is more, before somebody has to look again. */
  weightTolerancePercent: 10,
  weightToleranceGrams: 200,
  /** The same between the seller's own word and the border's scale: sellers weigh roughly, and without the packaging. */
  sellerTolerancePercent: 30,
  sellerToleranceGrams: 500,
  /** How long an order stays with the person it was given to. */
  assignmentHours: 8,
  /** How far the latest price of the goods may be from the ordered one before the buyer is asked; 0: not at all. */
  priceTolerancePercent: 3,
  /** How long an order that the staff put together waits for its buyer. */
  proposalDays: 7,
  caseHours: 48,
  quoteMinutes: 30,
  autoReturnDays: 7,
  /** How long a store takes goods back after they were signed for. */
  sellerReturnDays: 7,
  /** How long a buyer may look at the photos of a batch; silence approves them. */
  qualityHours: 48,
  autoReceiveDays: 15,
  afterSalesDays: 7,
  /** Days in which a rejection can be looked at again and a failed payout be retried. */
  caseReviewDays: 7,
  /** Most fen that customer service or finance approve alone, all refunds of the order together. */
  refundCeilingServiceFen: 50_000,
  refundCeilingFinanceFen: 500_000,
  /** Most fen of one bank transfer that needs no reviewer when everything agrees; 0: always a person. */
  automaticCeilingFen: 0,
  /** What banks on the way may keep of a transfer, in đồng: a line short by so much is shown as likely, never as exact. */
  transferFeeVnd: 11_000,

  /** Freight inside China that an order pays, by its estimated weight: the first kilogram, and each further one begun. */
  domesticFreightFirstKgFen: 800,
  domesticFreightNextKgFen: 200,

  /** Wrong passwords within the window; after that even the right one is refused. */
  loginFailuresPerAccount: 10,
  loginFailuresPerAddress: 50,
  loginWindowMinutes: 15,
  captchasPerAddressPerMinute: 120,
  sessionsPerUser: 20,
  emailCodesPerEmailPerHour: 5,
  emailCodesPerAddressPerHour: 30,
  registrationsPerAddressPerHour: 60,
  licensesPerAddressPerHour: 30,

  /** How long operation and error logs are kept. */
  logDays: 180,
  quotesPerAddressPerMinute: 300,

  /** Older plug-ins read some pages wrongly and are asked to be updated. */
  minimumPluginVersion: '1.0',
  deviceCodeMinutes: 10,
  deviceCodeTriesPerAddress: 10,
  devicesPerUser: 10,
  /** How far a price may move, in percent, when a second buyer's capture confirms it; further only by staff or the page itself. */
  confirmedPriceMovePercent: 30,
  linksFollowedPerAddressPerMinute: 30,
  /** The same for lists of links. */
  listedLinksFollowedPerAddressPerMinute: 200,
  /** Within how long the staff answer a product of interest. */
  interestAnswerHours: 24,
} as const satisfies Record<string, string | number>;

type Widen<T> = T extends string ? string : number;
export type Parameters = { readonly [K in keyof typeof defaultParameters]: Widen<(typeof defaultParameters)[K]> };
export type ParameterKey = keyof Parameters;
type NumberKey = { [K in ParameterKey]: Parameters[K] extends number ? K : never }[ParameterKey];

export const isParameterKey = (key: string): key is ParameterKey => Object.hasOwn(defaultParameters, key);
const maxTextLength = 500;

/** One transaction goes by the same parameters throughout, and asks for them once. */
const ofTransaction = new WeakMap<Reader, Promise<Parameters>>();

/** The parameters in force: the stored values over the built-in ones. */
export function parameters(db: Reader): Promise<Parameters> {
  if (!is(db, PgTransaction)) return readParameters(db);
  const known = ofTransaction.get(db) ?? readParameters(db);
  ofTransaction.set(db, known);
  return known;
}

async function readParameters(db: Reader): Promise<Parameters> {
  const [row] = await askPrepared<{ stored: Record<string, unknown> }>(db, findParameters, []);
  return parametersFrom(row?.stored ?? {});
}

/** For a statement that asks for more at once: what it selects, and how that is read. */
export const parametersSql = "(select coalesce(json_object_agg(key, value), '{}') from parameters)";
const findParameters = { name: 'parameters', text: `select ${parametersSql} as stored` };
/** One number in force, for a statement that reckons with it. */
export function numberSql(key: NumberKey): string {
  const { least, most } = boundsOf(key) ?? { least: 0, most: 0 };
  const stored = `select (value #>> '{}')::numeric::int from parameters where key = '${key}'`;
  return `coalesce((${stored} and value between '${least}' and '${most}'), ${defaultParameters[key]})`;
}
export const parametersFrom = (stored: Record<string, unknown>): Parameters => inForce(Object.entries(stored));

function inForce(stored: [string, unknown][]): Parameters {
  const known = stored.filter(([key, value]) => isParameterKey(key) && isUsable(key, value));
  return { ...defaultParameters, ...Object.fromEntries(known) };
}

/** Changes come one after the other, each on the values that the last one left. */
export async function lockParameters(tx: Tx): Promise<void> {
  ofTransaction.delete(tx);
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('parameters'))`);
}

/** Stores a parameter and its history. Throws settings.not_found, settings.value_not_allowed. */
export async function setParameter(
  tx: Tx,
  {
    key,
    value,
    changedBy,
    reason = null,
  }: { key: string; value: unknown; changedBy: number | null; reason?: string | null },
): Promise<void> {
  if (!isParameterKey(key)) fail('settings.not_found');
  if (!isUsable(key, value)) fail('settings.value_not_allowed');
  const [old] = await tx.select().from(parameterRows).where(eq(parameterRows.key, key)).for('update');
  await tx
    .insert(parameterRows)
    .values({ key, value })
    .onConflictDoUpdate({ target: parameterRows.key, set: { value, updatedAt: nowSql } });
  ofTransaction.delete(tx);
  await bumpVersion(tx, 'settings');
  await tx.insert(parameterChanges).values({ key, oldValue: old?.value ?? null, newValue: value, changedBy, reason });
}

/** A text that is a time zone where one is meant, or a whole number within its bounds. */
function isUsable(key: ParameterKey, value: unknown): boolean {
  const bounds = boundsOf(key);
  if (bounds)
    return typeof value === 'number' && Number.isInteger(value) && value >= bounds.least && value <= bounds.most;
  if (typeof value !== 'string' || value.length > maxTextLength) return false;
  if (key === 'minimumPluginVersion') return isVersion(value);
  return key !== 'businessTimeZone' || isTimeZone(value);
}

/** The last one that was found to be one: it is asked with every reading of the parameters, and takes a while. */
let knownTimeZone = '';

function isTimeZone(text: string): boolean {
  if (text === knownTimeZone) return true;
  try {
    if (new Intl.DateTimeFormat('en', { timeZone: text }).resolvedOptions().timeZone === '') return false;
  } catch {
    return false;
  }
  knownTimeZone = text;
  return true;
}
