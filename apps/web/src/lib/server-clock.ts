let aheadMs = 0;

/** Remembers what the server's clock is ahead of this device's, from the moment a reply was made (its `Date` header). */
export function noteServerTime(date: string | null): void {
  const madeAt = Date.parse(date ?? '');
  if (!Number.isNaN(madeAt)) aheadMs = madeAt - Date.now();
}

/** Now by the server's clock, in milliseconds: time limits are the server's, and many phones go wrong by minutes or hours. */
export const serverNow = (): number => Date.now() + aheadMs;
