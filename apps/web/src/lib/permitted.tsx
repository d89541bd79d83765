import type { ReactNode } from 'react';
import { isLeftFor } from './permission.ts';
import { useSession } from './session.ts';

/** Leaves its content to whoever holds one of the codes and removes it for the others; an empty list removes it for nobody. */
export function Permitted({ any, children }: { any: readonly string[]; children: ReactNode }) {
  const roles = useSession((session) => session.roles);
  return isLeftFor(roles, any) ? children : null;
}
