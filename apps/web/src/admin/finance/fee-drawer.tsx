import { askFeeActivation, type FeeRules, type FeeVersionView } from '@kouan/contract';
import { Drawer } from 'antd';
import { useState } from 'react';
import { Form, SubmitButton } from '../../lib/form.tsx';
import { formatDateTime } from '../../lib/formats.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { notify } from '../../lib/notifications.ts';
import { usePermission } from '../../lib/permission.ts';
import { PageFrame } from '../../shared/page-frame.tsx';
import { Button } from '../../ui/button.tsx';
import { Note } from '../../ui/note.tsx';
import { Problem } from '../problem.tsx';
import { FeeChanges } from './fee-changes.tsx';
import { FeeReplayPart } from './fee-replay.tsx';
import { FeeRulesForm } from './fee-rules-form.tsx';
import { useAskFees, useConfirmFees, useEditFees, useFeeVersion, useWithdrawFees } from './finance-api.ts';
import styles from './finance.module.css';
import { MomentField } from '../../lib/moment-field.tsx';
import { isReadable } from './unreadable.ts';

const widthPx = 820;

/** A version: its rules, what differs from the one in force, what that would have meant, and from when on it shall be in force. */
export function FeeDrawer({ id, onClose }: { id: number; onClose: () => void }) {
  const { t } = useTranslation('admin-finance');
  const query = useFeeVersion(id);
  const title = query.data ? query.data.name || t('fees.version', { id }) : t('fees.version', { id });
  return (
    <Drawer open size={`min(${widthPx}px, 100vw)`} title={title} onClose={onClose} destroyOnHidden>
      <PageFrame query={query}>{(version) => <FeeVersion key={version.id} version={version} />}</PageFrame>
    </Drawer>
  );
}

function FeeVersion({ version }: { version: FeeVersionView }) {
  const { t } = useTranslation('admin-finance');
  const mayEdit = usePermission(['settings:fees']);
  const edit = useEditFees();
  const [changes, setChanges] = useState<Partial<FeeRules>>({});
  const isDraft = version.state === 'draft' || version.state === 'asked';
  const rules = { ...version.rules, ...changes };
  const isChanged = Object.keys(changes).length > 0;
  async function save() {
    try {
      await edit.act({ params: { id: version.id }, body: rules });
      setChanges({});
      notify({ kind: 'success', title: t('fees.saved') });
    } catch {
      // `edit.error` shows what is wrong; what was typed stays.
    }
  }
  return (
    <div className={styles['rules']}>
      <FeeRulesForm
        rules={rules}
        isLocked={!isDraft || !mayEdit}
        onChange={(changed) => setChanges({ ...changes, ...changed })}
      />
      {isDraft && mayEdit ? (
        <div>
          <Problem error={edit.error} />
          {version.state === 'asked' ? <Note tone="warning">{t('fees.editTakesBack')}</Note> : null}
          <div className={styles['acts']}>
            <Button
              kind="primary"
              isBusy={edit.isBusy}
              disabled={!isChanged || !isReadable(rules)}
              onClick={() => void save()}
            >
              {t('common:save')}
            </Button>
          </div>
        </div>
      ) : null}
      <section aria-label={t('fees.changes')}>
        <h3>{t('fees.changes')}</h3>
        {isChanged ? <Note>{t('fees.saveFirst')}</Note> : <FeeChanges changes={version.changes} />}
      </section>
      {isChanged ? null : <FeeReplayPart id={version.id} />}
      {mayEdit && !isChanged ? <Activation version={version} /> : null}
    </div>
  );
}

/** From when on: asked by one, confirmed by another, taken back by anybody as long as it is not in force. */
function Activation({ version }: { version: FeeVersionView }) {
  const { t } = useTranslation('admin-finance');
  const ask = useAskFees();
  const confirm = useConfirmFees();
  const withdraw = useWithdrawFees();
  const at = { params: { id: version.id }, body: {} };
  const quietly = (work: Promise<unknown>) => void work.catch(() => undefined); // the error is shown below
  if (version.state === 'active' || version.state === 'retired') return null;
  const when = version.effectiveAt === null ? '' : formatDateTime(version.effectiveAt);
  return (
    <section aria-label={t('fees.activation')}>
      <h3>{t('fees.activation')}</h3>
      {version.state === 'draft' ? (
        <Form schema={askFeeActivation.body} onSubmit={(body) => ask.act({ params: { id: version.id }, body })}>
          <MomentField name="effectiveAt" label={t('fees.effectiveAt')} hint={t('fees.effectiveHint')} />
          <Problem error={ask.error} />
          <div className={styles['acts']}>
            <SubmitButton>{t('fees.ask')}</SubmitButton>
          </div>
        </Form>
      ) : (
        <>
          <p>
            {version.state === 'asked'
              ? t('fees.askedBy', { name: version.askedBy ?? '', at: when })
              : t('fees.confirmedBy', { name: version.confirmedBy ?? '', at: when })}
          </p>
          <Problem error={confirm.error ?? withdraw.error} />
          <div className={styles['acts']}>
            {version.mayConfirm ? (
              <Button kind="approve" isBusy={confirm.isBusy} onClick={() => quietly(confirm.act(at))}>
                {t('fees.confirm')}
              </Button>
            ) : null}
            <Button isBusy={withdraw.isBusy} onClick={() => quietly(withdraw.act(at))}>
              {t('fees.withdraw')}
            </Button>
          </div>
        </>
      )}
    </section>
  );
}
