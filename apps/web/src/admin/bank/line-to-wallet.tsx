import type { listBankLines, ReplyOf } from '@kouan/contract';
import { Modal } from 'antd';
import { useId, useState } from 'react';
import { formatVnd } from '../../lib/formats.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { usePermission } from '../../lib/permission.ts';
import { Button } from '../../ui/button.tsx';
import { Field, TextInput } from '../../ui/field.tsx';
import { Problem } from '../problem.tsx';
import { useLineToWallet } from './bank-api.ts';

type BankLine = ReplyOf<typeof listBankLines>['content'][number];
const open: readonly string[] = ['unpaid', 'pendingApproval'];

/** What is left of a line goes to the wallet of a payment's buyer, after one question. */
export function LineToWallet({ line }: { line: BankLine }) {
  const { t, language } = useTranslation('admin-bank');
  const mayReview = usePermission(['payment:review']);
  const give = useLineToWallet();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const [paymentNumber, setPaymentNumber] = useState(line.owner?.paymentNumber ?? '');
  const [note, setNote] = useState('');
  const isDue = line.owner !== null && open.includes(line.owner.status);
  if (!mayReview || line.leftVnd === 0 || isDue) return null;

  function handleGive() {
    const body = { paymentNumber: paymentNumber.trim(), ...(note.trim() === '' ? {} : { note: note.trim() }) };
    // A failed act shows in `Problem`, and the question stays open.
    give.act({ params: { id: line.id }, body }).then(
      () => setOpen(false),
      () => undefined,
    );
  }
  return (
    <>
      <Button size="small" icon="wallet" onClick={() => setOpen(true)}>
        {t('toWallet.act')}
      </Button>
      <Modal
        open={isOpen}
        title={t('toWallet.title', { amount: formatVnd(line.leftVnd, language) })}
        okText={t('toWallet.confirm')}
        cancelText={t('common:cancel')}
        confirmLoading={give.isBusy}
        okButtonProps={{ disabled: paymentNumber.trim() === '' }}
        onOk={handleGive}
        onCancel={() => setOpen(false)}
      >
        <p>{t('toWallet.text')}</p>
        <p>
          {line.payer} · {line.description}
        </p>
        {line.owner ? (
          <p>
            {line.owner.buyerCode} {line.owner.buyerName}
          </p>
        ) : null}
        <Field id={`${id}-number`} label={t('toWallet.number')} isRequired>
          <TextInput
            id={`${id}-number`}
            value={paymentNumber}
            maxLength={14}
            onChange={(event) => setPaymentNumber(event.target.value.toUpperCase())}
          />
        </Field>
        <Field id={`${id}-note`} label={t('toWallet.note')} optionalMark={t('common:optional')}>
          <TextInput id={`${id}-note`} value={note} maxLength={500} onChange={(event) => setNote(event.target.value)} />
        </Field>
        <Problem error={give.error} />
      </Modal>
    </>
  );
}
