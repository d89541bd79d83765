import * as contract from '@kouan/contract';
import { formatDateTime } from '@kouan/domain';
import { and, count, desc, eq, gt, inArray } from 'drizzle-orm';
import { nowSql } from '../../platform/clock.ts';
import type { Reader } from '../../platform/db.ts';
import { type Actor, type App, route } from '../../platform/http.ts';
import { hasText, orderOf, pageOf } from '../../platform/list-query.ts';
import { maxSheetRows, sendSheet, type SheetColumn } from '../../platform/xlsx.ts';
import { parameters } from '../settings/index.ts';
import { checkReach } from './grants.ts';
import { depts, sessions, users } from './identity-tables.ts';

const sortable = {
  loginTime: sessions.createdAt,
  lastUsedTime: sessions.lastUsedAt,
  userName: users.username,
  ip: sessions.address,
};

/** Live sessions with forced logout. */
export function onlineRoutes(app: App): void {
  route(app, contract.listOnline, ({ db, query, actor }) => listOnline(db, query, actor));
  route(app, contract.downloadOnline, async ({ db, query, actor, language, reply }) => {
    const { content } = await listOnline(db, { ...query, page: 0, size: maxSheetRows }, actor);
    return sendSheet({ reply, language }, { name: 'online', columns, rows: content });
  });
  route(app, contract.endOnline, async ({ body, actor, inTransaction }) => {
    const ids = body.map(Number);
    await inTransaction(async (tx) => {
      if (ids.length === 0) return;
      const found = await tx.select({ userId: sessions.userId }).from(sessions).where(inArray(sessions.id, ids));
      await checkReach(tx, actor, [...new Set(found.map(({ userId }) => userId))]);
      await tx.delete(sessions).where(inArray(sessions.id, ids));
    });
    return undefined;
  });
}

async function listOnline(db: Reader, query: contract.QueryOf<typeof contract.listOnline>, actor: Actor) {
  const { businessTimeZone: zone } = await parameters(db);
  const where = and(
    gt(sessions.expiresAt, nowSql),
    eq(users.isEnabled, true),
    hasText(query.username ?? query.filter, [users.username, users.nickName]),
  );
  const { limit, offset } = pageOf(query);
  const rows = await db
    .select({ session: sessions, user: users, dept: depts.name })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .innerJoin(depts, eq(depts.id, users.deptId))
    .where(where)
    .orderBy(...orderOf(query.sort, sortable, [desc(sessions.id)]))
    .limit(limit)
    .offset(offset);
  const [total] = await db
    .select({ rows: count() })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(where);
  const content = rows.map(({ session, user, dept }) => ({
    uid: user.id,
    userName: user.username,
    nickName: user.nickName,
    dept,
    browser: session.browser,
    ip: session.address,
    address: '',
    key: String(session.id),
    loginTime: formatDateTime(session.createdAt, zone),
    lastUsedTime: formatDateTime(session.lastUsedAt, zone),
    isOwn: session.id === actor.sessionId,
  }));
  return { content, totalElements: total?.rows ?? 0 };
}

const columns: readonly SheetColumn<contract.OnlineSession>[] = [
  { heading: { cn: '用户名', en: 'Username', vi: 'Tên đăng nhập' }, value: (row) => row.userName },
  { heading: { cn: '昵称', en: 'Nickname', vi: 'Biệt danh' }, value: (row) => row.nickName },
  { heading: { cn: '部门', en: 'Department', vi: 'Phòng ban' }, value: (row) => row.dept },
  { heading: { cn: 'IP 地址', en: 'Address', vi: 'Địa chỉ IP' }, value: (row) => row.ip },
  { heading: { cn: '浏览器', en: 'Browser', vi: 'Trình duyệt' }, value: (row) => row.browser, width: 40 },
  { heading: { cn: '登录时间', en: 'Logged in', vi: 'Đăng nhập lúc' }, value: (row) => row.loginTime, width: 20 },
  { heading: { cn: '最近使用', en: 'Last used', vi: 'Dùng gần nhất' }, value: (row) => row.lastUsedTime, width: 20 },
];
