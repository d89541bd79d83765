import { type BodyOf, type CashierView, claimBankTransfer } from '@kouan/contract';
import { useState } from 'react';
import { formatVnd } from '../../lib/formats.ts';
import { Form, NumberField, SubmitButton, TextArea, TextField, useFormValue } from '../../lib/form.tsx';
import { useTranslation } from '../../lib/i18n.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Note } from '../../ui/note.tsx';
import { amountDifference } from './amount-difference.ts';
import { BankField } from './bank-field.tsx';
import styles from './cashier.module.css';
import { MomentField } from '../../lib/moment-field.tsx';
import { useClaimTransfer } from './payments-api.ts';
import { useRepeatKey } from '../../lib/repeat-key.ts';
import { ScreenshotsField } from './screenshots-field.tsx';

type Claim = BodyOf<typeof claimBankTransfer>;
type Question = { amountVnd: number; answer: (isSure: boolean) => void };

/** "I have transferred": after a rejection with what was entered before. */
export function ClaimForm({ payment }: { payment: CashierView }) {
  const claim = useClaimTransfer();
  const keyOf = useRepeatKey();
  const [initial] = useState<Partial<Claim>>({
    remitter: payment.remitter,
    bank: payment.bank,
    amountVnd: payment.dueVnd,
    serialNumber: payment.serialNumber,
    paidAt: payment.paidAt,
    remarks: payment.remarks,
    screenshotIds: payment.screenshots.map(({ id }) => id),
  });
  return (
    <TransferClaim
      initial={initial}
      dueVnd={payment.dueVnd}
      isScreenshotRequired={payment.isScreenshotRequired}
      screenshots={payment.screenshots}
      later={`/myOrderDetail/${payment.orderNumber}`}
      onSubmit={(body) => claim.mutateAsync({ params: { number: payment.number }, body, idempotencyKey: keyOf(body) })}
    />
  );
}

type TransferClaimProps = {
  initial: Partial<Claim>;
  dueVnd: number;
  isScreenshotRequired: boolean;
  screenshots: CashierView['screenshots'];
  /** Where who pays later goes. */
  later: string;
  onSubmit: (body: Claim) => Promise<unknown>;
};

/** What a buyer tells of a transfer. Another amount than the one due is asked about once. */
export function TransferClaim({ initial, dueVnd, later, onSubmit, ...pictures }: TransferClaimProps) {
  const { t } = useTranslation('payments');
  const [question, setQuestion] = useState<Question | null>(null);
  const ask = (amountVnd: number) => new Promise<boolean>((answer) => setQuestion({ amountVnd, answer }));
  function handleAnswer(isSure: boolean) {
    question?.answer(isSure);
    setQuestion(null);
  }
  async function handleSubmit(body: Claim) {
    const isEqual = amountDifference(body.amountVnd, dueVnd)?.kind === 'equal';
    if (!isEqual && !(await ask(body.amountVnd))) return;
    await onSubmit(body);
  }
  return (
    <>
      <h2 className={styles['step']}>
        <i>2</i>
        {t('claim.step')}
      </h2>
      <Form schema={claimBankTransfer.body} initial={initial} onSubmit={handleSubmit}>
        <div className={styles['fields']}>
          <TextField
            name="remitter"
            label={t('claim.remitter')}
            hint={t('claim.remitterHint')}
            autoComplete="name"
            maxLength={100}
          />
          <BankField name="bank" label={t('claim.bank')} />
          <div>
            <NumberField name="amountVnd" label={t('claim.amount')} />
            <AmountWarning dueVnd={dueVnd} />
          </div>
          <TextField name="serialNumber" label={t('claim.serialNumber')} maxLength={60} autoComplete="off" />
          <MomentField name="paidAt" label={t('claim.paidAt')} />
          <ScreenshotsField
            className={styles['wide']}
            name="screenshotIds"
            label={t('claim.screenshots')}
            isRequired={pictures.isScreenshotRequired}
            initial={pictures.screenshots}
          />
          <TextArea
            className={styles['wide']}
            name="remarks"
            label={t('claim.remarks')}
            placeholder={t('claim.remarksHint')}
            rows={2}
          />
        </div>
        <div className={styles['submit']}>
          <SubmitButton size="large">{t('claim.submit')}</SubmitButton>
          <ButtonLink kind="text" size="large" to={later}>
            {t('claim.later')}
          </ButtonLink>
          <span>{t('claim.laterHint')}</span>
        </div>
      </Form>
      <AmountQuestion question={question} dueVnd={dueVnd} onAnswer={handleAnswer} />
    </>
  );
}

function useDifferenceText(enteredVnd: unknown, dueVnd: number): string | undefined {
  const { t, language } = useTranslation('payments');
  const difference = amountDifference(enteredVnd, dueVnd);
  if (difference === undefined || difference.kind === 'equal') return undefined;
  const differs = t('claim.differs', {
    due: formatVnd(dueVnd, language),
    amount: formatVnd(Number(enteredVnd), language),
  });
  return `${differs} ${t(`claim.${difference.kind}`, { difference: formatVnd(difference.vnd, language) })}`;
}

function AmountWarning({ dueVnd }: { dueVnd: number }) {
  const text = useDifferenceText(useFormValue('amountVnd'), dueVnd);
  return (
    <div role="status" className={styles['warning']}>
      {text === undefined ? null : <Note tone="warning">{text}</Note>}
    </div>
  );
}

function AmountQuestion({
  question,
  dueVnd,
  onAnswer,
}: {
  question: Question | null;
  dueVnd: number;
  onAnswer: (isSure: boolean) => void;
}) {
  const { t, language } = useTranslation('payments');
  const text = useDifferenceText(question?.amountVnd, dueVnd);
  const actions = (
    <>
      <Button kind="primary" onClick={() => onAnswer(false)}>
        {t('claim.correct')}
      </Button>
      <Button onClick={() => onAnswer(true)}>
        {t('claim.anyway', { amount: formatVnd(question?.amountVnd ?? 0, language) })}
      </Button>
    </>
  );
  return (
    <Dialog
      isOpen={question !== null}
      onClose={() => onAnswer(false)}
      title={t('claim.askTitle')}
      closeLabel={t('common:close')}
      actions={actions}
    >
      <p>{text}</p>
    </Dialog>
  );
}
