import { Modal } from 'antd';
import { useId, useState } from 'react';
import { useTranslation } from '../../lib/i18n.ts';
import { Field, SelectInput, TextInput } from '../../ui/field.tsx';
import { Problem } from '../problem.tsx';
import { useAddSource, useBankAccounts } from './bank-api.ts';
import type { NewSecret } from './notices-panel.tsx';

/** Lets one more bank tell of an account; its secret is shown next. */
export function AddSource({ onClose, onSecret }: { onClose: () => void; onSecret: (made: NewSecret) => void }) {
  const { t } = useTranslation('admin-bank');
  const accounts = useBankAccounts();
  const add = useAddSource();
  const id = useId();
  const [name, setName] = useState('');
  const [chosen, setChosen] = useState<number | null>(null);
  const accountId = chosen ?? accounts.data?.[0]?.id ?? null;
  const choices = (accounts.data ?? []).map((one) => ({
    value: String(one.id),
    label: `${one.bankName} ${one.accountNumber} ${one.accountName}`,
  }));
  function handleAdd() {
    if (accountId === null || name.trim() === '') return;
    // A failure shows in `Problem`, and the dialog stays open.
    add.act({ body: { name: name.trim(), accountId } }).then(
      (made) => {
        onClose();
        onSecret(made);
      },
      () => undefined,
    );
  }
  return (
    <Modal
      open
      title={t('notices.add')}
      okText={t('notices.add')}
      cancelText={t('common:cancel')}
      confirmLoading={add.isBusy}
      okButtonProps={{ disabled: name.trim() === '' || accountId === null }}
      onOk={handleAdd}
      onCancel={onClose}
      destroyOnHidden
    >
      <Field id={`${id}-name`} label={t('notices.name')} isRequired hint={t('notices.nameHint')}>
        <TextInput id={`${id}-name`} value={name} maxLength={60} onChange={(event) => setName(event.target.value)} />
      </Field>
      <Field id={`${id}-account`} label={t('import.account')} isRequired>
        <SelectInput
          id={`${id}-account`}
          choices={choices}
          value={accountId === null ? '' : String(accountId)}
          onChange={(event) => setChosen(Number(event.target.value))}
        />
      </Field>
      <Problem error={add.error} />
    </Modal>
  );
}
