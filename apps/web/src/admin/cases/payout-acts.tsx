import { type PayoutView, recordPayoutDone, recordPayoutFailed, type StaffCaseView } from '@kouan/contract';
import { useState } from 'react';
import { formatCny, formatDateTime, formatVnd } from '../../lib/formats.ts';
import { Form, SubmitButton, TextField } from '../../lib/form.tsx';
import { useTranslation } from '../../lib/i18n.ts';
import { Button } from '../../ui/button.tsx';
import { Field, SelectInput } from '../../ui/field.tsx';
import { Note } from '../../ui/note.tsx';
import { Problem } from '../problem.tsx';
import { ReasonDialog } from '../reason-dialog.tsx';
import { useBankAccounts, usePayoutDone, usePayoutFailed, usePayoutToWallet, useRetryPayout } from './cases-api.ts';
import styles from './cases.module.css';

/** Money on its way back: transferred, failed, tried again, or to the wallet after all. */
export function PayoutActs({ view }: { view: StaffCaseView }) {
  const { t } = useTranslation('admin-cases');
  const open = view.payouts.filter(({ state }) => state === 'pending' || state === 'failed');
  if (open.length === 0 || !view.allowedActions.includes('payout')) return null;
  return (
    <section className={styles['act']} aria-label={t('payout.title')}>
      <h2>{t('payout.title')}</h2>
      {open.map((payout) =>
        payout.atGatewayUntil !== null ? (
          <PayoutAtGateway key={payout.id} payout={payout} until={payout.atGatewayUntil} />
        ) : payout.state === 'pending' ? (
          <PendingPayout key={payout.id} number={view.number} payout={payout} />
        ) : (
          <FailedPayout key={payout.id} number={view.number} payout={payout} />
        ),
      )}
    </section>
  );
}

type PayoutProps = { number: string; payout: PayoutView };

function PayoutHead({ payout }: { payout: PayoutView }) {
  const { t, language } = useTranslation('admin-cases');
  return (
    <p>
      <b>{formatVnd(payout.amountVnd, language)}</b> ({formatCny(payout.amountFen, language)}){' '}
      {t('payout.to', { name: payout.remitter, bank: payout.bank })}{' '}
      <span className="mono">{payout.paymentNumber}</span>
    </p>
  );
}

function PayoutAtGateway({ payout, until }: { payout: PayoutView; until: string }) {
  const { t } = useTranslation('admin-cases');
  return (
    <div>
      <PayoutHead payout={payout} />
      <Note tone="info">{t('payout.atGateway', { until: formatDateTime(until) })}</Note>
    </div>
  );
}

function PendingPayout({ number, payout }: PayoutProps) {
  const { t } = useTranslation('admin-cases');
  const done = usePayoutDone();
  const failed = usePayoutFailed();
  const accounts = useBankAccounts().data ?? [];
  const [account, setAccount] = useState<number | undefined>(undefined);
  const [isFailing, setFailing] = useState(false);
  const at = { params: { number, id: payout.id } };
  const bankAccountId = account ?? accounts[0]?.id;
  return (
    <div>
      <PayoutHead payout={payout} />
      <Form
        schema={recordPayoutDone.body}
        className={styles['form']}
        onSubmit={({ reference }) => done.act({ ...at, body: { reference, bankAccountId } })}
      >
        <Field id={`account-${payout.id}`} label={t('payout.account')}>
          <SelectInput
            id={`account-${payout.id}`}
            value={bankAccountId === undefined ? '' : String(bankAccountId)}
            choices={accounts.map((one) => ({ value: String(one.id), label: `${one.bankName} ${one.accountNumber}` }))}
            onChange={(event) => setAccount(Number(event.target.value))}
          />
        </Field>
        <TextField name="reference" label={t('payout.reference')} maxLength={100} autoComplete="off" />
        <Problem error={done.error} />
        <div className={styles['buttons']}>
          <SubmitButton>{t('payout.done')}</SubmitButton>
          <Button kind="danger" onClick={() => setFailing(true)}>
            {t('payout.failed')}
          </Button>
        </div>
      </Form>
      {isFailing ? (
        <ReasonDialog
          schema={recordPayoutFailed.body}
          title={t('payout.failed')}
          consequence={t('payout.failedHint')}
          label={t('reason')}
          verb={t('payout.failed')}
          error={failed.error}
          onSubmit={(reason) => failed.act({ ...at, body: { reason } })}
          onClose={() => setFailing(false)}
        />
      ) : null}
    </div>
  );
}

function FailedPayout({ number, payout }: PayoutProps) {
  const { t } = useTranslation('admin-cases');
  const retry = useRetryPayout();
  const toWallet = usePayoutToWallet();
  const at = { params: { number, id: payout.id } };
  // A failed act shows in `Problem`; there is nothing else to do about it here.
  const run = (act: Promise<unknown>) => void act.catch(() => undefined);
  return (
    <div>
      <PayoutHead payout={payout} />
      <p>{payout.failure}</p>
      <Problem error={retry.error ?? toWallet.error} />
      <div className={styles['buttons']}>
        <Button kind="primary" isBusy={retry.isBusy} onClick={() => run(retry.act(at))}>
          {t('payout.retry')}
        </Button>
        <Button isBusy={toWallet.isBusy} onClick={() => run(toWallet.act(at))}>
          {t('payout.toWallet')}
        </Button>
      </div>
    </div>
  );
}
