import type { ShipmentView } from '@kouan/contract';
import { formatCny, formatCount, formatDateTime } from '../../lib/formats.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { Button } from '../../ui/button.tsx';
import { Tag, type Tone } from '../../ui/tag.tsx';
import { CardRow } from '../card-row.tsx';
import { TimeLeft } from '../time-left.tsx';
import type { ListColumn } from '../list-column.ts';

const tones: Record<ShipmentView['state'], Tone> = {
  paymentPending: 'turn',
  paymentReview: 'work',
  paymentRejected: 'bad',
  ready: 'work',
  inTransit: 'work',
  delivered: 'done',
  cancelled: 'off',
};

/** Until when it has to be paid or to leave, or when it counts as delivered; null while no limit runs. */
export function limitOf({ state, payBy, dispatchBy, autoReceiveAt, check }: ShipmentView): string | null {
  if (state === 'paymentPending' || state === 'paymentRejected') return payBy;
  if (state === 'ready') return dispatchBy;
  return state === 'inTransit' && check === null ? autoReceiveAt : null;
}

export function ShipmentState({ state }: { state: ShipmentView['state'] }) {
  const { t } = useTranslation('admin-shipments');
  return <Tag tone={tones[state]}>{t(`state.${state}`)}</Tag>;
}

export function useShipmentColumns(onOpen: (number: string) => void): ListColumn<ShipmentView>[] {
  const { t, language } = useTranslation('admin-shipments');
  return [
    {
      title: t('title'),
      key: 'number',
      fixed: 'left',
      render: (_, row) => (
        <Button kind="text" size="small" className="mono" onClick={() => onOpen(row.number)}>
          {row.number}
        </Button>
      ),
    },
    {
      title: t('admin-parts:order'),
      key: 'order',
      render: (_, row) => <span className="mono">{row.orderNumber}</span>,
    },
    {
      title: t('admin-parts:buyer'),
      key: 'buyer',
      render: (_, { buyer }) => (
        <>
          {buyer.nickName} <small className="muted mono">{buyer.code}</small>
        </>
      ),
    },
    { title: t('consignee'), key: 'consignee', render: (_, row) => row.consigneeName },
    {
      title: t('admin-parts:quantity'),
      key: 'quantity',
      align: 'right',
      render: (_, row) => formatCount(row.quantity, language),
    },
    {
      title: t('amount'),
      key: 'amount',
      align: 'right',
      render: (_, row) => <b>{formatCny(row.amountFen, language)}</b>,
    },
    {
      title: t('admin-parts:status'),
      key: 'state',
      render: (_, row) => (
        <>
          <ShipmentState state={row.state} />
          <div>
            <TimeLeft until={limitOf(row)} />
          </div>
        </>
      ),
    },
    {
      title: t('carrier'),
      key: 'carrier',
      render: (_, row) => (
        <>
          {row.carrier} <span className="mono">{row.trackingNumber}</span>
        </>
      ),
    },
    {
      title: t('createdAt'),
      key: 'createdAt',
      render: (_, row) => <span className="num muted">{formatDateTime(row.createdAt)}</span>,
    },
    {
      title: t('admin-parts:action'),
      key: 'action',
      fixed: 'right',
      align: 'right',
      render: (_, row) => (
        <Button kind="text" size="small" onClick={() => onOpen(row.number)}>
          {row.allowedActions.includes('dispatch') ? t('dispatch.open') : t('common:view')}
        </Button>
      ),
    },
  ];
}

export function ShipmentCard({ shipment, onOpen }: { shipment: ShipmentView; onOpen: (number: string) => void }) {
  const { t, language } = useTranslation('admin-shipments');
  return (
    <CardRow
      title={
        <Button kind="text" size="small" className="mono" onClick={() => onOpen(shipment.number)}>
          {shipment.number}
        </Button>
      }
      tag={<ShipmentState state={shipment.state} />}
      lines={[
        `${shipment.buyer.nickName} ${shipment.buyer.code}`,
        `${shipment.consigneeName} · ${t('common:pieces', { count: formatCount(shipment.quantity, language) })}`,
        `${shipment.carrier} ${shipment.trackingNumber}`,
        <TimeLeft key="limit" until={limitOf(shipment)} />,
      ]}
      amount={<b>{formatCny(shipment.amountFen, language)}</b>}
    />
  );
}
