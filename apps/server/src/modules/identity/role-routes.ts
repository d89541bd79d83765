import * as contract from '@kouan/contract';
import { type App, route } from '../../platform/http.ts';
import { maxSheetRows, sendSheet, type SheetColumn } from '../../platform/xlsx.ts';
import { parameters } from '../settings/index.ts';
import { addRole, deleteRoles, editRole, setRoleMenus } from './edit-roles.ts';
import { levelOf } from './grants.ts';
import { getRole, listRoles } from './role-queries.ts';

export function roleRoutes(app: App): void {
  route(app, contract.listRoles, async ({ db, query, language }) => {
    const { businessTimeZone: timeZone } = await parameters(db);
    return listRoles(db, query, { language, timeZone });
  });
  route(app, contract.downloadRoles, async ({ db, query, language, reply }) => {
    const { businessTimeZone: timeZone } = await parameters(db);
    const { content } = await listRoles(db, { ...query, page: 0, size: maxSheetRows }, { language, timeZone });
    return sendSheet({ reply, language }, { name: 'roles', columns, rows: content });
  });
  route(app, contract.listAllRoles, async ({ db, language }) => {
    const { businessTimeZone: timeZone } = await parameters(db);
    return (await listRoles(db, { size: maxSheetRows }, { language, timeZone })).content;
  });
  route(app, contract.getOwnLevel, async ({ actor, db }) => ({ level: await levelOf(db, actor.id) }));
  route(app, contract.getRole, async ({ db, params, language }) => {
    const { businessTimeZone: timeZone } = await parameters(db);
    return getRole(db, params.id, { language, timeZone });
  });
  route(app, contract.addRole, ({ body, actor, language, inTransaction }) =>
    inTransaction((tx) => addRole(tx, { body, actor, language })),
  );
  route(app, contract.editRole, async ({ body, actor, language, inTransaction }) => {
    await inTransaction((tx) => editRole(tx, { body, actor, language }));
    return undefined;
  });
  route(app, contract.setRoleMenus, async ({ body, actor, inTransaction }) => {
    const menuIds = body.menus.map(({ id }) => id);
    await inTransaction((tx) => setRoleMenus(tx, { roleId: body.id, menuIds, actor }));
    return undefined;
  });
  route(app, contract.deleteRoles, async ({ body, actor, inTransaction }) => {
    await inTransaction((tx) => deleteRoles(tx, { ids: body, actor }));
    return undefined;
  });
}

const columns: readonly SheetColumn<contract.RoleRow>[] = [
  { heading: { cn: '角色名称', en: 'Role', vi: 'Vai trò' }, value: (row) => row.name },
  { heading: { cn: '角色级别', en: 'Level', vi: 'Cấp' }, value: (row) => row.level },
  { heading: { cn: '描述', en: 'Description', vi: 'Mô tả' }, value: (row) => row.description, width: 30 },
  { heading: { cn: '用户数', en: 'Users', vi: 'Số người dùng' }, value: (row) => row.userCount },
  {
    heading: { cn: '权限', en: 'Permissions', vi: 'Quyền' },
    value: (row) => row.permissions.join(', '),
    width: 60,
  },
  { heading: { cn: '创建时间', en: 'Created', vi: 'Ngày tạo' }, value: (row) => row.createTime, width: 20 },
];
