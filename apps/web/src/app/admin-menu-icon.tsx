import { drawingOf } from '../admin/menu-drawings.ts';
import { Icon } from '../ui/icon.tsx';

/** The menu gives its icons a class of its own, which sets the distance to the text. */
export const MenuIcon = ({ name, className }: { name: string; className?: string }) => (
  <Icon name={drawingOf(name)} size={18} className={className} />
);
