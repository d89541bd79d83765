import type { ReactNode } from 'react';
import { holdsAny } from './permission.ts';
import { useSession } from './session.ts';

/** Shows its content to whoever holds one of the codes; an empty list hides it from nobody. Anything but a list is a mistake. */
export function Permitted({ any, children }: { any: readonly string[]; children: ReactNode }) {
  if (!Array.isArray(any)) throw new TypeError('Permitted needs a list of permission codes');
  const roles = useSession((session) => session.roles);
  return any.length === 0 || holdsAny(roles, any) ? children : null;
}
