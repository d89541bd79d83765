import * as contract from '@kouan/contract';
import { browserName, formatDateTime } from '@kouan/domain';
import { and, desc, sql } from 'drizzle-orm';
import type { Reader } from '../../platform/db.ts';
import { fail } from '../../platform/errors.ts';
import { type Actor, type App, route } from '../../platform/http.ts';
import { hasText, orderOf, pageOf } from '../../platform/list-query.ts';
import { maxSheetRows, sendSheet, type SheetColumn } from '../../platform/xlsx.ts';
import { parameters } from '../settings/index.ts';
import { checkReach } from './grants.ts';
import {
  countSignIns,
  endOthers,
  endSignIns,
  keyOf,
  listSignIns,
  ownersOf,
  type SignIn,
  signInColumns,
} from './sign-in-queries.ts';

/** Live sessions and paired plug-ins, with forced logout; and everybody's own. */
export function onlineRoutes(app: App): void {
  route(app, contract.listOnline, ({ db, query, actor }) => listOnline(db, query, actor));
  route(app, contract.downloadOnline, async ({ db, query, actor, language, reply }) => {
    const { content } = await listOnline(db, { ...query, page: 0, size: maxSheetRows }, actor);
    return sendSheet({ reply, language }, { name: 'online', columns, rows: content });
  });
  route(app, contract.endOnline, async ({ body, actor, inTransaction }) => {
    await inTransaction(async (tx) => {
      if (body.length === 0) return;
      await checkReach(tx, actor, await ownersOf(tx, body));
      await endSignIns(tx, body, 'any');
    });
    return undefined;
  });
  ownRoutes(app);
}

/** More than an account can have. */
const maxOwn = 500;

function ownRoutes(app: App): void {
  route(app, contract.listOwnSessions, async ({ db, actor }) => {
    const order = [desc(signInColumns.lastUsedTime), desc(signInColumns.loginTime)];
    const own = await listSignIns(db, { userId: actor.id, order, limit: maxOwn, offset: 0 });
    const first = own.filter((signIn) => isOf(actor, signIn));
    return [...first, ...own.filter((signIn) => !isOf(actor, signIn))].map((signIn) => ({
      kind: signIn.kind,
      key: keyOf(signIn),
      browser: shownBrowser(signIn),
      ip: signIn.address,
      startedAt: signIn.startedAt,
      lastUsedAt: signIn.lastUsedAt,
      isOwn: isOf(actor, signIn),
    }));
  });
  route(app, contract.endOwnSession, async ({ params, actor, inTransaction }) => {
    const ended = await inTransaction((tx) => endSignIns(tx, [params.key], actor.id));
    if (ended === 0) fail('session.not_found');
    return undefined;
  });
  route(app, contract.endOtherSessions, async ({ actor, inTransaction }) => ({
    ended: await inTransaction((tx) => endOthers(tx, { userId: actor.id, sessionId: actor.sessionId })),
  }));
}

const isOf = (actor: Actor, { kind, id }: SignIn): boolean => kind === 'browser' && id === actor.sessionId;
const shownBrowser = ({ kind, browser }: SignIn): string => (kind === 'plugin' ? browser : browserName(browser));

async function listOnline(db: Reader, query: contract.QueryOf<typeof contract.listOnline>, actor: Actor) {
  const { businessTimeZone: zone } = await parameters(db);
  const where = and(
    hasText(query.username ?? query.filter, [signInColumns.userName, signInColumns.nickName]),
    query.kind && sql`${signInColumns.kind} = ${query.kind}`,
  );
  const order = orderOf(query.sort, signInColumns, [desc(signInColumns.loginTime), desc(sql`l.id`)]);
  const rows = await listSignIns(db, { userId: 'any', where, order, ...pageOf(query) });
  const content = rows.map((signIn) => ({
    kind: signIn.kind,
    uid: signIn.user.id,
    userName: signIn.user.username,
    nickName: signIn.user.nickName,
    dept: signIn.user.dept,
    browser: shownBrowser(signIn),
    ip: signIn.address,
    address: '',
    key: keyOf(signIn),
    loginTime: formatDateTime(signIn.startedAt, zone),
    lastUsedTime: formatDateTime(signIn.lastUsedAt ?? signIn.startedAt, zone),
    isOwn: isOf(actor, signIn),
  }));
  return { content, totalElements: await countSignIns(db, { userId: 'any', where }) };
}

const columns: readonly SheetColumn<contract.OnlineSession>[] = [
  { heading: { cn: '用户名', en: 'Username', vi: 'Tên đăng nhập' }, value: (row) => row.userName },
  { heading: { cn: '昵称', en: 'Nickname', vi: 'Biệt danh' }, value: (row) => row.nickName },
  { heading: { cn: '部门', en: 'Department', vi: 'Phòng ban' }, value: (row) => row.dept },
  { heading: { cn: '采集插件', en: 'Plug-in', vi: 'Tiện ích' }, value: (row) => row.kind === 'plugin' },
  { heading: { cn: 'IP 地址', en: 'Address', vi: 'Địa chỉ IP' }, value: (row) => row.ip },
  { heading: { cn: '浏览器', en: 'Browser', vi: 'Trình duyệt' }, value: (row) => row.browser, width: 40 },
  { heading: { cn: '登录时间', en: 'Logged in', vi: 'Đăng nhập lúc' }, value: (row) => row.loginTime, width: 20 },
  { heading: { cn: '最近使用', en: 'Last used', vi: 'Dùng gần nhất' }, value: (row) => row.lastUsedTime, width: 20 },
];
