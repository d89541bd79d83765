import type { Permission } from '@kouan/contract';
import { eq } from 'drizzle-orm';
import type { Tx } from '../../platform/db.ts';
import { assert } from '../../platform/errors.ts';
import { bumpVersion } from '../../platform/versions.ts';
import { menus, removedMenus, roleMenus, rolePermissions } from './identity-tables.ts';

type Titles = { cn: string; en: string; vi: string };
type Page = { code: string; title: Titles; path: string; component: string; icon: string; permission: Permission };
type Directory = { code: string; title: Titles; path: string; icon: string; pages: readonly Page[] };

/** The staff pages that exist. A page is shown to whoever holds its permission. */
const directories: readonly Directory[] = [
  {
    code: 'work',
    path: 'desk',
    icon: 'dashboard',
    title: { cn: '工作台', en: 'Workbench', vi: 'Bàn làm việc' },
    pages: [
      {
        code: 'workbench',
        path: 'workbench',
        component: 'workbench/index',
        icon: 'dashboard',
        permission: 'order:list',
        title: { cn: '待办总览', en: 'To do', vi: 'Việc cần làm' },
      },
    ],
  },
  {
    code: 'reviews',
    path: 'reviews',
    icon: 'stamp',
    title: { cn: '审核中心', en: 'Reviews', vi: 'Trung tâm duyệt' },
    pages: [
      {
        code: 'ordersConfirm',
        path: 'confirm',
        component: 'orders/confirm',
        icon: 'check',
        permission: 'order:accept',
        title: { cn: '订单确认', en: 'Order confirmation', vi: 'Xác nhận đơn' },
      },
      {
        code: 'reviewsDeposit',
        path: 'deposit',
        component: 'reviews/deposit',
        icon: 'stamp',
        permission: 'payment:list',
        title: { cn: '定金审核', en: 'Deposit review', vi: 'Duyệt tiền cọc' },
      },
      {
        code: 'reviewsFinal',
        path: 'final',
        component: 'reviews/final',
        icon: 'stamp',
        permission: 'payment:list',
        title: { cn: '尾款审核', en: 'Final payment review', vi: 'Duyệt thanh toán cuối' },
      },
      {
        code: 'bankStatements',
        path: 'statements',
        component: 'bank/statements',
        icon: 'bank',
        permission: 'bank:list',
        title: { cn: '银行流水', en: 'Bank statements', vi: 'Sao kê ngân hàng' },
      },
    ],
  },
  {
    code: 'orders',
    path: 'orders',
    icon: 'list',
    title: { cn: '订单管理', en: 'Orders', vi: 'Đơn hàng' },
    pages: [
      {
        code: 'ordersList',
        path: 'list',
        component: 'orders/index',
        icon: 'list',
        permission: 'order:list',
        title: { cn: '采购订单', en: 'Purchase orders', vi: 'Đơn mua hàng' },
      },
      {
        code: 'shipmentsList',
        path: 'shipments',
        component: 'shipments/index',
        icon: 'truck',
        permission: 'shipment:list',
        title: { cn: '发货单', en: 'Shipments', vi: 'Phiếu giao hàng' },
      },
      {
        code: 'casesList',
        path: 'cases',
        component: 'cases/index',
        icon: 'swap',
        permission: 'case:list',
        title: { cn: '售后与退款', en: 'After-sales', vi: 'Hậu mãi và hoàn tiền' },
      },
    ],
  },
  {
    code: 'warehouse',
    path: 'warehouse',
    icon: 'warehouse',
    title: { cn: '仓储', en: 'Warehouse', vi: 'Kho' },
    pages: [
      {
        code: 'warehouseReceive',
        path: 'receive',
        component: 'warehouse/receive',
        icon: 'box',
        permission: 'warehouse:list',
        title: { cn: '入库备货', en: 'Purchase and receive', vi: 'Mua và nhập kho' },
      },
      {
        code: 'warehouseBatches',
        path: 'batches',
        component: 'warehouse/batches',
        icon: 'layers',
        permission: 'warehouse:list',
        title: { cn: '库存批次', en: 'Batches', vi: 'Lô hàng' },
      },
    ],
  },
  {
    code: 'goods',
    path: 'goods',
    icon: 'product',
    title: { cn: '商品管理', en: 'Goods', vi: 'Hàng hóa' },
    pages: [
      {
        code: 'captureProposals',
        path: 'captures',
        component: 'captures/index',
        icon: 'tag',
        permission: 'product:list',
        title: { cn: '采集变更', en: 'Captured changes', vi: 'Thay đổi thu thập' },
      },
    ],
  },
  {
    code: 'system',
    path: 'system',
    icon: 'settings',
    title: { cn: '系统管理', en: 'System', vi: 'Hệ thống' },
    pages: [
      {
        code: 'User',
        path: 'user',
        component: 'system/user/index',
        icon: 'user',
        permission: 'user:list',
        title: { cn: '用户管理', en: 'Users', vi: 'Người dùng' },
      },
      {
        code: 'Registration',
        path: 'registration',
        component: 'system/registration/index',
        icon: 'stamp',
        permission: 'registration:list',
        title: { cn: '注册审核', en: 'Registrations', vi: 'Duyệt đăng ký' },
      },
      {
        code: 'Role',
        path: 'role',
        component: 'system/role/index',
        icon: 'peoples',
        permission: 'roles:list',
        title: { cn: '角色管理', en: 'Roles', vi: 'Vai trò' },
      },
      {
        code: 'Menu',
        path: 'menu',
        component: 'system/menu/index',
        icon: 'list',
        permission: 'menu:list',
        title: { cn: '菜单管理', en: 'Menus', vi: 'Menu' },
      },
      {
        code: 'Dict',
        path: 'dict',
        component: 'system/dict/index',
        icon: 'dictionary',
        permission: 'dict:list',
        title: { cn: '字典管理', en: 'Dictionaries', vi: 'Từ điển' },
      },
      {
        code: 'Storage',
        path: 'storage',
        component: 'tools/storage/index',
        icon: 'image',
        permission: 'storage:list',
        title: { cn: '文件管理', en: 'Files', vi: 'Tệp' },
      },
    ],
  },
  {
    code: 'monitor',
    path: 'monitor',
    icon: 'monitor',
    title: { cn: '系统监控', en: 'Monitoring', vi: 'Giám sát' },
    pages: [
      {
        code: 'OnlineUser',
        path: 'online',
        component: 'monitor/online/index',
        icon: 'peoples',
        permission: 'online:list',
        title: { cn: '在线用户', en: 'Online users', vi: 'Người dùng trực tuyến' },
      },
      {
        code: 'Log',
        path: 'logs',
        component: 'monitor/log/index',
        icon: 'list',
        permission: 'logs:list',
        title: { cn: '操作日志', en: 'Operation log', vi: 'Nhật ký thao tác' },
      },
      {
        code: 'ErrorLog',
        path: 'errorLog',
        component: 'monitor/log/errorLog',
        icon: 'error',
        permission: 'logs:list',
        title: { cn: '异常日志', en: 'Error log', vi: 'Nhật ký lỗi' },
      },
      {
        code: 'DeployFiles',
        path: 'deploy',
        component: 'operations/deploy',
        icon: 'deploy',
        permission: 'deploy:list',
        title: { cn: '部署包', en: 'Program packages', vi: 'Gói triển khai' },
      },
      {
        code: 'DatabaseFiles',
        path: 'database',
        component: 'operations/database',
        icon: 'database',
        permission: 'database:list',
        title: { cn: '数据库脚本', en: 'Database scripts', vi: 'Tập lệnh cơ sở dữ liệu' },
      },
    ],
  },
];

