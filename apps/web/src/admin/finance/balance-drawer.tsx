import { type listDailyProofs, type ReplyOf, stateBalance } from '@kouan/contract';
import { type Static, Type } from 'typebox';
import { TextArea, TextField, useFormValue } from '../../lib/form.tsx';
import { useTranslation } from '../../lib/i18n.ts';
import { notify } from '../../lib/notifications.ts';
import { SelectField } from '../../lib/select-field.tsx';
import { typedText } from '../../lib/typed-text.ts';
import { fenOfYuan } from '../../lib/yuan.ts';
import { Note } from '../../ui/note.tsx';
import { FormDrawer } from '../form-drawer.tsx';
import { useStateBalance } from './proofs-api.ts';

type Accounts = ReplyOf<typeof listDailyProofs>['accounts'];
export type BalanceOf = { account?: string | undefined; day?: string | undefined };

/** Amounts are typed: đồng for a bank, yuan for a gateway. */
const BalanceForm = Type.Object({
  account: Type.String({ minLength: 1 }),
  day: Type.String({ minLength: 10, maxLength: 10 }),
  amount: Type.String({ minLength: 1, maxLength: 20 }),
  note: stateBalance.body.properties.note,
});

/** Whole đồng, with or without dots or spaces between thousands; yuan with at most two decimals; either may be below 0. */
function typedAmount(text: string, unit: 'vnd' | 'fen'): number | undefined {
  const isBelow = text.trim().startsWith('-');
  const plain = text.trim().replace(/^-/, '');
  const amount =
    unit === 'fen'
      ? fenOfYuan(plain)
      : /^\d{1,3}([. ,]?\d{3})*$/.test(plain) || /^\d{1,15}$/.test(plain)
        ? Number(plain.replaceAll(/[. ,]/g, ''))
        : undefined;
  return amount === undefined || !isBelow ? amount : -amount;
}

const isDay = (text: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text));

type BalanceProps = { accounts: Accounts; today: string; start: BalanceOf; onClose: () => void };

/** What a bank or a gateway held at the end of a day. */
export function BalanceDrawer({ accounts, today, start, onClose }: BalanceProps) {
  const { t } = useTranslation('admin-proofs');
  const state = useStateBalance();
  const unitOf = (key: unknown) => accounts.find(({ account }) => account === key)?.unit ?? 'vnd';
  async function handleSubmit({ account, day, amount, note }: Static<typeof BalanceForm>) {
    const value = typedAmount(amount, unitOf(account)) ?? 0;
    await state.act({ body: { account, day, amount: value, ...(note ? { note } : {}) } });
    notify({ kind: 'success', title: t('entered') });
  }
  return (
    <FormDrawer
      title={t('enterTitle')}
      schema={BalanceForm}
      initial={{ account: start.account ?? accounts[0]?.account ?? '', day: start.day ?? today }}
      verb={t('enter')}
      error={state.error}
      onSubmit={handleSubmit}
      onDone={onClose}
      onClose={onClose}
    >
      <Note>{t('enterHint')}</Note>
      <SelectField
        name="account"
        label={t('account')}
        choices={accounts.map(({ account, name }) => ({ value: account, label: name }))}
      />
      <TextField
        name="day"
        inputMode="numeric"
        hint={t('dayHint')}
        label={t('day')}
        check={(value) => (isDay(typedText(value)) && typedText(value) <= today ? undefined : t('dayWrong'))}
      />
      <AmountField unitOf={unitOf} />
      <TextArea name="note" label={t('note')} />
    </FormDrawer>
  );
}

function AmountField({ unitOf }: { unitOf: (account: unknown) => 'vnd' | 'fen' }) {
  const { t } = useTranslation('admin-proofs');
  const unit = unitOf(useFormValue('account'));
  return (
    <TextField
      name="amount"
      label={t(unit === 'vnd' ? 'amountVnd' : 'amountFen')}
      inputMode="text"
      autoComplete="off"
      check={(value) => (typedAmount(typedText(value), unit) === undefined ? t('amountWrong') : undefined)}
    />
  );
}
