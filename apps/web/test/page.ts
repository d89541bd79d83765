import type { Assets } from '../src/app/assets.ts';

/** A build of one script, for pages that are rendered in tests. */
export const assets: Assets = {
  manifest: { 'src/app/entry-client.tsx': { file: 'assets/entry.js', css: [], imports: [] } },
  css: {},
  starter: '',
};
export const settings = {
  title: '口岸代采',
  footerTxt: '',
  caseNumber: '',
  rateVndPerCnyMicros: 3_685_000_000,
  rateAt: '2026-01-01T02:00:00Z',
  requestTimeoutMs: 1_200_000,
};
