import { type BuiltInRole, builtInRoles } from '@kouan/contract';
import { eq } from 'drizzle-orm';
import type { Tx } from '../../platform/db.ts';
import { assert } from '../../platform/errors.ts';
import { depts, positions, rolePermissions, roles } from './identity-tables.ts';

const names: Record<BuiltInRole, { cn: string; en: string; vi: string }> = {
  administrator: { cn: '管理员', en: 'Administrator', vi: 'Quản trị viên' },
  customerService: { cn: '客服', en: 'Customer service', vi: 'Chăm sóc khách hàng' },
  financeReviewer: { cn: '财务审核员', en: 'Finance reviewer', vi: 'Duyệt tài chính' },
  warehouseKeeper: { cn: '仓库管理员', en: 'Warehouse keeper', vi: 'Thủ kho' },
  contentEditor: { cn: '内容编辑', en: 'Content editor', vi: 'Biên tập nội dung' },
  purchaser: { cn: '核心企业', en: 'Core enterprise', vi: 'Doanh nghiệp chính' },
  supplier: { cn: '供应商', en: 'Supplier', vi: 'Nhà cung cấp' },
  cooperative: { cn: '合作社', en: 'Cooperative', vi: 'Hợp tác xã' },
};

/** The built-in roles with their permissions, and the one department and position; makes only what is missing. */
export async function installRoles(tx: Tx): Promise<void> {
  await tx.insert(depts).values({ name: '口岸代采' }).onConflictDoNothing();
  await tx.insert(positions).values({ name: '默认岗位' }).onConflictDoNothing();
  for (const [code, { level, permissions }] of Object.entries(builtInRoles)) {
    // Safe: the keys of a constant object are exactly the keys of its type.
    const name = names[code as BuiltInRole];
    const [made] = await tx
      .insert(roles)
      .values({ code, name: name.cn, nameEn: name.en, nameVi: name.vi, level })
      .onConflictDoNothing()
      .returning({ id: roles.id });
    const [role] = made ? [made] : await tx.select({ id: roles.id }).from(roles).where(eq(roles.code, code));
    assert(role, 'a built-in role is there');
    if (made && permissions.length > 0)
      await tx.insert(rolePermissions).values(permissions.map((permission) => ({ roleId: role.id, permission })));
  }
}
