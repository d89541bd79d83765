import type { VersionRow } from '@kouan/contract';
import { Drawer } from 'antd';
import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useRef } from 'react';
import { focusFirstWrong } from '../lib/focus-wrong.ts';
import { useTranslation } from '../lib/i18n.ts';
import { notify } from '../lib/notifications.ts';
import { usePermission } from '../lib/permission.ts';
import { PageFrame } from '../shared/page-frame.tsx';
import { Button } from '../ui/button.tsx';
import { Note } from '../ui/note.tsx';
import { Problem } from './problem.tsx';
import { type ActivationActs, Activation } from './version-activation.tsx';
import styles from './versions.module.css';

const widthPx = 820;

type DrawerProps<Version> = {
  id: number;
  query: UseQueryResult<Version, Error>;
  onClose: () => void;
  children: (version: Version) => ReactNode;
};

/** One version beside the list of them. */
export function VersionDrawer<Version extends VersionRow>({ id, query, onClose, children }: DrawerProps<Version>) {
  const { t } = useTranslation('admin-finance');
  return (
    <Drawer
      open
      size={`min(${widthPx}px, 100vw)`}
      title={query.data?.name || t('fees.version', { id })}
      onClose={onClose}
      destroyOnHidden
    >
      <PageFrame query={query}>{children}</PageFrame>
    </Drawer>
  );
}

/** Whether the rules of a version may still be changed, and by this reader. */
export function useIsOpen({ state }: VersionRow): boolean {
  const mayEdit = usePermission(['settings:fees']);
  return mayEdit && (state === 'draft' || state === 'asked');
}

type Props = {
  version: VersionRow;
  /** The form of the rules. */
  rules: ReactNode;
  isChanged: boolean;
  isReadable: boolean;
  edit: { error: Error | null; isBusy: boolean; save: () => Promise<unknown> };
  saveFirst: string;
  /** What differs from the version in force, and what that means: shown of what is saved. */
  differences: ReactNode;
  further?: ReactNode;
  activation: ActivationActs;
};

/** The rules of a version, what differs from those in force, and from when on they shall be in force. */
export function VersionBody({ version, rules, isChanged, isReadable, edit, saveFirst, ...parts }: Props) {
  const { t } = useTranslation('admin-finance');
  const mayEdit = usePermission(['settings:fees']);
  const isOpen = useIsOpen(version);
  const body = useRef<HTMLDivElement>(null);
  function handleSave() {
    if (!isChanged) return notify({ kind: 'info', title: t('admin-parts:unchanged') });
    if (!isReadable) return focusFirstWrong(body.current);
    edit
      .save()
      .then(() => notify({ kind: 'success', title: t('fees.saved') }))
      .catch(() => undefined); // `edit.error` shows what is wrong; what was typed stays
  }
  return (
    <div ref={body} className={styles['version']}>
      {rules}
      {isOpen ? (
        <div>
          <Problem error={edit.error} />
          {version.state === 'asked' ? <Note tone="warning">{t('fees.editTakesBack')}</Note> : null}
          <div className={styles['buttons']}>
            <Button kind="primary" isBusy={edit.isBusy} onClick={handleSave}>
              {t('common:save')}
            </Button>
          </div>
        </div>
      ) : null}
      <section aria-label={t('fees.changes')}>
        <h2>{t('fees.changes')}</h2>
        {isChanged ? <Note>{saveFirst}</Note> : parts.differences}
      </section>
      {isChanged ? null : parts.further}
      {mayEdit && !isChanged ? <Activation version={version} {...parts.activation} /> : null}
    </div>
  );
}
