import { useTranslation } from '../lib/i18n.ts';
import { useSession } from '../lib/session.ts';
import { Button, IconButton } from '../ui/button.tsx';
import { DropMenu } from './drop-menu.tsx';
import { type RowAction, shownActions } from './row-action.ts';
import styles from './row-actions.module.css';

/** What may be done with one row: at most two links, the rest behind more. */
export function RowActions({ name, actions }: { name: string; actions: readonly RowAction[] }) {
  const { t } = useTranslation('admin-parts');
  const roles = useSession((session) => session.roles);
  const { links, rest } = shownActions(actions, roles);
  const items = rest.map(({ key, label, isDanger }) => ({ key, label, danger: isDanger ?? false }));
  return (
    <span className={styles['acts']}>
      {links.map(({ key, label, onAct }) => (
        <Button key={key} kind="text" size="small" aria-label={`${label} ${name}`} onClick={onAct}>
          {label}
        </Button>
      ))}
      {rest.length === 0 ? null : (
        <DropMenu
          placement="bottomRight"
          menu={{ items, onClick: ({ key }) => rest.find((action) => action.key === key)?.onAct() }}
        >
          <IconButton icon="more" size={16} label={t('list.moreActs', { name })} />
        </DropMenu>
      )}
    </span>
  );
}
