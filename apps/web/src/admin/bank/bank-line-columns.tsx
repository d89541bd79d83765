import type { listBankLines, ReplyOf } from '@kouan/contract';
import { formatDateTime, formatVnd } from '../../lib/formats.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { Tag } from '../../ui/tag.tsx';
import { CardRow } from '../card-row.tsx';
import type { ListColumn } from '../list-column.ts';
import styles from './bank.module.css';
import { LineToWallet } from './line-to-wallet.tsx';

export type BankLine = ReplyOf<typeof listBankLines>['content'][number];

export function useBankLineColumns(): ListColumn<BankLine>[] {
  const { t, language } = useTranslation('admin-bank');
  return [
    {
      title: t('column.bookedAt'),
      key: 'bookedAt',
      render: (_, line) => <span className={styles['time']}>{formatDateTime(line.bookedAt)}</span>,
    },
    {
      title: t('column.reference'),
      key: 'reference',
      render: (_, line) => <span className="mono">{line.reference}</span>,
    },
    { title: t('column.payer'), key: 'payer', render: (_, line) => line.payer },
    {
      title: t('column.description'),
      key: 'description',
      width: 320,
      render: (_, line) => <span className={styles['memo']}>{line.description}</span>,
    },
    {
      title: t('column.credit'),
      key: 'amount',
      align: 'right',
      render: (_, line) => <b>{formatVnd(line.amountVnd, language)}</b>,
    },
    { title: t('column.left'), key: 'left', align: 'right', render: (_, line) => formatVnd(line.leftVnd, language) },
    { title: t('column.payments'), key: 'payments', render: (_, line) => <LineState line={line} /> },
    {
      title: t('column.account'),
      key: 'account',
      render: (_, { account }) => (
        <small className="muted">
          {account.bankName} {account.accountNumber}
        </small>
      ),
    },
  ];
}

function LineState({ line }: { line: BankLine }) {
  const { t } = useTranslation('admin-bank');
  return (
    <span className={styles['state']}>
      {line.leftVnd > 0 ? <Tag tone="warning">{t('filter.open')}</Tag> : null}
      {line.isUnconfirmed ? <Tag tone="turn">{t('filter.unconfirmed')}</Tag> : null}
      {line.payments.map((number) => (
        <span key={number} className="mono">
          {number}
        </span>
      ))}
      <LineToWallet key={line.leftVnd} line={line} />
    </span>
  );
}

export function BankLineCard({ line }: { line: BankLine }) {
  const { language } = useTranslation();
  return (
    <CardRow
      title={<span className="mono">{line.reference}</span>}
      tag={<LineState line={line} />}
      lines={[formatDateTime(line.bookedAt), line.payer, line.description]}
      amount={<b>{formatVnd(line.amountVnd, language)}</b>}
    />
  );
}
