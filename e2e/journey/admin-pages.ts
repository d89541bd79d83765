import type { Language, Visitor } from '../browser.ts';
import { visible } from '../browser.ts';

type Titles = Record<Language, string>;
const reviews: Titles = { cn: '审核中心', en: 'Reviews', vi: 'Trung tâm duyệt' };
const orders: Titles = { cn: '订单管理', en: 'Orders', vi: 'Đơn hàng' };
const warehouse: Titles = { cn: '仓储', en: 'Warehouse', vi: 'Kho' };

/** The built-in menu as staff read it. */
const pages = {
  confirm: {
    directory: reviews,
    title: { cn: '订单确认', en: 'Order confirmation', vi: 'Xác nhận đơn' },
    path: '/reviews/confirm',
  },
  deposit: {
    directory: reviews,
    title: { cn: '定金审核', en: 'Deposit review', vi: 'Duyệt tiền cọc' },
    path: '/reviews/deposit',
  },
  final: {
    directory: reviews,
    title: { cn: '尾款审核', en: 'Final payment review', vi: 'Duyệt thanh toán cuối' },
    path: '/reviews/final',
  },
  statements: {
    directory: reviews,
    title: { cn: '银行流水', en: 'Bank statements', vi: 'Sao kê ngân hàng' },
    path: '/reviews/statements',
  },
  shipments: {
    directory: orders,
    title: { cn: '发货单', en: 'Shipments', vi: 'Phiếu giao hàng' },
    path: '/orders/shipments',
  },
  receive: {
    directory: warehouse,
    title: { cn: '入库备货', en: 'Purchase and receive', vi: 'Mua và nhập kho' },
    path: '/warehouse/receive',
  },
  batches: {
    directory: warehouse,
    title: { cn: '库存批次', en: 'Batches', vi: 'Lô hàng' },
    path: '/warehouse/batches',
  },
} as const;

/** Opens a page of the admin area out of its menu. */
export async function openAdminPage({ page, t, language }: Visitor, name: keyof typeof pages): Promise<void> {
  const { directory, title, path } = pages[name];
  const opener = page.getByRole('button', { name: t('admin-shell:openMenu') });
  await visible(opener.or(page.getByRole('button', { name: t('admin-shell:closeMenu') }))).waitFor();
  if (await opener.isVisible()) await opener.click();
  const menu = visible(page.getByRole('navigation', { name: t('admin-shell:menu'), exact: true }));
  const entry = visible(menu.getByRole('link', { name: title[language], exact: true }));
  const folder = visible(menu.getByRole('menuitem', { name: directory[language], exact: true }));
  await folder.waitFor();
  if ((await folder.getAttribute('aria-expanded')) !== 'true') await folder.click();
  await entry.click();
  await page.waitForURL(`**${path}*`);
  await page.getByRole('heading', { level: 1 }).waitFor({ state: 'attached' });
}
