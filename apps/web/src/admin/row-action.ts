import { isLeftFor } from '../lib/permission.ts';

export type RowAction = {
  key: string;
  label: string;
  /** Codes of which the reader needs one; without them the act is not there. */
  any: readonly string[];
  isDanger?: boolean;
  onAct: () => void;
};

const maxLinks = 2;

/** The acts of a row that somebody with these codes may do: two stand as links, the rest behind more. */
export function shownActions(actions: readonly RowAction[], roles: readonly string[]) {
  const allowed = actions.filter(({ any }) => isLeftFor(roles, any));
  return { links: allowed.slice(0, maxLinks), rest: allowed.slice(maxLinks) };
}
