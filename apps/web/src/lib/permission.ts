import { useSession } from './session.ts';

const administrator = 'admin';

/** True if the holder of `roles` has any of the codes listed; never for an empty list. The administrator has all. */
export const holdsAny = (roles: readonly string[], listed: readonly string[]): boolean =>
  listed.length > 0 && (roles.includes(administrator) || listed.some((code) => roles.includes(code)));

/** The same for whoever uses this browser. */
export const hasPermission = (listed: readonly string[]): boolean => holdsAny(useSession.getState().roles, listed);

export const usePermission = (listed: readonly string[]): boolean => useSession((session) => holdsAny(session.roles, listed));
