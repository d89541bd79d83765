import * as contract from '@kouan/contract';
import { type App, route } from '../../platform/http.ts';
import { maxSheetRows, sendSheet, type SheetColumn } from '../../platform/xlsx.ts';
import { parameters } from '../settings/index.ts';
import { addUser, deleteUsers, editUser, newPassword, resetPasswords } from './manage-users.ts';
import { listUsers } from './user-list.ts';

export function userRoutes(app: App): void {
  route(app, contract.listUsers, async ({ db, query, language }) => {
    const { businessTimeZone: timeZone } = await parameters(db);
    return listUsers(db, { ...query, language, timeZone });
  });
  route(app, contract.downloadUsers, async ({ db, query, language, reply }) => {
    const { businessTimeZone: timeZone } = await parameters(db);
    const { content } = await listUsers(db, { ...query, page: 0, size: maxSheetRows, language, timeZone });
    return sendSheet({ reply, language }, { name: 'users', columns, rows: content });
  });
  route(app, contract.addUser, async ({ body, actor, language, inTransaction }) => {
    const made = await newPassword();
    return inTransaction((tx) => addUser(tx, { body, made, actor, language }));
  });
  route(app, contract.editUser, async ({ body, actor, inTransaction }) => {
    await inTransaction((tx) => editUser(tx, { body, actor }));
    return undefined;
  });
  route(app, contract.deleteUsers, async ({ body, actor, inTransaction }) => {
    await inTransaction((tx) => deleteUsers(tx, { ids: body, actor }));
    return undefined;
  });
  route(app, contract.resetPasswords, async ({ body, actor, language, inTransaction }) => {
    const made = new Map(await Promise.all([...new Set(body)].map(async (id) => [id, await newPassword()] as const)));
    return inTransaction((tx) => resetPasswords(tx, { made, actor, language }));
  });
}

const columns: readonly SheetColumn<contract.UserRow>[] = [
  { heading: { cn: '用户名', en: 'Username', vi: 'Tên đăng nhập' }, value: (row) => row.username },
  { heading: { cn: '昵称', en: 'Nickname', vi: 'Biệt danh' }, value: (row) => row.nickName },
  { heading: { cn: '角色', en: 'Roles', vi: 'Vai trò' }, value: (row) => row.roles.map(({ name }) => name).join(', ') },
  { heading: { cn: '采购商编号', en: 'Buyer code', vi: 'Mã người mua' }, value: (row) => row.buyerCode },
  { heading: { cn: '部门', en: 'Department', vi: 'Phòng ban' }, value: (row) => row.dept.name },
  { heading: { cn: '邮箱', en: 'E-mail', vi: 'Email' }, value: (row) => row.email, width: 28 },
  { heading: { cn: '电话', en: 'Phone', vi: 'Điện thoại' }, value: (row) => row.phone },
  { heading: { cn: '启用', en: 'Enabled', vi: 'Đang dùng' }, value: (row) => row.enabled },
  { heading: { cn: '创建时间', en: 'Created', vi: 'Ngày tạo' }, value: (row) => row.createTime, width: 20 },
];
