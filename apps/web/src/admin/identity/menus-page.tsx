import type { MenuRow } from '@kouan/contract';
import { useState } from 'react';
import { useTranslation } from '../../lib/i18n.ts';
import { usePermission } from '../../lib/permission.ts';
import { Permitted } from '../../lib/permitted.tsx';
import { Button } from '../../ui/button.tsx';
import { AdminHead } from '../admin-head.tsx';
import { ConfirmDialog } from '../confirm-dialog.tsx';
import { DataTable } from '../data-table.tsx';
import { FilterBar } from '../filter-bar.tsx';
import { useListAddress } from '../list-address.ts';
import { Problem } from '../problem.tsx';
import type { RowAction } from '../row-action.ts';
import { MenuCard, useMenuColumns } from './menu-columns.tsx';
import { type EditedMenu, MenuDrawer } from './menu-drawer.tsx';
import { orderAfterMove, type ShownMenu } from './menu-tree.ts';
import { menusWorkbook, useDeleteMenus, useEditMenu, useFoundMenus, useMenuTree } from './menus-api.ts';

/** The menu of the admin area as a tree that opens level by level; a search looks through all levels. */
export default function MenusPage() {
  const { t } = useTranslation('admin-identity');
  const { params, valueOf, change } = useListAddress();
  const [open, setOpen] = useState<ReadonlySet<number>>(new Set());
  const [edited, setEdited] = useState<EditedMenu | null>(null);
  const [removed, setRemoved] = useState<MenuRow | null>(null);
  const blurry = valueOf('blurry');
  const tree = useMenuTree(open, blurry === undefined);
  const found = useFoundMenus(blurry);
  const remove = useDeleteMenus();
  const move = useEditMenu();
  const mayEdit = usePermission(['menu:edit']);
  const query = blurry === undefined ? tree : found;
  const actionsOf = useMenuActions({
    onEdit: setEdited,
    onRemove: setRemoved,
    onMove: (row, by) => void moveRow(row, by),
  });
  const toggle = (id: number) => setOpen((old) => toggled(old, id));
  const columns = useMenuColumns({ actionsOf, open, onToggle: toggle });

  async function moveRow(row: ShownMenu, by: 1 | -1) {
    try {
      for (const body of orderAfterMove(row, by)) await move.act({ body });
    } catch {
      // `Problem` shows what went wrong
    }
  }
  const addButton = (
    <Permitted any={['menu:add']}>
      <Button
        kind="primary"
        icon="plus"
        onClick={() => setEdited({ pid: 0, menuSort: nextSort(tree.data?.content ?? []) })}
      >
        {t('menu.add')}
      </Button>
    </Permitted>
  );
  return (
    <>
      <AdminHead component="system/menu/index" actions={addButton} />
      <FilterBar
        list="menus"
        filters={[{ name: 'blurry', label: t('menu.blurry'), icon: 'search' }]}
        params={params}
        onChange={change}
      />
      <Problem error={move.error} />
      <DataTable
        list="menus"
        query={query}
        columns={columns}
        rowKey={({ menu }) => menu.id}
        label={t('menu.title')}
        empty={{ title: t('admin-parts:list.noRows'), hint: t('admin-parts:list.noRowsHint') }}
        card={(row) => <MenuCard row={row} isOpen={open.has(row.menu.id)} actions={actionsOf(row)} onToggle={toggle} />}
        page={1}
        size={query.data?.totalElements ?? 0}
        isWhole
        onChange={change}
        onOpen={({ menu }) => (mayEdit ? setEdited({ menu }) : undefined)}
        download={{ address: menusWorkbook(blurry), fileName: t('menu.title') }}
      />
      {edited === null ? null : <MenuDrawer edited={edited} onClose={() => setEdited(null)} />}
      {removed === null ? null : (
        <ConfirmDialog
          title={t('menu.removeTitle', { name: removed.title })}
          consequence={t(removed.hasChildren ? 'menu.removeBelow' : 'menu.removeOne')}
          verb={t('admin-parts:list.removeVerb')}
          error={remove.error}
          onConfirm={() => remove.act({ body: [removed.id] })}
          onClose={() => setRemoved(null)}
        />
      )}
    </>
  );
}

function toggled(open: ReadonlySet<number>, id: number): ReadonlySet<number> {
  const next = new Set(open);
  if (!next.delete(id)) next.add(id);
  return next;
}

const nextSort = (rows: readonly ShownMenu[]): number =>
  Math.max(0, ...rows.filter(({ depth }) => depth === 0).map(({ menu }) => menu.menuSort)) + 1;

const button = 2;
type Acts = {
  onEdit: (edited: EditedMenu) => void;
  onRemove: (menu: MenuRow) => void;
  onMove: (row: ShownMenu, by: 1 | -1) => void;
};

function useMenuActions({ onEdit, onRemove, onMove }: Acts) {
  const { t } = useTranslation('admin-identity');
  return (row: ShownMenu): RowAction[] => {
    const { menu, place, siblings } = row;
    const edit: RowAction = { key: 'edit', label: t('common:edit'), any: ['menu:edit'], onAct: () => onEdit({ menu }) };
    const child: RowAction = {
      key: 'child',
      label: t('menu.addBelow'),
      any: ['menu:add'],
      onAct: () => onEdit({ pid: menu.id, menuSort: menu.subCount + 1 }),
    };
    const up: RowAction = { key: 'up', label: t('menu.up'), any: ['menu:edit'], onAct: () => onMove(row, -1) };
    const down: RowAction = { key: 'down', label: t('menu.down'), any: ['menu:edit'], onAct: () => onMove(row, 1) };
    const remove: RowAction = {
      key: 'remove',
      label: t('admin-parts:list.removeVerb'),
      any: ['menu:del'],
      isDanger: true,
      onAct: () => onRemove(menu),
    };
    return [
      edit,
      ...(menu.type === button ? [] : [child]),
      ...(place > 0 ? [up] : []),
      ...(place < siblings.length - 1 ? [down] : []),
      remove,
    ];
  };
}
