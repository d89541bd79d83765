import { type Static, Type } from 'typebox';
import { pluginVersion } from './devices.ts';
import { endpoint } from './endpoint.ts';
import { count, moment, oneOf, orNull } from './words.ts';

/** How a site is read: by the plug-in in somebody's browser, by following its short links, its public page by ourselves, or a provider. */
export const readingWays = ['plugin', 'short', 'page', 'provider'] as const;
export type ReadingWay = (typeof readingWays)[number];

/** What keeps a plug-in from reading a page; the mall's own refusals come with their error codes. */
export const pageProblems = ['BLOCKED', 'OFF_SHELF', 'ID_MISMATCH', 'NOT_PRODUCT', 'TRANSLATED', 'NO_PRICE'] as const;
export type ReportedProblem = (typeof pageProblems)[number];

/** Tells how reading an open product page went; `problem` null: well. */
export const reportReading = endpoint({
  method: 'POST',
  path: '/api/captures/failures',
  permission: 'capture:own',
  device: true,
  status: 204,
  body: Type.Object({
    pluginVersion,
    url: Type.String({ maxLength: 4096 }),
    problem: orNull(oneOf(pageProblems)),
  }),
  errors: ['link.not_recognised', 'request.too_many'],
});

/** Sites that cannot be read at the moment, and which ways fail. */
export const getTroubledSites = endpoint({
  method: 'GET',
  path: '/api/links/health',
  permission: 'open',
  cacheSeconds: 30,
  reply: Type.Array(Type.Object({ site: Type.String(), ways: Type.Array(oneOf(readingWays)) })),
});

export const healthHours = [1, 24, 168, 720] as const;
/** One site by one way, for the plug-in by one version, for providers by one of them. `isTroubled` looks at the last hour only. */
export const LinkHealthRow = Type.Object({
  site: Type.String(),
  way: oneOf(readingWays),
  version: Type.String(),
  total: count,
  good: count,
  lastGoodAt: orNull(moment),
  lastFailedAt: orNull(moment),
  errors: Type.Array(Type.Object({ code: Type.String(), count })),
  isTroubled: Type.Boolean(),
});
export type LinkHealthRow = Static<typeof LinkHealthRow>;
export const listLinkHealth = endpoint({
  method: 'GET',
  path: '/api/staff/linkHealth',
  permission: 'product:list',
  query: Type.Object({ hours: Type.Optional(Type.Integer({ minimum: 1, maximum: 720 })) }),
  reply: Type.Array(LinkHealthRow),
});
