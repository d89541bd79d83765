import type { MenuRow, RoleRow } from '@kouan/contract';
import { Tree, type TreeDataNode } from 'antd';
import { useState } from 'react';
import { useTranslation } from '../../lib/i18n.ts';
import { notify } from '../../lib/notifications.ts';
import { PageFrame } from '../../shared/page-frame.tsx';
import { Button } from '../../ui/button.tsx';
import { Note } from '../../ui/note.tsx';
import { Problem } from '../problem.tsx';
import styles from './identity.module.css';
import { isSameChoice, toggleMenu } from './role-menus-values.ts';
import { useMenuLoader, useMenuRoots, useSetRoleMenus } from './roles-api.ts';

/** Which menus a role sees: ticking one ticks all below it. The codes of the menus go with them. */
export function RoleMenus({ role, isFixed, onDone }: { role: RoleRow; isFixed: boolean; onDone: () => void }) {
  const { t } = useTranslation('admin-identity');
  const roots = useMenuRoots();
  const save = useSetRoleMenus();
  const loader = useMenuLoader();
  const kept = new Set(role.menus.map(({ id }) => id));
  const [chosen, setChosen] = useState<ReadonlySet<number>>(kept);
  const [below, setBelow] = useState<ReadonlyMap<number, readonly MenuRow[]>>(new Map());
  const [problem, setProblem] = useState<unknown>(null);

  const load = (pid: number) =>
    loader.childrenOf(pid).then((rows) => setBelow((old) => new Map(old).set(pid, rows)), setProblem);
  async function handleToggle(id: number) {
    try {
      const ids = await loader.idsOf(id);
      const above = pathTo(id, below);
      setChosen((old) => toggleMenu(old, { ids: [id, ...ids.filter((one) => one !== id)], above }));
    } catch (error) {
      setProblem(error);
    }
  }
  function handleSave() {
    if (isSameChoice(chosen, kept)) return notify({ kind: 'info', title: t('admin-parts:unchanged') });
    save.act({ body: { id: role.id, menus: [...chosen].map((id) => ({ id })) } }).then(onDone, () => undefined);
  }
  return (
    <PageFrame query={roots}>
      {(menus) => (
        <>
          <Note>{t('role.menusHint')}</Note>
          <Tree
            checkable
            checkStrictly
            disabled={isFixed}
            selectable={false}
            treeData={nodesOf(menus, below)}
            loadData={({ key }) => load(Number(key))}
            checkedKeys={{ checked: [...chosen], halfChecked: [] }}
            onCheck={(_, { node }) => void handleToggle(Number(node.key))}
          />
          <Problem error={problem ?? save.error} />
          {isFixed ? null : (
            <div className={styles['buttons']}>
              <Button kind="primary" isBusy={save.isBusy} onClick={handleSave}>
                {t('role.saveMenus')}
              </Button>
            </div>
          )}
        </>
      )}
    </PageFrame>
  );
}

type Below = ReadonlyMap<number, readonly MenuRow[]>;

const nodesOf = (menus: readonly MenuRow[], below: Below): TreeDataNode[] =>
  menus.map((menu) => {
    const children = below.get(menu.id);
    return {
      key: menu.id,
      title: menu.permission === null ? menu.title : `${menu.title} · ${menu.permission}`,
      isLeaf: menu.leaf,
      ...(children ? { children: nodesOf(children, below) } : {}),
    };
  });

/** The menus above one, nearest first, as far as they have been loaded. */
function pathTo(id: number, below: Below): number[] {
  for (const [pid, rows] of below) if (rows.some((row) => row.id === id)) return [pid, ...pathTo(pid, below)];
  return [];
}