/** Makes the built-in menus that are missing; those that were edited stay as they are, deleted ones stay away. */
export async function installMenus(tx: Tx): Promise<void> {
  const removed = new Set((await tx.select().from(removedMenus)).map(({ code }) => code));
  let isChanged = false;
  const ensure = async (menu: NewMenu): Promise<number | null> => {
    if (removed.has(menu.code)) return null;
    const { id, isNew } = await ensureMenu(tx, menu);
    isChanged ||= isNew;
    return id;
  };
  for (const [index, { pages, ...directory }] of directories.entries()) {
    const pid = await ensure({ ...directory, type: 0, menuSort: (index + 1) * 10 });
    for (const [at, page] of pages.entries())
      await ensure({ ...page, pid, type: 1, menuSort: at + 1, componentName: page.code });
  }
  if (isChanged) await bumpVersion(tx, 'menus');
}

type NewMenu = Omit<Directory, 'pages'> & {
  type: 0 | 1;
  menuSort: number;
  pid?: number | null;
  component?: string;
  componentName?: string;
  permission?: Permission;
};

async function ensureMenu(tx: Tx, { title, code, ...menu }: NewMenu): Promise<{ id: number; isNew: boolean }> {
  const [known] = await tx.select({ id: menus.id }).from(menus).where(eq(menus.code, code));
  if (known) return { id: known.id, isNew: false };
  // Somebody may have made a menu of this title; titles stay unique.
  const [taken] = await tx.select({ id: menus.id }).from(menus).where(eq(menus.title, title.cn));
  const [made] = await tx
    .insert(menus)
    .values({
      ...menu,
      code,
      title: taken ? `${title.cn} (${code})` : title.cn,
      titleEn: title.en,
      titleVi: title.vi,
      isCached: false,
    })
    .onConflictDoNothing()
    .returning({ id: menus.id });
  assert(made, `the built-in menu ${code} was made`);
  if (menu.permission !== undefined) await linkToRoles(tx, [made.id, menu.pid ?? made.id], menu.permission);
  return { id: made.id, isNew: true };
}

/** A new menu is seen by the roles that hold its permission already. */
async function linkToRoles(tx: Tx, menuIds: readonly number[], permission: Permission): Promise<void> {
  const holding = await tx
    .select({ roleId: rolePermissions.roleId })
    .from(rolePermissions)
    .where(eq(rolePermissions.permission, permission));
  const links = holding.flatMap(({ roleId }) => menuIds.map((menuId) => ({ roleId, menuId })));
  if (links.length > 0) await tx.insert(roleMenus).values(links).onConflictDoNothing();
}
