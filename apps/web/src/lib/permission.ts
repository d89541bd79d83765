import { useSession } from './session.ts';

const administrator = 'admin';

/** True if the holder of `roles` has any of the codes listed; never for an empty list. The administrator has all. */
export const holdsAny = (roles: readonly string[], listed: readonly string[]): boolean =>
  listed.length > 0 && (roles.includes(administrator) || listed.some((code) => roles.includes(code)));

/** The same for whoever uses this browser. */
export const hasPermission = (listed: readonly string[]): boolean => holdsAny(useSession.getState().roles, listed);

export const usePermission = (listed: readonly string[]): boolean =>
  useSession((session) => holdsAny(session.roles, listed));

/** Whether an element marked with codes is left on the page: always for an empty list. Throws TypeError for anything but a list. */
export function isLeftFor(roles: readonly string[], listed: unknown): boolean {
  if (!Array.isArray(listed)) throw new TypeError('An element needs a list of permission codes');
  return listed.length === 0 || holdsAny(roles, listed.map(String));
}
