import { askWithdrawal } from '@kouan/contract';
import { useState } from 'react';
import { type Static, Type } from 'typebox';
import { ApiError } from '../../lib/api-error.ts';
import { Form, SubmitButton, TextField, useFormValue } from '../../lib/form.tsx';
import { formatCny, formatVnd, vndOf } from '../../lib/formats.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { notify } from '../../lib/notifications.ts';
import { useSiteSettings } from '../../lib/site-settings.ts';
import { typedText } from '../../lib/typed-text.ts';
import { fenOfYuan, yuanOfFen } from '../../lib/yuan.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Note } from '../../ui/note.tsx';
import { Statement, StatementLine } from '../../ui/slip.tsx';
import { BankField } from './bank-field.tsx';
import { useRepeatKey } from '../../lib/repeat-key.ts';
import { useAskWithdrawal } from './wallet-api.ts';
import styles from './wallet.module.css';

const { bank, accountNumber, accountName } = askWithdrawal.body.properties;
/** The amount is typed in yuan. */
const WithdrawalForm = Type.Object({
  amountFen: Type.String({ minLength: 1, maxLength: 12 }),
  bank,
  accountNumber,
  accountName,
});
type Wish = Static<typeof WithdrawalForm>;
type Question = { wish: Wish; answer: (isSure: boolean) => void };

/** Wallet money to a bank account of the buyer: asked for here, transferred by the staff. */
export function WithdrawalPart({ balanceFen }: { balanceFen: number }) {
  const { t } = useTranslation('wallet');
  const ask = useAskWithdrawal();
  const keyOf = useRepeatKey();
  const [question, setQuestion] = useState<Question | null>(null);
  const [timesSent, setTimesSent] = useState(0);
  const problem = ask.error instanceof ApiError && Object.keys(ask.error.fields).length === 0 ? ask.error : null;

  function handleAnswer(isSure: boolean) {
    question?.answer(isSure);
    setQuestion(null);
  }
  async function handleSubmit(wish: Wish) {
    const amountFen = fenOfYuan(wish.amountFen);
    const isSure = await new Promise<boolean>((answer) => setQuestion({ wish, answer }));
    if (!isSure || amountFen === undefined) return;
    const body = { ...wish, amountFen };
    await ask.mutateAsync({ body, idempotencyKey: keyOf({ ...body, timesSent }) });
    notify({ kind: 'success', title: t('withdrawal.sent') });
    setTimesSent(timesSent + 1);
  }
  function checkAmount(value: unknown): string | undefined {
    const fen = fenOfYuan(typedText(value));
    if (fen === undefined || fen < 1) return t('withdrawal.amountWrong');
    return fen > balanceFen ? t('withdrawal.tooMuch') : undefined;
  }

  return (
    <>
      {/* A new form for the next one, once this one has been sent. */}
      <Form key={timesSent} schema={WithdrawalForm} onSubmit={handleSubmit}>
        <div className={styles['fields']}>
          <div>
            <TextField
              name="amountFen"
              label={t('withdrawal.amount')}
              inputMode="text"
              autoComplete="off"
              check={checkAmount}
              hint={t('withdrawal.amountHint', { max: yuanOfFen(balanceFen) })}
            />
            <Estimate />
          </div>
          <BankField name="bank" label={t('withdrawal.bank')} />
          <TextField name="accountNumber" label={t('withdrawal.accountNumber')} autoComplete="off" maxLength={30} />
          <TextField name="accountName" label={t('withdrawal.accountName')} autoComplete="name" maxLength={100} />
        </div>
        {problem === null ? null : (
          <div role="alert">
            <Note tone="bad">{problem.message || t('withdrawal.failed')}</Note>
          </div>
        )}
        <div className={styles['acts']}>
          <SubmitButton>{t('withdrawal.submit')}</SubmitButton>
        </div>
      </Form>
      <Confirmation question={question} onAnswer={handleAnswer} />
    </>
  );
}

function Estimate() {
  const { t, language } = useTranslation('wallet');
  const { rateVndPerCnyMicros } = useSiteSettings();
  const fen = fenOfYuan(typedText(useFormValue('amountFen')));
  if (fen === undefined || fen === 0) return null;
  return (
    <p className="muted" role="status">
      {t('withdrawal.estimate', { amount: formatVnd(vndOf(fen, rateVndPerCnyMicros), language) })}
    </p>
  );
}

function Confirmation({ question, onAnswer }: { question: Question | null; onAnswer: (isSure: boolean) => void }) {
  const { t, language } = useTranslation('wallet');
  const amount = formatCny(fenOfYuan(question?.wish.amountFen ?? '') ?? 0, language);
  const actions = (
    <>
      <Button onClick={() => onAnswer(false)}>{t('common:back')}</Button>
      <Button kind="primary" onClick={() => onAnswer(true)}>
        {t('withdrawal.confirm', { amount })}
      </Button>
    </>
  );
  return (
    <Dialog
      isOpen={question !== null}
      onClose={() => onAnswer(false)}
      title={t('withdrawal.confirmTitle')}
      closeLabel={t('common:close')}
      actions={actions}
    >
      <p>{t('withdrawal.confirmHint')}</p>
      <Statement>
        <StatementLine label={t('withdrawal.bank')} value={question?.wish.bank ?? ''} />
        <StatementLine label={t('withdrawal.accountNumber')} value={question?.wish.accountNumber ?? ''} />
        <StatementLine label={t('withdrawal.accountName')} value={question?.wish.accountName ?? ''} />
        <StatementLine tone="sum" label={t('withdrawal.amount')} value={amount} />
      </Statement>
    </Dialog>
  );
}
