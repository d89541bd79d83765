import { useState } from 'react';
import { useTranslation } from '../lib/i18n.ts';
import { IconButton } from '../ui/button.tsx';
import { ColumnPanel } from './column-panel.tsx';
import type { ColumnSettings } from './column-settings.ts';
import { DropMenu } from './drop-menu.tsx';
import { DropPanel } from './drop-panel.tsx';
import { densities, type ListMemory } from './list-memory.ts';
import { ListKeysHelp } from './list-keys-help.tsx';
import styles from './list-toolbar.module.css';

type ListToolbarProps = {
  columns: readonly { key: string; title: string; fixed?: unknown; hidden?: boolean | undefined }[];
  memory: ListMemory;
  isTable: boolean;
  isFetching: boolean;
  onChange: (change: Partial<ListMemory>) => void;
  onRefresh: () => void;
  /** Left out where nothing can be exported. */
  onExport?: (() => void) | undefined;
};

/** Columns, density, export and refresh of a list. Cards have neither columns nor density. */
export function ListToolbar({ columns, memory, isTable, isFetching, onChange, onRefresh, onExport }: ListToolbarProps) {
  const { t } = useTranslation('admin-parts');
  const [isOpen, setOpen] = useState(false);
  const apply = (settings: ColumnSettings | null) => {
    onChange({ columns: settings });
    setOpen(false);
  };
  const items = densities.map((key) => ({ key, label: t(`list.density.${key}`) }));
  const densityMenu = {
    items,
    selectable: true,
    selectedKeys: [memory.density],
    onClick: ({ key }: { key: string }) => onChange({ density: densities.find((one) => one === key) ?? 'normal' }),
  };
  return (
    <div className={styles['bar']} role="toolbar" aria-label={t('list.tools')}>
      {isTable ? (
        <>
          <ListKeysHelp />
          <DropPanel
            label={t('list.columns')}
            isOpen={isOpen}
            onChange={setOpen}
            content={<ColumnPanel columns={columns} kept={memory.columns} onApply={apply} />}
          >
            <IconButton icon="columns" label={t('list.columns')} />
          </DropPanel>
          <DropMenu placement="bottomRight" menu={densityMenu}>
            <IconButton icon="size" label={t('list.densityLabel')} />
          </DropMenu>
        </>
      ) : null}
      {onExport === undefined ? null : <IconButton icon="download" label={t('list.export')} onClick={onExport} />}
      <IconButton icon="refresh" label={t('list.refresh')} aria-busy={isFetching} onClick={onRefresh} />
    </div>
  );
}
