import type { Permission } from '@kouan/contract';
import { eq } from 'drizzle-orm';
import type { Tx } from '../../platform/db.ts';
import { menus } from './identity-tables.ts';

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
];

/** Makes the built-in menus that are missing; those that were edited stay as they are. */
export async function installMenus(tx: Tx): Promise<void> {
  for (const [index, { pages, ...directory }] of directories.entries()) {
    const pid = await ensureMenu(tx, { ...directory, type: 0, menuSort: (index + 1) * 10 });
    for (const [at, page] of pages.entries())
      await ensureMenu(tx, { ...page, pid, type: 1, menuSort: at + 1, componentName: page.code });
  }
}

type NewMenu = Omit<Directory, 'pages'> & {
  type: 0 | 1;
  menuSort: number;
  pid?: number;
  component?: string;
  componentName?: string;
  permission?: Permission;
};

async function ensureMenu(tx: Tx, { title, code, ...menu }: NewMenu): Promise<number> {
  const [made] = await tx
    .insert(menus)
    .values({ ...menu, code, title: title.cn, titleEn: title.en, titleVi: title.vi, isCached: false })
    .onConflictDoNothing()
    .returning({ id: menus.id });
  const [row] = made ? [made] : await tx.select({ id: menus.id }).from(menus).where(eq(menus.code, code));
  return row?.id ?? 0;
}
