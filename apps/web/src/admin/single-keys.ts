import { create } from 'zustand';
import { cookie, setCookie } from '../lib/cookies.ts';

const keysCookie = 'reviewKeys';
const keptDays = 365;

/** Whether single keys act; everybody may turn them off for their browser. */
export const useSingleKeys = create<{ isOn: boolean }>()(() => ({ isOn: cookie(keysCookie) !== '0' }));

export function setSingleKeys(isOn: boolean): void {
  setCookie(keysCookie, isOn ? '1' : '0', keptDays);
  useSingleKeys.setState({ isOn });
}
