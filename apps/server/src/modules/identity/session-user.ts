import type { Language, SessionUser } from '@kouan/contract';
import { adminPermission } from '@kouan/contract';
import { formatDateTime } from '@kouan/domain';
import type { Reader } from '../../platform/db.ts';
import { parameters } from '../settings/index.ts';
import { avatarNameOf } from './avatar-queries.ts';
import { getUserWithRoles } from './user-queries.ts';

/** What login and auth/info say of a user. `roles` are permission codes; an administrator has the one code only. */
export async function sessionUser(db: Reader, userId: number, language: Language): Promise<SessionUser> {
  const { user, dept, position, buyerCode, roles, permissions } = await getUserWithRoles(db, userId);
  const { businessTimeZone } = await parameters(db);
  const avatarName = await avatarNameOf(db, user.avatarFileId);
  const codes = permissions.includes(adminPermission) ? [adminPermission] : permissions;
  const roleName = (role: (typeof roles)[number]) =>
    (language === 'en' ? role.nameEn : language === 'vi' ? role.nameVi : null) ?? role.name;
  return {
    user: {
      id: user.id,
      username: user.username,
      nickName: user.nickName,
      email: user.email,
      phone: user.phone,
      gender: user.gender,
      enabled: user.isEnabled,
      avatarName,
      avatarPath: avatarName === null ? null : `/avatar/${avatarName}`,
      buyerCode,
      dept,
      jobs: [position],
      roles: roles.map((role) => ({ id: role.id, name: roleName(role), level: role.level, dataScope: role.dataScope })),
      createTime: formatDateTime(user.createdAt, businessTimeZone),
    },
    dataScopes: [],
    authorities: codes.map((authority) => ({ authority })),
    roles: codes,
  };
}
