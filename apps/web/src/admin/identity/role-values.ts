import { permissions, type RoleRow } from '@kouan/contract';
import { type Static, Type } from 'typebox';
import { textsOf, threeTexts, valuesOfTexts } from '../three-texts.tsx';

const lowestLevel = 999;

export const RoleForm = Type.Object({
  ...threeTexts(100),
  level: Type.Integer({ minimum: 1, maximum: lowestLevel }),
  description: Type.Optional(Type.String({ maxLength: 255 })),
  permissions: Type.Optional(Type.Array(Type.String())),
});
export type RoleForm = Static<typeof RoleForm>;

export const valuesOfRole = (role: RoleRow): Partial<RoleForm> => ({
  ...valuesOfTexts(role.names),
  level: role.level,
  description: role.description,
  permissions: role.permissions,
});

export const bodyOfRole = (values: RoleForm) => ({
  names: textsOf(values),
  level: values.level,
  description: values.description ?? '',
  permissions: permissions.filter((code) => values.permissions?.includes(code)),
});

/** The administrator has all there is, and nobody edits a role of their own. */
export const isFixedRole = (role: RoleRow, ownRoleIds: readonly number[]): boolean =>
  role.permissions.includes('admin') || ownRoleIds.includes(role.id);
