import { askInterest, declineInterest, type StaffInterestView } from '@kouan/contract';
import { useState } from 'react';
import { Form, SubmitButton, TextArea } from '../../lib/form.tsx';
import { useTranslation } from '../../lib/i18n.ts';
import { Button } from '../../ui/button.tsx';
import { Problem } from '../problem.tsx';
import { ReasonDialog } from '../reason-dialog.tsx';
import styles from './interests.module.css';
import { useAskInterest, useClaimInterest, useDeclineInterest, useReleaseInterest } from './interests-api.ts';
import { OfferForm } from './offer-form.tsx';

type Opened = 'ask' | 'price' | 'decline';

/** Taking it up, asking the buyer, offering a product, and saying no. */
export function InterestActs({ view }: { view: StaffInterestView }) {
  const { t } = useTranslation('admin-interests');
  const [opened, setOpened] = useState<Opened | null>(null);
  const claim = useClaimInterest();
  const release = useReleaseInterest();
  const decline = useDeclineInterest();
  const at = { params: { id: view.id } };
  const may = (action: StaffInterestView['allowedActions'][number]) => view.allowedActions.includes(action);
  // A failed act shows in `Problem`; there is nothing else to do about it here.
  const run = (act: Promise<unknown>) => void act.catch(() => undefined);
  const close = () => setOpened(null);
  if (view.allowedActions.length === 0) return null;
  return (
    <div>
      <div className={styles['buttons']}>
        {may('claim') ? (
          <Button isBusy={claim.isBusy} onClick={() => run(claim.act(at))}>
            {t('act.claim')}
          </Button>
        ) : null}
        {may('release') ? (
          <Button isBusy={release.isBusy} onClick={() => run(release.act(at))}>
            {t('act.release')}
          </Button>
        ) : null}
        {may('price') ? (
          <Button kind="primary" onClick={() => setOpened('price')}>
            {t('act.price')}
          </Button>
        ) : null}
        {may('ask') ? <Button onClick={() => setOpened('ask')}>{t('act.ask')}</Button> : null}
        {may('decline') ? (
          <Button kind="danger" onClick={() => setOpened('decline')}>
            {t('act.decline')}
          </Button>
        ) : null}
      </div>
      <Problem error={claim.error ?? release.error} />
      {opened === 'ask' ? <AskForm id={view.id} onClose={close} /> : null}
      {opened === 'price' ? <OfferForm view={view} onClose={close} /> : null}
      {opened === 'decline' ? (
        <ReasonDialog
          schema={declineInterest.body}
          title={t('act.decline')}
          consequence={t('declineHint')}
          label={t('declineReason')}
          verb={t('act.decline')}
          error={decline.error}
          onSubmit={(reason) => decline.act({ ...at, body: { reason } })}
          onClose={close}
        />
      ) : null}
    </div>
  );
}

function AskForm({ id, onClose }: { id: number; onClose: () => void }) {
  const { t } = useTranslation('admin-interests');
  const ask = useAskInterest();
  return (
    <Form
      schema={askInterest.body}
      className={styles['form'] ?? ''}
      onSubmit={(body) => ask.act({ params: { id }, body })}
      onDone={onClose}
    >
      <TextArea name="text" label={t('question')} hint={t('questionHint')} />
      <Problem error={ask.error} />
      <div className={styles['buttons']}>
        <Button onClick={onClose}>{t('common:back')}</Button>
        <SubmitButton>{t('act.ask')}</SubmitButton>
      </div>
    </Form>
  );
}
