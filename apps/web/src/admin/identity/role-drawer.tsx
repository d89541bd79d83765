import type { RoleRow } from '@kouan/contract';
import { Drawer } from 'antd';
import { useState } from 'react';
import { Form, NumberField, SubmitButton, TextArea } from '../../lib/form.tsx';
import { useTranslation } from '../../lib/i18n.ts';
import { usePermission } from '../../lib/permission.ts';
import { useSession } from '../../lib/session.ts';
import { PageFrame } from '../../shared/page-frame.tsx';
import { Note } from '../../ui/note.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { Problem } from '../problem.tsx';
import { ThreeTexts } from '../three-texts.tsx';
import styles from './identity.module.css';
import { PermissionField } from './permission-field.tsx';
import { RoleMenus } from './role-menus.tsx';
import { bodyOfRole, isFixedRole, RoleForm, valuesOfRole } from './role-values.ts';
import { useAddRole, useEditRole, useRole } from './roles-api.ts';

const widthPx = 760;
const tabs = ['codes', 'menus'] as const;
type Props = { id: number | null; onMade: (id: number) => void; onClose: () => void };

/** A role: its name, level and codes, and the menus that it sees. A new one gets its menus once it is there. */
export function RoleDrawer({ id, onMade, onClose }: Props) {
  const { t } = useTranslation('admin-identity');
  return (
    <Drawer
      open
      size={`min(${widthPx}px, 100vw)`}
      title={t(id === null ? 'role.add' : 'role.editTitle')}
      onClose={onClose}
      destroyOnHidden
    >
      {id === null ? <NewRole onMade={onMade} /> : <OldRole id={id} onClose={onClose} />}
    </Drawer>
  );
}

function NewRole({ onMade }: Pick<Props, 'onMade'>) {
  const { t } = useTranslation('admin-identity');
  const add = useAddRole();
  return (
    <Form
      schema={RoleForm}
      initial={{ level: 3, permissions: [] }}
      onSubmit={(values) => add.act({ body: bodyOfRole(values) }).then((made) => onMade(made.id))}
    >
      <RoleFields isFixed={false} />
      <Problem error={add.error} />
      <div className={styles['buttons']}>
        <SubmitButton>{t('role.add')}</SubmitButton>
      </div>
    </Form>
  );
}

function OldRole({ id, onClose }: { id: number; onClose: () => void }) {
  const { t } = useTranslation('admin-identity');
  const query = useRole(id);
  const ownRoles = useSession((session) => session.user?.roles);
  const mayEdit = usePermission(['roles:edit']);
  const [tab, setTab] = useState<(typeof tabs)[number]>('codes');
  const items = tabs.map((key) => ({ key, label: t(`role.tabs.${key}`) }));
  return (
    <PageFrame query={query}>
      {(role) => {
        const isFixed = !mayEdit || isFixedRole(role, ownRoles?.map((one) => one.id) ?? []);
        return (
          <div className={styles['detail']}>
            <Tabs
              items={items}
              active={tab}
              label={t('role.editTitle')}
              onChange={(next) => setTab(tabs.find((one) => one === next) ?? 'codes')}
            />
            {isFixed && mayEdit ? <Note>{t('role.fixedHint')}</Note> : null}
            {tab === 'codes' ? (
              <RoleCodes key={`codes ${role.permissions.join()}`} role={role} isFixed={isFixed} onDone={onClose} />
            ) : (
              <RoleMenus key={`menus ${role.menus.length}`} role={role} isFixed={isFixed} onDone={onClose} />
            )}
          </div>
        );
      }}
    </PageFrame>
  );
}

function RoleCodes({ role, isFixed, onDone }: { role: RoleRow; isFixed: boolean; onDone: () => void }) {
  const { t } = useTranslation('common');
  const edit = useEditRole();
  return (
    <Form
      schema={RoleForm}
      initial={valuesOfRole(role)}
      onSubmit={(values) => edit.act({ body: { id: role.id, ...bodyOfRole(values) } })}
      onDone={onDone}
    >
      <RoleFields isFixed={isFixed} />
      <Problem error={edit.error} />
      {isFixed ? null : (
        <div className={styles['buttons']}>
          <SubmitButton>{t('save')}</SubmitButton>
        </div>
      )}
    </Form>
  );
}

function RoleFields({ isFixed }: { isFixed: boolean }) {
  const { t } = useTranslation('admin-identity');
  return (
    <>
      <ThreeTexts label={t('role.name')} />
      <NumberField name="level" label={t('role.level')} hint={t('role.levelHint')} />
      <TextArea name="description" label={t('role.description')} rows={2} />
      <PermissionField name="permissions" label={t('role.codes')} isFixed={isFixed} />
    </>
  );
}
