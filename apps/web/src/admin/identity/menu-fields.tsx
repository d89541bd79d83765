import { TreeSelect } from 'antd';
import { useState } from 'react';
import { useField } from '../../lib/form-state.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { Icon } from '../../ui/icon.tsx';
import { Field } from '../../ui/field.tsx';
import styles from './identity.module.css';
import { drawingOf } from '../menu-drawings.ts';
import { menuIcons } from './menu-icons.ts';
import { parentNodes, type ParentNode } from './menu-tree.ts';
import { useChildMenus, useParents } from './menus-api.ts';

/** The menu above. Deeper levels are loaded when they open; a menu itself is never offered as its own parent. */
export function ParentField({ id }: { id: number | null }) {
  const { t } = useTranslation('admin-identity');
  const label = t('menu.parent');
  const field = useField({ name: 'pid', label });
  const parents = useParents(id);
  const loadChildren = useChildMenus();
  const [deeper, setDeeper] = useState<readonly ParentNode[]>([]);
  const known = [...parentNodes(parents.data ?? []), ...deeper];
  const root: ParentNode = { id: -1, pId: 0, value: 0, title: t('menu.root'), isLeaf: true };
  async function load(pid: number) {
    if (known.some((node) => node.pId === pid)) return;
    const nodes = parentNodes(await loadChildren(pid), pid).filter((node) => node.id !== id);
    setDeeper((old) => [...old.filter((node) => node.pId !== pid), ...nodes]);
  }
  return (
    <Field id={field.id} label={label} isRequired error={field.error}>
      <TreeSelect
        id={field.id}
        className={styles['tree'] ?? ''}
        treeDataSimpleMode={{ id: 'id', pId: 'pId', rootPId: 0 }}
        treeData={[root, ...known]}
        value={typeof field.value === 'number' ? field.value : 0}
        loading={parents.isPending}
        loadData={({ value }) => load(Number(value)).catch(() => undefined)}
        onChange={(value: number) => field.change(value)}
      />
    </Field>
  );
}

export function IconField() {
  const { t } = useTranslation('admin-identity');
  const field = useField({ name: 'icon', label: t('menu.icon') });
  const chosen = typeof field.value === 'string' && field.value !== '' ? drawingOf(field.value) : undefined;
  return (
    <div className={styles['field']} role="group" aria-label={t('menu.icon')}>
      <p>{t('menu.icon')}</p>
      <div className={styles['icons']}>
        {menuIcons.map(([name, drawing]) => (
          <button
            key={name}
            type="button"
            aria-label={name}
            title={name}
            aria-pressed={chosen === drawing}
            onClick={() => field.change(name)}
          >
            <Icon name={drawing} size={18} />
          </button>
        ))}
      </div>
    </div>
  );
}
