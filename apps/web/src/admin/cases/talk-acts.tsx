import { askCase, rejectCase, reReviewCase, type StaffCaseView } from '@kouan/contract';
import { useState } from 'react';
import { Form, SubmitButton, TextArea } from '../../lib/form.tsx';
import { useTranslation } from '../../lib/i18n.ts';
import { Button } from '../../ui/button.tsx';
import { Problem } from '../problem.tsx';
import { ReasonDialog } from '../reason-dialog.tsx';
import { useAskCase, useClaimCase, useRejectCase, useReleaseCase, useReReviewCase } from './cases-api.ts';
import styles from './cases.module.css';

type Asked = 'ask' | 'reject' | 'reReview';

/** Taking a case up, asking the buyer, and saying no. */
export function TalkActs({ view }: { view: StaffCaseView }) {
  const { t } = useTranslation('admin-cases');
  const { number, allowedActions } = view;
  const [asked, setAsked] = useState<Asked | null>(null);
  const claim = useClaimCase();
  const release = useReleaseCase();
  const at = { params: { number } };
  // A failed act shows in `Problem`; there is nothing else to do about it here.
  const run = (act: Promise<unknown>) => void act.catch(() => undefined);
  const isTurnedUp = view.kind === 'short';
  return (
    <div>
      <div className={styles['buttons']}>
        {allowedActions.includes('claim') ? (
          <Button kind="primary" isBusy={claim.isBusy} onClick={() => run(claim.act(at))}>
            {t('act.claim')}
          </Button>
        ) : null}
        {allowedActions.includes('release') ? (
          <Button isBusy={release.isBusy} onClick={() => run(release.act(at))}>
            {t('act.release')}
          </Button>
        ) : null}
        {allowedActions.includes('ask') ? <Button onClick={() => setAsked('ask')}>{t('act.ask')}</Button> : null}
        {allowedActions.includes('reject') ? (
          <Button kind="danger" onClick={() => setAsked('reject')}>
            {t(isTurnedUp ? 'act.turnedUp' : 'act.reject')}
          </Button>
        ) : null}
        {allowedActions.includes('reReview') ? (
          <Button onClick={() => setAsked('reReview')}>{t('act.reReview')}</Button>
        ) : null}
      </div>
      <Problem error={claim.error ?? release.error} />
      {asked === 'ask' ? <AskForm number={number} onClose={() => setAsked(null)} /> : null}
      {asked === 'reject' ? (
        <RejectDialog number={number} isTurnedUp={isTurnedUp} onClose={() => setAsked(null)} />
      ) : null}
      {asked === 'reReview' ? <ReReviewDialog number={number} onClose={() => setAsked(null)} /> : null}
    </div>
  );
}

type ActProps = { number: string; onClose: () => void };

function AskForm({ number, onClose }: ActProps) {
  const { t } = useTranslation('admin-cases');
  const ask = useAskCase();
  return (
    <Form
      schema={askCase.body}
      className={styles['form']}
      onSubmit={(body) => ask.act({ params: { number }, body })}
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

function RejectDialog({ number, isTurnedUp, onClose }: ActProps & { isTurnedUp: boolean }) {
  const { t } = useTranslation('admin-cases');
  const reject = useRejectCase();
  return (
    <ReasonDialog
      schema={rejectCase.body}
      title={t(isTurnedUp ? 'act.turnedUp' : 'act.reject')}
      consequence={t(isTurnedUp ? 'turnedUpHint' : 'rejectHint')}
      label={t('rejectReason')}
      verb={t(isTurnedUp ? 'act.turnedUp' : 'act.reject')}
      error={reject.error}
      onSubmit={(reason) => reject.act({ params: { number }, body: { reason } })}
      onClose={onClose}
    />
  );
}

function ReReviewDialog({ number, onClose }: ActProps) {
  const { t } = useTranslation('admin-cases');
  const again = useReReviewCase();
  return (
    <ReasonDialog
      schema={reReviewCase.body}
      title={t('act.reReview')}
      consequence={t('reReviewHint')}
      label={t('reason')}
      verb={t('act.reReview')}
      kind="primary"
      error={again.error}
      onSubmit={(reason) => again.act({ params: { number }, body: { reason } })}
      onClose={onClose}
    />
  );
}
