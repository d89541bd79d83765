import { useEffect } from 'react';
import { type NavigateFunction, useNavigate } from 'react-router';

let navigate: NavigateFunction | undefined;

/** Goes to an address from outside of the components, for example after a failed call. */
export function goTo(path: string): void {
  if (navigate) void navigate(path);
  else location.assign(path);
}

export function NavigationBridge() {
  const current = useNavigate();
  useEffect(() => {
    navigate = current;
  }, [current]);
  return null;
}
