import { ActivationRequest, type VersionRow } from '@kouan/contract';
import { Form, SubmitButton } from '../lib/form.tsx';
import { formatDateTime } from '../lib/formats.ts';
import { useTranslation } from '../lib/i18n.ts';
import { MomentField } from '../lib/moment-field.tsx';
import { Button } from '../ui/button.tsx';
import { Problem } from './problem.tsx';
import styles from './versions.module.css';

type Act<Input> = { act: (input: Input) => Promise<unknown>; error: Error | null; isBusy: boolean };
type OfVersion = { params: { id: number } };
export type ActivationActs = {
  ask: Act<OfVersion & { body: { effectiveAt: string } }>;
  confirm: Act<OfVersion & { body: Record<string, never> }>;
  withdraw: Act<OfVersion & { body: Record<string, never> }>;
};

/** From when on: asked by one, confirmed by another, taken back by anybody as long as it is not in force. */
export function Activation({ version, ask, confirm, withdraw }: ActivationActs & { version: VersionRow }) {
  const { t } = useTranslation('admin-finance');
  const at = { params: { id: version.id }, body: {} };
  const quietly = (work: Promise<unknown>) => void work.catch(() => undefined); // the error is shown below
  if (version.state === 'active' || version.state === 'retired') return null;
  const when = version.effectiveAt === null ? '' : formatDateTime(version.effectiveAt);
  return (
    <section aria-label={t('fees.activation')}>
      <h2>{t('fees.activation')}</h2>
      {version.state === 'draft' ? (
        <Form schema={ActivationRequest} onSubmit={(body) => ask.act({ params: { id: version.id }, body })}>
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
