import { permissions } from '@kouan/contract';
import { holdsAny } from '../../lib/permission.ts';

type Area = { area: string; codes: readonly string[] };

/** All codes by what stands before their colon, in the order of the list. */
export function areasOf(codes: readonly string[] = permissions): Area[] {
  const areas = new Map<string, string[]>();
  for (const code of codes) {
    const area = code.split(':')[0] ?? code;
    areas.set(area, [...(areas.get(area) ?? []), code]);
  }
  return [...areas].map(([area, of]) => ({ area, codes: of }));
}

export const actionOf = (code: string): string => code.split(':')[1] ?? code;

/** Nobody grants what they don't hold; what a role has already may be taken from it by anybody who may edit it. */
export const mayToggle = (code: string, { held, chosen }: { held: readonly string[]; chosen: readonly string[] }) =>
  chosen.includes(code) || holdsAny(held, [code]);

export const toggleCode = (chosen: readonly string[], code: string): string[] =>
  chosen.includes(code) ? chosen.filter((one) => one !== code) : [...chosen, code];
