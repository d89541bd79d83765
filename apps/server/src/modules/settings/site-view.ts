import type { FeeScheduleView, SiteView } from '@kouan/contract';
import type { Reader } from '../../platform/db.ts';
import type { Sendable } from '../../platform/http.ts';
import { currentRate, ratesByDay } from './exchange-rates.ts';
import { activeFeeSchedule, type FeeScheduleVersion } from './fee-schedules.ts';
import { parameters } from './parameters.ts';

const rateHistoryDays = 30;

/** What every page shows: titles, today's rate with its history, and the prices for the calculator. */
export async function getSiteView(db: Reader): Promise<Sendable<SiteView>> {
  const { siteTitle, footerTxt, caseNumber, requestTimeoutSeconds, businessTimeZone } = await parameters(db);
  const rate = await currentRate(db);
  return {
    title: siteTitle,
    footerTxt,
    caseNumber,
    requestTimeoutMs: requestTimeoutSeconds * 1000,
    rateVndPerCnyMicros: rate.rateVndPerCnyMicros,
    rateAt: rate.effectiveAt,
    rateHistory: await ratesByDay(db, { days: rateHistoryDays, timeZone: businessTimeZone }),
    feeSchedule: toFeeScheduleView(await activeFeeSchedule(db)),
  };
}

export const toFeeScheduleView = ({
  id,
  schedule,
  serviceRule,
  zoneNames,
}: FeeScheduleVersion): Sendable<FeeScheduleView> => ({
  id,
  ...serviceRule,
  destinations: schedule.logistics.zones.map(({ code, tiers }) => ({
    code,
    name: zoneNames[code] ?? { cn: code, en: code, vi: code },
    tiers,
  })),
  divisorCm3PerKg: schedule.logistics.divisorCm3PerKg,
  stepGrams: schedule.logistics.stepGrams,
  storageFirstMonthPerM3Fen: schedule.storage.firstMonthPerM3Fen,
  storageNextMonthPerM3Fen: schedule.storage.nextMonthPerM3Fen,
  handlingPerPackageFen: schedule.handling.perPackageFen,
  inspectionTiers: schedule.inspection.tiers,
  crateFirstKgFen: schedule.crate.firstKgFen,
  crateNextKgFen: schedule.crate.nextKgFen,
  insuranceBasisPoints: schedule.insurance.basisPoints,
  serviceLinks: schedule.serviceLinks.map((link) => ({ ...link })),
});
