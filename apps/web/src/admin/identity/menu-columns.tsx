import { useTranslation } from '../../lib/i18n.ts';
import { Icon } from '../../ui/icon.tsx';
import { Tag } from '../../ui/tag.tsx';
import { CardRow } from '../card-row.tsx';
import type { ListColumn } from '../list-column.ts';
import { drawingOf } from '../menu-drawings.ts';
import type { RowAction } from '../row-action.ts';
import { RowActions } from '../row-actions.tsx';
import styles from './identity.module.css';
import type { ShownMenu } from './menu-tree.ts';
import { menuTypes } from './menu-values.ts';

type ColumnsInput = {
  actionsOf: (row: ShownMenu) => readonly RowAction[];
  open: ReadonlySet<number>;
  onToggle: (id: number) => void;
};
const indentPx = 20;

export function useMenuColumns({ actionsOf, open, onToggle }: ColumnsInput): ListColumn<ShownMenu>[] {
  const { t } = useTranslation('admin-identity');
  const yes = (isSo: boolean) => (isSo ? t('common:yes') : '');
  return [
    {
      title: t('menu.titleLabel'),
      key: 'title',
      fixed: 'left',
      render: (_, row) => <MenuName row={row} isOpen={open.has(row.menu.id)} onToggle={onToggle} />,
    },
    { title: t('menu.type'), key: 'type', render: (_, row) => <MenuType row={row} /> },
    { title: t('menu.sort'), key: 'menuSort', align: 'right', render: (_, { menu }) => menu.menuSort },
    { title: t('menu.path'), key: 'path', render: (_, { menu }) => <span className="mono">{menu.path}</span> },
    {
      title: t('menu.component'),
      key: 'component',
      render: (_, { menu }) => <span className="mono">{menu.component}</span>,
    },
    {
      title: t('menu.permission'),
      key: 'permission',
      render: (_, { menu }) => <span className="mono">{menu.permission}</span>,
    },
    { title: t('menu.iFrame'), key: 'iFrame', hidden: true, render: (_, { menu }) => yes(menu.iFrame) },
    { title: t('menu.cache'), key: 'cache', hidden: true, render: (_, { menu }) => yes(menu.cache) },
    { title: t('menu.hidden'), key: 'hidden', render: (_, { menu }) => yes(menu.hidden) },
    {
      title: t('admin-parts:list.createdAt'),
      key: 'createTime',
      hidden: true,
      render: (_, { menu }) => <span className="num muted">{menu.createTime}</span>,
    },
    {
      title: t('admin-parts:action'),
      key: 'action',
      fixed: 'right',
      align: 'right',
      render: (_, row) => <RowActions name={row.menu.title} actions={actionsOf(row)} />,
    },
  ];
}

type NameProps = { row: ShownMenu; isOpen: boolean; onToggle: (id: number) => void };

function MenuName({ row: { menu, depth }, isOpen, onToggle }: NameProps) {
  const { t } = useTranslation('admin-identity');
  return (
    <span className={styles['name']} style={{ paddingLeft: depth * indentPx }}>
      {menu.hasChildren ? (
        <button
          type="button"
          className={styles['toggle']}
          aria-expanded={isOpen}
          aria-label={t(isOpen ? 'menu.close' : 'menu.open', { name: menu.title })}
          onClick={() => onToggle(menu.id)}
        >
          <Icon name={isOpen ? 'down' : 'right'} size={14} />
        </button>
      ) : (
        <span className={styles['toggle']} />
      )}
      {menu.icon ? <Icon name={drawingOf(menu.icon)} size={16} /> : null}
      {menu.title}
    </span>
  );
}

function MenuType({ row: { menu } }: { row: ShownMenu }) {
  const { t } = useTranslation('admin-identity');
  const type = menuTypes[menu.type] ?? '0';
  return <Tag tone={type === '1' ? 'work' : 'plain'}>{t(`menu.types.${type}`)}</Tag>;
}

export function MenuCard({ row, isOpen, actions, onToggle }: NameProps & { actions: readonly RowAction[] }) {
  const { menu } = row;
  return (
    <CardRow
      title={<MenuName row={row} isOpen={isOpen} onToggle={onToggle} />}
      tag={<MenuType row={row} />}
      lines={[menu.path, menu.component, menu.permission].filter((line) => line)}
      actions={<RowActions name={menu.title} actions={actions} />}
    />
  );
}
