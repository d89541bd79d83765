import type { FeeVersionView } from '@kouan/contract';
import { formatBasisPoints, formatCny, formatCount } from '../../lib/formats.ts';
import type { Language } from '../../lib/language.ts';

export type Change = FeeVersionView['changes'][number];
export type ChangeSubject =
  | { kind: 'field'; field: string }
  | { kind: 'service'; from: string }
  | { kind: 'inspection'; from: string }
  | { kind: 'link'; from: string; to: string }
  | { kind: 'zoneTier'; zone: string; from: string }
  | { kind: 'zoneName' | 'zoneProvinces'; zone: string };

/** What a changed value is about, out of its path. */
export function subjectOf(path: string, language: Language): ChangeSubject {
  const [first = '', second = '', third = '', fourth = ''] = path.split('.');
  if (first === 'serviceTiers') return { kind: 'service', from: formatCny(Number(second), language) };
  if (first === 'inspectionTiers') return { kind: 'inspection', from: formatCount(Number(second), language) };
  if (first === 'serviceLinks') return { kind: 'link', from: second, to: third };
  if (first !== 'zones') return { kind: 'field', field: first };
  if (third === 'tiers') return { kind: 'zoneTier', zone: second, from: formatCount(Number(fourth), language) };
  return { kind: third === 'name' ? 'zoneName' : 'zoneProvinces', zone: second };
}

const isPrice = (path: string): boolean => /(Fen$|^inspectionTiers\.|\.tiers\.)/.test(path);
const isPercent = (path: string): boolean => /(BasisPoints$|^serviceTiers\.)/.test(path);

/** A value of a change as people read it. */
export function valueOf(path: string, value: string | null, language: Language): string | null {
  if (value === null || !/^\d+$/.test(value)) return value;
  if (isPercent(path)) return formatBasisPoints(Number(value), language);
  return isPrice(path) ? formatCny(Number(value), language) : value;
}
