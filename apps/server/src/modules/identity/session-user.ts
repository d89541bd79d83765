import type { Language, SessionUser } from '@kouan/contract';
import { adminPermission } from '@kouan/contract';
import { formatDateTime } from '@kouan/domain';
import type { ShownUser } from './user-queries.ts';

/** What login and auth/info say of a user. `roles` are permission codes; an administrator has the one code only. */
export function sessionUser(
  { roles, permissions, ...user }: ShownUser,
  { language, timeZone }: { language: Language; timeZone: string },
): SessionUser {
  const codes = permissions.includes(adminPermission) ? [adminPermission] : permissions;
  const roleName = (role: (typeof roles)[number]) =>
    (language === 'en' ? role.nameEn : language === 'vi' ? role.nameVi : null) ?? role.name;
  return {
    user: {
      id: user.id,
      username: user.username,
      nickName: user.nick_name,
      email: user.email,
      phone: user.phone,
      gender: user.gender,
      enabled: user.is_enabled,
      avatarName: user.avatar_name,
      avatarPath: user.avatar_name === null ? null : `/avatar/${user.avatar_name}`,
      buyerCode: user.buyerCode,
      dept: user.dept,
      jobs: [user.position],
      roles: roles.map((role) => ({ id: role.id, name: roleName(role), level: role.level, dataScope: role.dataScope })),
      createTime: formatDateTime(user.created_at, timeZone),
    },
    dataScopes: [],
    authorities: codes.map((authority) => ({ authority })),
    roles: codes,
  };
}
