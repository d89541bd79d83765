import { type DailyProof, proofStates } from '@kouan/contract';
import { useState } from 'react';
import { formatCount, formatDateTime } from '../../lib/formats.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { Permitted } from '../../lib/permitted.tsx';
import { Button } from '../../ui/button.tsx';
import { AdminHead } from '../admin-head.tsx';
import { CardRow } from '../card-row.tsx';
import { DataTable } from '../data-table.tsx';
import { FilterBar } from '../filter-bar.tsx';
import { useListAddress } from '../list-address.ts';
import type { ListColumn } from '../list-column.ts';
import { BalanceDrawer, type BalanceOf } from './balance-drawer.tsx';
import { ProofDrawer } from './proof-drawer.tsx';
import { ProofTag } from './proof-tag.tsx';
import { amountText, proofSheet, useDailyProofs } from './proofs-api.ts';

const keyOf = ({ account, day }: Pick<DailyProof, 'account' | 'day'>) => `${account} ${day}`;

/** Every account on every business day: what our books say, what the bank or the gateway says, and who stands for it. */
export default function ProofsPage() {
  const { t, language } = useTranslation('admin-proofs');
  const { params, valueOf, change, page, size } = useListAddress();
  const [entering, setEntering] = useState<BalanceOf | null>(null);
  const filter = {
    from: valueOf('from'),
    to: valueOf('to'),
    account: valueOf('account'),
    state: proofStates.find((one) => one === valueOf('state')),
  };
  const query = useDailyProofs(filter);
  const accounts = query.data?.accounts ?? [];
  const opened = query.data?.content.find((proof) => keyOf(proof) === valueOf('open'));
  const open = (proof: DailyProof) => change({ open: keyOf(proof) });
  const columns = useColumns(open);
  return (
    <>
      <AdminHead
        component="finance/proofs"
        note={query.data && t('admin-parts:total', { count: formatCount(query.data.totalElements, language) })}
        actions={
          <Permitted any={['bank:import']}>
            <Button kind="primary" icon="plus" onClick={() => setEntering({ account: filter.account })}>
              {t('enter')}
            </Button>
          </Permitted>
        }
      />
      <FilterBar
        list="proofs"
        filters={[
          {
            name: 'account',
            label: t('account'),
            kind: 'choice',
            choices: accounts.map(({ account, name }) => ({ value: account, label: name })),
          },
          {
            name: 'state',
            label: t('state'),
            kind: 'choice',
            choices: proofStates.map((value) => ({ value, label: t(`states.${value}`) })),
          },
          { name: 'from', label: t('admin-parts:from'), kind: 'day' },
          { name: 'to', label: t('admin-parts:to'), kind: 'day' },
        ]}
        params={params}
        onChange={change}
      />
      <DataTable
        list="proofs"
        query={query}
        columns={columns}
        rowKey={keyOf}
        label={t('title')}
        empty={{ title: t('none'), hint: t('noneHint') }}
        card={(proof) => <ProofCard proof={proof} onOpen={() => open(proof)} />}
        page={page}
        size={size}
        isWhole
        onChange={change}
        onOpen={open}
        download={{ address: proofSheet(filter), fileName: 'daily-proof' }}
      />
      {opened ? (
        <ProofDrawer
          proof={opened}
          onEnter={() => setEntering({ account: opened.account, day: opened.day })}
          onClose={() => change({ open: undefined })}
        />
      ) : null}
      {entering === null || !query.data ? null : (
        <BalanceDrawer
          accounts={accounts}
          today={query.data.today}
          start={entering}
          onClose={() => setEntering(null)}
        />
      )}
    </>
  );
}

function ProofCard({ proof, onOpen }: { proof: DailyProof; onOpen: () => void }) {
  const { t, language } = useTranslation('admin-proofs');
  const text = (amount: number | null) => amountText(amount, proof, language);
  return (
    <CardRow
      title={proof.day}
      tag={<ProofTag proof={proof} />}
      lines={[
        proof.name,
        `${t('book')} ${text(proof.book)}`,
        `${t('stated')} ${text(proof.stated)}`,
        proof.signedAt === null ? t('notSigned') : `${t('signed')}: ${proof.signedBy ?? ''}`,
      ]}
      amount={proof.difference === 0 ? null : <b>{text(proof.difference)}</b>}
      actions={<Button onClick={onOpen}>{t('view')}</Button>}
    />
  );
}

const amounts = ['opening', 'moneyIn', 'moneyOut', 'book', 'stated'] as const;

function useColumns(onOpen: (proof: DailyProof) => void): ListColumn<DailyProof>[] {
  const { t, language } = useTranslation('admin-proofs');
  return [
    { title: t('day'), key: 'day', fixed: 'left', render: (_, { day }) => <span className="num">{day}</span> },
    { title: t('account'), key: 'account', render: (_, { name }) => name },
    { title: t('state'), key: 'state', render: (_, proof) => <ProofTag proof={proof} /> },
    ...amounts.map((part): ListColumn<DailyProof> => ({
      title: t(part),
      key: part,
      align: 'right',
      render: (_, proof) => (
        <span className="num">{proof.state === 'missing' ? '–' : amountText(proof[part], proof, language)}</span>
      ),
    })),
    {
      title: t('difference'),
      key: 'difference',
      align: 'right',
      render: (_, proof) => <b className="num">{amountText(proof.difference, proof, language)}</b>,
    },
    {
      title: t('signed'),
      key: 'signed',
      render: (_, { signedBy, signedAt }) =>
        signedAt === null ? (
          <span className="muted">{t('notSigned')}</span>
        ) : (
          t('signedBy', { name: signedBy ?? '', date: formatDateTime(signedAt) })
        ),
    },
    {
      title: t('admin-parts:action'),
      key: 'view',
      fixed: 'right',
      align: 'right',
      render: (_, proof) => (
        <Button size="small" onClick={() => onOpen(proof)}>
          {t('view')}
        </Button>
      ),
    },
  ];
}
