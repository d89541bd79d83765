import type { ExchangeRateView } from '@kouan/contract';
import { useState } from 'react';
import { formatBasisPoints, formatDateTime, formatRate } from '../../lib/formats.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { Permitted } from '../../lib/permitted.tsx';
import { Button } from '../../ui/button.tsx';
import { Tag } from '../../ui/tag.tsx';
import { AdminHead } from '../admin-head.tsx';
import { CardRow } from '../card-row.tsx';
import { ConfirmDialog } from '../confirm-dialog.tsx';
import { DataTable } from '../data-table.tsx';
import { useListAddress } from '../list-address.ts';
import type { ListColumn } from '../list-column.ts';
import type { RowAction } from '../row-action.ts';
import { RowActions } from '../row-actions.tsx';
import { useDeleteRate, useRates } from './finance-api.ts';
import { RateChart } from './rate-chart.tsx';
import { RateDrawer } from './rate-drawer.tsx';

/** The exchange rates: what was in force stays, what lies ahead may still change. */
export default function RatesPage() {
  const { t, language } = useTranslation('admin-finance');
  const { change, page, size } = useListAddress();
  const [edited, setEdited] = useState<ExchangeRateView | 'new' | null>(null);
  const [removed, setRemoved] = useState<ExchangeRateView | null>(null);
  const remove = useDeleteRate();
  const query = useRates({ page: page - 1, size });
  const current = query.data?.content.find(({ isInForce }) => isInForce);
  const actionsOf = (rate: ExchangeRateView): RowAction[] =>
    rate.isEditable
      ? [
          { key: 'edit', label: t('common:edit'), any: ['settings:rates'], onAct: () => setEdited(rate) },
          {
            key: 'remove',
            label: t('admin-parts:list.removeVerb'),
            any: ['settings:rates'],
            isDanger: true,
            onAct: () => setRemoved(rate),
          },
        ]
      : [];
  const columns = useColumns(actionsOf);
  return (
    <>
      <AdminHead
        component="finance/rates"
        note={current && formatRate(current.rateVndPerCnyMicros, language)}
        actions={
          <Permitted any={['settings:rates']}>
            <Button kind="primary" icon="plus" onClick={() => setEdited('new')}>
              {t('rates.add')}
            </Button>
          </Permitted>
        }
      />
      <RateChart />
      <DataTable
        list="rates"
        query={query}
        columns={columns}
        rowKey={(rate) => rate.id}
        label={t('rates.title')}
        empty={{ title: t('admin-parts:list.noRows') }}
        card={(rate) => (
          <CardRow
            title={formatRate(rate.rateVndPerCnyMicros, language)}
            tag={<RateState rate={rate} />}
            lines={[formatDateTime(rate.effectiveAt), rate.createdBy ?? t('journal.system')]}
            actions={<RowActions name={formatDateTime(rate.effectiveAt)} actions={actionsOf(rate)} />}
          />
        )}
        page={page}
        size={size}
        onChange={change}
      />
      {edited === null ? null : <RateDrawer rate={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />}
      {removed === null ? null : (
        <ConfirmDialog
          title={t('rates.removeTitle', { rate: formatRate(removed.rateVndPerCnyMicros, language) })}
          consequence={t('rates.removeHint', { at: formatDateTime(removed.effectiveAt) })}
          verb={t('admin-parts:list.removeVerb')}
          error={remove.error}
          onConfirm={() => remove.act({ params: { id: removed.id } })}
          onClose={() => setRemoved(null)}
        />
      )}
    </>
  );
}

function RateState({ rate }: { rate: ExchangeRateView }) {
  const { t } = useTranslation('admin-finance');
  if (rate.isInForce) return <Tag tone="done">{t('rates.inForce')}</Tag>;
  return <Tag tone={rate.isEditable ? 'turn' : 'off'}>{t(rate.isEditable ? 'rates.ahead' : 'rates.past')}</Tag>;
}

function useColumns(actionsOf: (rate: ExchangeRateView) => RowAction[]): ListColumn<ExchangeRateView>[] {
  const { t, language } = useTranslation('admin-finance');
  return [
    {
      title: t('rates.effectiveAt'),
      key: 'effectiveAt',
      fixed: 'left',
      render: (_, rate) => <span className="num">{formatDateTime(rate.effectiveAt)}</span>,
    },
    {
      title: t('rates.rate'),
      key: 'rate',
      align: 'right',
      render: (_, rate) => <b>{formatRate(rate.rateVndPerCnyMicros, language)}</b>,
    },
    {
      title: t('rates.market'),
      key: 'market',
      align: 'right',
      render: (_, rate) =>
        rate.marketRateVndPerCnyMicros === null ? null : (
          <span className="num">{formatRate(rate.marketRateVndPerCnyMicros, language)}</span>
        ),
    },
    {
      title: t('rates.spread'),
      key: 'spread',
      align: 'right',
      render: (_, rate) => formatBasisPoints(rate.spreadBasisPoints, language),
    },
    { title: t('rates.state'), key: 'state', render: (_, rate) => <RateState rate={rate} /> },
    { title: t('rates.by'), key: 'by', render: (_, rate) => rate.createdBy ?? t('journal.system') },
    {
      title: t('admin-parts:action'),
      key: 'action',
      fixed: 'right',
      align: 'right',
      render: (_, rate) => <RowActions name={formatDateTime(rate.effectiveAt)} actions={actionsOf(rate)} />,
    },
  ];
}
