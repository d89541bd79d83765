import type { ReactNode } from 'react';
import { Link } from 'react-router';

/** A link that the staff wrote: a path of ours, or another site in a tab of its own. */
export const BlockLink = ({ to, children }: { to: string; children: ReactNode }) =>
  to.startsWith('/') ? (
    <Link to={to}>{children}</Link>
  ) : (
    <a href={to} target="_blank" rel="noopener noreferrer">
      {children}
    </a>
  );
