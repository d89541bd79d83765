import type { FeeRules, FeeVersionView, Texts } from '@kouan/contract';
import { areServiceLinksSound, parseFeeSchedule } from '@kouan/domain';
import { fail } from '../../platform/errors.ts';
import { feeScheduleColumns, type FeeScheduleVersion } from './fee-schedules.ts';

type Rules = Omit<FeeRules, 'name'>;
type Version = Omit<FeeScheduleVersion, 'id'>;

/** The rules of a version as a form edits them: amounts are plain integers. */
export function toRules({ schedule, serviceRule, zoneNames }: Version): Rules {
  const { logistics, storage, handling, inspection, crate, insurance, serviceLinks } = schedule;
  return {
    serviceMinFen: Number(serviceRule.serviceMinFen),
    serviceTiers: serviceRule.serviceTiers.map(({ fromFen, basisPoints }) => ({
      fromFen: Number(fromFen),
      basisPoints,
    })),
    weightRule: logistics.weightRule,
    divisorCm3PerKg: logistics.divisorCm3PerKg,
    stepGrams: logistics.stepGrams,
    zones: logistics.zones.map(({ code, provinceCodes, tiers }) => ({
      code,
      name: zoneNames[code] ?? { cn: code, en: code, vi: code },
      provinceCodes: [...provinceCodes],
      tiers: tiers.map(({ fromGrams, perKgFen }) => ({ fromGrams, perKgFen: Number(perKgFen) })),
    })),
    storageFirstMonthPerM3Fen: Number(storage.firstMonthPerM3Fen),
    storageNextMonthPerM3Fen: Number(storage.nextMonthPerM3Fen),
    handlingPerPackageFen: Number(handling.perPackageFen),
    inspectionTiers: inspection.tiers.map(({ fromPieces, perPieceFen }) => ({
      fromPieces,
      perPieceFen: Number(perPieceFen),
    })),
    crateFirstKgFen: Number(crate.firstKgFen),
    crateNextKgFen: Number(crate.nextKgFen),
    insuranceBasisPoints: insurance.basisPoints,
    serviceLinks: serviceLinks.map((link) => ({ ...link })),
  };
}

/** The columns of a version with these rules. Throws fees.tiers_wrong, fees.zones_wrong and fees.service_links_wrong, naming the field. */
export function columnsOfRules(rules: Rules): ReturnType<typeof feeScheduleColumns> {
  checkTiers(rules);
  checkZones(rules);
  if (!areServiceLinksSound(rules.serviceLinks))
    fail('fees.service_links_wrong', {}, { serviceLinks: 'fees.service_links_wrong' });
  const schedule = {
    logistics: {
      divisorCm3PerKg: rules.divisorCm3PerKg,
      stepGrams: rules.stepGrams,
      weightRule: rules.weightRule,
      zones: rules.zones.map(({ code, provinceCodes, tiers }) => ({ code, provinceCodes, tiers })),
    },
    storage: {
      firstMonthPerM3Fen: rules.storageFirstMonthPerM3Fen,
      nextMonthPerM3Fen: rules.storageNextMonthPerM3Fen,
    },
    handling: { perPackageFen: rules.handlingPerPackageFen },
    inspection: { tiers: rules.inspectionTiers },
    crate: { firstKgFen: rules.crateFirstKgFen, nextKgFen: rules.crateNextKgFen },
    insurance: { basisPoints: rules.insuranceBasisPoints },
    serviceLinks: rules.serviceLinks,
  };
  return feeScheduleColumns({
    schedule: parseFeeSchedule(schedule),
    serviceRule: {
      serviceMinFen: BigInt(rules.serviceMinFen),
      serviceTiers: rules.serviceTiers.map(({ fromFen, basisPoints }) => ({ fromFen: BigInt(fromFen), basisPoints })),
    },
    zoneNames: Object.fromEntries(rules.zones.map(({ code, name }): [string, Texts] => [code, name])),
  });
}

const rises = (starts: readonly number[], first: number): boolean =>
  starts[0] === first && starts.every((start, index) => index === 0 || start > (starts[index - 1] ?? start));

function checkTiers({ serviceTiers, zones, inspectionTiers }: Rules): void {
  const wrong = (field: string): never => fail('fees.tiers_wrong', {}, { [field]: 'fees.tiers_wrong' });
  if (
    !rises(
      serviceTiers.map(({ fromFen }) => fromFen),
      0,
    )
  )
    wrong('serviceTiers');
  if (
    !rises(
      inspectionTiers.map(({ fromPieces }) => fromPieces),
      1,
    )
  )
    wrong('inspectionTiers');
  for (const { tiers } of zones)
    if (
      !rises(
        tiers.map(({ fromGrams }) => fromGrams),
        0,
      )
    )
      wrong('zones');
}

function checkZones({ zones }: Rules): void {
  const codes = zones.map(({ code }) => code);
  const provinces = zones.flatMap(({ provinceCodes }) => provinceCodes);
  const rest = zones.filter(({ provinceCodes }) => provinceCodes.length === 0);
  const isUnique = (list: readonly string[]): boolean => new Set(list).size === list.length;
  if (rest.length !== 1 || !isUnique(codes) || !isUnique(provinces))
    fail('fees.zones_wrong', {}, { zones: 'fees.zones_wrong' });
}

/** What differs between two sets of rules, value by value; zones go by their code, tiers by where they begin. */
export function changesOf(before: Rules, after: Rules): FeeVersionView['changes'] {
  const [was, is] = [valuesOf(before), valuesOf(after)];
  return [...new Set([...was.keys(), ...is.keys()])]
    .filter((path) => was.get(path) !== is.get(path))
    .map((path) => ({ path, before: was.get(path) ?? null, after: is.get(path) ?? null }));
}

function valuesOf({ zones, serviceTiers, inspectionTiers, serviceLinks, ...plain }: Rules): Map<string, string> {
  return new Map<string, string>([
    ...Object.entries(plain).map(([path, value]): [string, string] => [path, String(value)]),
    ...serviceTiers.map(({ fromFen, basisPoints }): [string, string] => [
      `serviceTiers.${fromFen}`,
      String(basisPoints),
    ]),
    ...inspectionTiers.map(({ fromPieces, perPieceFen }): [string, string] => [
      `inspectionTiers.${fromPieces}`,
      String(perPieceFen),
    ]),
    ...serviceLinks.map(({ from, kind, to }): [string, string] => [`serviceLinks.${from}.${to}`, kind]),
    ...zones.flatMap(({ code, name, provinceCodes, tiers }): [string, string][] => [
      [`zones.${code}.name`, [name.cn, name.en, name.vi].join(' / ')],
      [`zones.${code}.provinceCodes`, provinceCodes.toSorted((a, b) => a.localeCompare(b)).join(' ')],
      ...tiers.map(({ fromGrams, perKgFen }): [string, string] => [
        `zones.${code}.tiers.${fromGrams}`,
        String(perKgFen),
      ]),
    ]),
  ]);
}
