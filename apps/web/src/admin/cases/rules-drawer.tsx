import { askCompensation, type CompensationForm, type CompensationVersionView } from '@kouan/contract';
import { reasonsOf } from '@kouan/domain';
import { Drawer } from 'antd';
import { useState } from 'react';
import { Form, SubmitButton } from '../../lib/form.tsx';
import { formatDateTime } from '../../lib/formats.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { MomentField } from '../../lib/moment-field.tsx';
import { notify } from '../../lib/notifications.ts';
import { usePermission } from '../../lib/permission.ts';
import { PageFrame } from '../../shared/page-frame.tsx';
import { Button } from '../../ui/button.tsx';
import { Note } from '../../ui/note.tsx';
import { Problem } from '../problem.tsx';
import styles from './cases.module.css';
import { useAskRules, useConfirmRules, useEditRules, useRuleVersion, useWithdrawRules } from './rules-api.ts';
import { isReadableRules, RulesForm } from './rules-form.tsx';

const widthPx = 820;

/** A version: its rules, which of them differ from those in force, and from when on it shall be in force. */
export function RulesDrawer({ id, onClose }: { id: number; onClose: () => void }) {
  const { t } = useTranslation('admin-compensation');
  const query = useRuleVersion(id);
  return (
    <Drawer
      open
      size={`min(${widthPx}px, 100vw)`}
      title={query.data?.name || t('version', { id })}
      onClose={onClose}
      destroyOnHidden
    >
      <PageFrame query={query}>{(version) => <Version key={version.id} version={version} />}</PageFrame>
    </Drawer>
  );
}

function Version({ version }: { version: CompensationVersionView }) {
  const { t } = useTranslation('admin-compensation');
  const mayEdit = usePermission(['settings:fees']);
  const edit = useEditRules();
  const [changed, setChanged] = useState<CompensationForm | null>(null);
  const isDraft = version.state === 'draft' || version.state === 'asked';
  const rules = changed ?? version.rules;
  async function save() {
    try {
      await edit.act({ params: { id: version.id }, body: rules });
      setChanged(null);
      notify({ kind: 'success', title: t('admin-finance:fees.saved') });
    } catch {
      // `edit.error` shows what is wrong; what was typed stays.
    }
  }
  return (
    <div className={styles['detail']}>
      <RulesForm rules={rules} isLocked={!isDraft || !mayEdit} onChange={setChanged} />
      {isDraft && mayEdit ? (
        <div>
          <Problem error={edit.error} />
          {version.state === 'asked' ? <Note tone="warning">{t('admin-finance:fees.editTakesBack')}</Note> : null}
          <div className={styles['buttons']}>
            <Button
              kind="primary"
              isBusy={edit.isBusy}
              disabled={changed === null || !isReadableRules(rules)}
              onClick={() => void save()}
            >
              {t('common:save')}
            </Button>
          </div>
        </div>
      ) : null}
      <section aria-label={t('admin-finance:fees.changes')}>
        <h2>{t('admin-finance:fees.changes')}</h2>
        {changed === null ? <Changes changes={version.changes} /> : <Note>{t('saveFirst')}</Note>}
      </section>
      {mayEdit && changed === null ? <Activation version={version} /> : null}
    </div>
  );
}

function Changes({ changes }: { changes: readonly string[] }) {
  const { t } = useTranslation('admin-compensation');
  if (changes.length === 0) return <p className="muted">{t('admin-finance:fees.noChanges')}</p>;
  const names = [
    ...reasonsOf.afterSales.filter((one) => changes.includes(one)).map((one) => t(`aftersales:reason.${one}`)),
    ...(changes.includes('returns') ? [t('returns')] : []),
  ];
  return <p>{t('differs', { names: names.join(', ') })}</p>;
}

/** From when on: asked by one, confirmed by another, taken back by anybody as long as it is not in force. */
function Activation({ version }: { version: CompensationVersionView }) {
  const { t } = useTranslation('admin-finance');
  const ask = useAskRules();
  const confirm = useConfirmRules();
  const withdraw = useWithdrawRules();
  const at = { params: { id: version.id }, body: {} };
  const quietly = (work: Promise<unknown>) => void work.catch(() => undefined); // the error is shown below
  if (version.state === 'active' || version.state === 'retired') return null;
  const when = version.effectiveAt === null ? '' : formatDateTime(version.effectiveAt);
  return (
    <section aria-label={t('fees.activation')}>
      <h2>{t('fees.activation')}</h2>
      {version.state === 'draft' ? (
        <Form schema={askCompensation.body} onSubmit={(body) => ask.act({ params: { id: version.id }, body })}>
          <MomentField name="effectiveAt" label={t('fees.effectiveAt')} hint={t('fees.effectiveHint')} />
          <Problem error={ask.error} />
          <div className={styles['buttons']}>
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
          <div className={styles['buttons']}>
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
