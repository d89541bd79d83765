import { defaultFeeSchedule, type FeeSchedule, type FreightZone, northernProvinces } from '@kouan/domain';

/** Prices per kilogram in fen under 50 kg, from 50 kg and from 200 kg. */
function zone(
  code: string,
  provinceCodes: readonly string[],
  [first, second, third]: readonly [bigint, bigint, bigint],
): FreightZone {
  const tiers = [
    { fromGrams: 0, perKgFen: first },
    { fromGrams: 50_000, perKgFen: second },
    { fromGrams: 200_000, perKgFen: third },
  ];
  return { code, provinceCodes, tiers };
}

const centralProvinces = ['40', '42', '44', '46', '48', '51', '52'];

/** The schedule of the demo: the default one with freight by three destinations; `hochiminh` stands for the rest of the country. */
export const demoFeeSchedule: FeeSchedule = {
  ...defaultFeeSchedule,
  logistics: {
    ...defaultFeeSchedule.logistics,
    zones: [
      zone('hanoi', northernProvinces, [790n, 760n, 735n]),
      zone('danang', centralProvinces, [875n, 845n, 820n]),
      zone('hochiminh', [], [960n, 930n, 905n]),
    ],
  },
};
