import type { FeeSchedule } from '@kouan/domain';
import { fail } from '../../platform/errors.ts';

export const defaultDestination = 'hanoi';

/** Cities that are known by name, with the codes of their provinces. */
const cityProvinces: Record<string, string> = {
  hanoi: '01',
  haiphong: '31',
  hue: '46',
  danang: '48',
  hochiminh: '79',
  saigon: '79',
  cantho: '92',
  langson: '20',
  quangninh: '22',
  laocai: '15',
};

/**
 * The province that prices a destination: that of a city, or one of a freight zone of this schedule; undefined for the
 * zone of all others. Throws order.destination_unknown.
 */
export function provinceOf(schedule: FeeSchedule, destination: string): string | undefined {
  const city = Object.hasOwn(cityProvinces, destination) ? cityProvinces[destination] : undefined;
  if (city !== undefined) return city;
  const zone =
    schedule.logistics.zones.find(({ code }) => code === destination) ??
    fail('order.destination_unknown', {}, { destination: 'order.destination_unknown' });
  return zone.provinceCodes[0];
}

/** Whether `provinceOf` knows a destination. */
export const isDestination = (schedule: FeeSchedule, destination: string): boolean =>
  Object.hasOwn(cityProvinces, destination) || schedule.logistics.zones.some(({ code }) => code === destination);
