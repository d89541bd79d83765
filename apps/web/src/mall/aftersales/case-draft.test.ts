import { afterEach, expect, test, vi } from 'vitest';
import { type CaseDraft, dropDraft, isWritten, loadDraft, saveDraft } from './case-draft.ts';

const key = { owner: 'buyer1', kind: 'afterSales', orderNumber: 'D261121A1B2C3X' };
const empty: CaseDraft = {
  reasonCode: undefined,
  reason: '',
  refundTo: 'wallet',
  photos: [],
  claim: { shipmentNumber: 'S1', quantities: {}, want: '' },
};
const written: CaseDraft = { ...empty, reasonCode: 'quality', photos: [{ id: 7, url: '/file/7' }] };

/** The storage of a browser, for a test that has none. */
function withStorage(): Map<string, string> {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => kept.set(name, value),
    removeItem: (name: string) => kept.delete(name),
  });
  return kept;
}
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('a case that was begun is there again for its person and order, for twenty hours', () => {
  vi.useFakeTimers({ now: new Date('2026-11-21T08:00:00Z') });
  const kept = withStorage();
  saveDraft(key, written);
  expect(loadDraft(key)).toEqual(written);
  expect(loadDraft({ ...key, owner: 'buyer2' })).toBeUndefined();
  expect(loadDraft({ ...key, kind: 'return' })).toBeUndefined();
  vi.advanceTimersByTime(21 * 3_600_000);
  expect(loadDraft(key)).toBeUndefined();
  expect(kept.size).toBe(0);
  saveDraft(key, written);
  dropDraft(key);
  expect(loadDraft(key)).toBeUndefined();
});

test('without storage, or with something broken in it, there is no draft and no error', () => {
  expect(loadDraft(key)).toBeUndefined();
  saveDraft(key, written);
  dropDraft(key);
  withStorage().set('kouan-case buyer1 afterSales D261121A1B2C3X', '{broken');
  expect(loadDraft(key)).toBeUndefined();
});

test('only what somebody would miss is kept', () => {
  expect(isWritten(empty)).toBe(false);
  expect(
    [written, { ...empty, reason: 'torn' }, { ...empty, claim: { ...empty.claim, quantities: { 4: 1 } } }].map(
      isWritten,
    ),
  ).toEqual([true, true, true]);
});
