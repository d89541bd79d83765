import { askManualEntry, type StorePayable } from '@kouan/contract';
import { type Static, Type } from 'typebox';
import { TextArea, TextField } from '../../lib/form.tsx';
import { useTranslation } from '../../lib/i18n.ts';
import { notify } from '../../lib/notifications.ts';
import { SelectField } from '../../lib/select-field.tsx';
import { typedText } from '../../lib/typed-text.ts';
import { fenOfYuan, yuanOfFen } from '../../lib/yuan.ts';
import { FormDrawer } from '../form-drawer.tsx';
import { useAskManualEntry, useBankAccounts } from './finance-api.ts';

/** The amount is typed in yuan. */
const ManualForm = Type.Object({
  amountFen: Type.String({ minLength: 1, maxLength: 12 }),
  bankAccountId: Type.String({ minLength: 1 }),
  reason: askManualEntry.body.properties.reason,
});

/** Money paid to a store, or with no store a cost paid by the bank; a second person confirms it. */
export function ManualEntryDrawer({ store, onClose }: { store: StorePayable | null; onClose: () => void }) {
  const { t } = useTranslation('admin-finance');
  const ask = useAskManualEntry();
  const accounts = useBankAccounts().data ?? [];
  const initial = store !== null && store.owedFen > 0 ? { amountFen: yuanOfFen(store.owedFen) } : {};
  async function handleSubmit({ amountFen, bankAccountId, reason }: Static<typeof ManualForm>) {
    await ask.act({
      body: {
        kind: store === null ? 'costPaid' : 'storePaid',
        ...(store === null ? {} : { storeId: store.storeId }),
        amountFen: fenOfYuan(amountFen) ?? 0,
        bankAccountId: Number(bankAccountId),
        reason,
      },
    });
    notify({ kind: 'success', title: t('manual.asked') });
  }
  return (
    <FormDrawer
      title={store === null ? t('manual.costTitle') : t('manual.payTitle', { name: store.name })}
      schema={ManualForm}
      initial={initial}
      verb={t('manual.ask')}
      error={ask.error}
      onSubmit={handleSubmit}
      onDone={onClose}
      onClose={onClose}
    >
      <TextField
        name="amountFen"
        label={t('manual.amount')}
        autoComplete="off"
        check={(value) => ((fenOfYuan(typedText(value)) ?? 0) > 0 ? undefined : t('manual.amountWrong'))}
      />
      <SelectField
        name="bankAccountId"
        label={t('manual.account')}
        placeholder={t('manual.chooseAccount')}
        choices={accounts.map(({ id, bankName, accountNumber }) => ({
          value: String(id),
          label: `${bankName} ${accountNumber}`,
        }))}
      />
      <TextArea name="reason" label={t('manual.reason')} hint={t('manual.reasonHint')} />
    </FormDrawer>
  );
}
