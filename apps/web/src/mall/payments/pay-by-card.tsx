import { type BodyOf, type CashierView, confirmCard, sandboxSmsCode, startCard } from '@kouan/contract';
import { useState } from 'react';
import { formatCny } from '../../lib/formats.ts';
import { Form, PasswordField, SubmitButton, TextField } from '../../lib/form.tsx';
import { useTranslation } from '../../lib/i18n.ts';
import { SelectField } from '../../lib/select-field.tsx';
import { useRule } from '../../lib/validators.ts';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Note } from '../../ui/note.tsx';
import styles from './cashier.module.css';
import { isTrial } from './payment-methods.tsx';
import { useConfirmCard, useStartCard } from './payments-api.ts';

/** A bank card in two steps: its data, then the code from the phone. What is typed stays in these fields only. */
export function PayByCard({ payment }: { payment: CashierView }) {
  const [tradeNumber, setTradeNumber] = useState<string | null>(null);
  return tradeNumber === null ? (
    <CardForm payment={payment} onSent={setTradeNumber} />
  ) : (
    <CodeForm payment={payment} tradeNumber={tradeNumber} onBack={() => setTradeNumber(null)} />
  );
}

function CardForm({ payment, onSent }: { payment: CashierView; onSent: (tradeNumber: string) => void }) {
  const { t } = useTranslation('payments');
  const start = useStartCard();
  const isCard = useRule('bankCard');
  const isPhone = useRule('phone');
  const [initial] = useState<Partial<BodyOf<typeof startCard>>>({ cardType: 'debit' });
  const send = (body: BodyOf<typeof startCard>) =>
    start.mutateAsync({ params: { number: payment.number }, body }).then((sent) => onSent(sent.tradeNumber));
  return (
    <>
      <div className={classNames(styles['notes'], styles['above'])}>
        <Note tone="info">{t('card.kept')}</Note>
        {isTrial(payment.methods, 'quick') ? <Note tone="warning">{t('gateway.sandbox')}</Note> : null}
      </div>
      <Form schema={startCard.body} initial={initial} onSubmit={send}>
        <div className={styles['fields']}>
          <TextField name="realName" label={t('card.realName')} autoComplete="cc-name" maxLength={100} />
          <TextField name="idNumber" label={t('card.idNumber')} autoComplete="off" maxLength={20} />
          <SelectField
            name="cardType"
            label={t('card.cardType')}
            choices={[
              { value: 'debit', label: t('card.debit') },
              { value: 'credit', label: t('card.credit') },
            ]}
          />
          <TextField
            name="cardNumber"
            label={t('card.cardNumber')}
            check={isCard}
            inputMode="numeric"
            autoComplete="cc-number"
            maxLength={19}
          />
          <TextField
            name="expiry"
            label={t('card.expiry')}
            hint={t('card.expiryHint')}
            autoComplete="cc-exp"
            maxLength={5}
          />
          <PasswordField name="cvv" label={t('card.cvv')} hint={t('card.cvvHint')} autoComplete="off" />
          <TextField
            name="phone"
            label={t('card.phone')}
            hint={t('card.phoneHint')}
            check={isPhone}
            type="tel"
            autoComplete="tel"
            maxLength={32}
          />
        </div>
        <div className={styles['submit']}>
          <SubmitButton size="large">{t('card.send')}</SubmitButton>
        </div>
      </Form>
    </>
  );
}

type CodeProps = { payment: CashierView; tradeNumber: string; onBack: () => void };

function CodeForm({ payment, tradeNumber, onBack }: CodeProps) {
  const { t, language } = useTranslation('payments');
  const confirm = useConfirmCard();
  const [initial] = useState({ tradeNumber });
  return (
    <Form
      schema={confirmCard.body}
      initial={initial}
      onSubmit={(body) => confirm.mutateAsync({ params: { number: payment.number }, body })}
    >
      <div className={classNames(styles['notes'], styles['above'])}>
        <Note tone="info">
          {isTrial(payment.methods, 'quick') ? t('card.sandboxCode', { code: sandboxSmsCode }) : t('card.sent')}
        </Note>
      </div>
      <div className={styles['fields']}>
        <TextField
          name="smsCode"
          label={t('card.smsCode')}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={8}
        />
        <PasswordField name="paymentPassword" label={t('card.paymentPassword')} autoComplete="off" />
      </div>
      <div className={styles['submit']}>
        <SubmitButton size="large">{t('card.pay', { amount: formatCny(payment.dueFen, language) })}</SubmitButton>
        <Button kind="text" size="large" onClick={onBack}>
          {t('card.back')}
        </Button>
      </div>
    </Form>
  );
}
