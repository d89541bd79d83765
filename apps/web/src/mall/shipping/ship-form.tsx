import type { FeeScheduleView, OrderView } from '@kouan/contract';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { formatCny } from '../../lib/formats.ts';
import { Form, SubmitButton } from '../../lib/form.tsx';
import { useTranslation } from '../../lib/i18n.ts';
import { notify } from '../../lib/notifications.ts';
import { AddressFill } from '../../shared/address-fill.tsx';
import { ServiceChoice } from '../../shared/service-choice.tsx';
import { Panel } from '../../ui/panel.tsx';
import { ConsigneeFields, DestinationField, ModeChoice } from './ship-fields.tsx';
import { ShipLines } from './ship-lines.tsx';
import { chosenLines, type Quantities, shippable, takenOf } from './ship-quantities.ts';
import { type ShipMode, shipSchemas } from './ship-schema.ts';
import { ShipSlip } from './ship-slip.tsx';
import styles from './shipping.module.css';
import { type QuoteWish, useCreateShipment } from './shipping-api.ts';
import { useRepeatKey } from '../../lib/repeat-key.ts';
import { useShipmentQuote } from './use-shipment-quote.ts';

type Services = QuoteWish['services'];
type ShipFormProps = { order: OrderView; schedule: FeeScheduleView };
/** What either mode's form gives. */
type Consignee = {
  consigneeName: string;
  contact: string;
  remarks?: string;
  address?: string;
  marketplaceOrderNumber?: string;
  orderScreenshotId?: number;
  waybillImageId?: number;
};

/** Quantities, consignee and services on the left, what it all costs on the right; then the cashier. */
export function ShipForm({ order, schedule }: ShipFormProps) {
  const { t, language } = useTranslation('shipping');
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const create = useCreateShipment();
  const keyOf = useRepeatKey();
  const [quantities, setQuantities] = useState<Quantities>(() => takenOf(search.get('take'), order.lines));
  const [mode, setMode] = useState<ShipMode>('address');
  const [destination, setDestination] = useState(schedule.destinations[0]?.code ?? '');
  const [services, setServices] = useState<Services>([]);
  const lines = chosenLines(order.lines, quantities);
  const quote = useShipmentQuote({ orderNumber: order.number, lines, destination, services });

  async function handleSubmit(consignee: Consignee) {
    if (lines.length === 0) return notify({ kind: 'warning', title: t('goods.chooseFirst') });
    if (quote.data === undefined) return notify({ kind: 'warning', title: t('slip.calculating') });
    const body = {
      ...consignee,
      orderNumber: order.number,
      lines,
      mode,
      destination,
      services,
      amountFen: quote.data.amountFen,
    };
    const shipment = await create.mutateAsync({ body, idempotencyKey: keyOf(body) }).catch((error: unknown) => {
      void quote.refetch(); // the fees or the stock may have changed meanwhile
      throw error;
    });
    await navigate(
      shipment.paymentNumber === null
        ? `/myInvoicesOrder?orderNumber=${order.number}`
        : `/mallDdcCashier/${shipment.paymentNumber}`,
    );
  }

  const amountFen = quote.data?.amountFen ?? 0;
  return (
    <div className={styles['columns']}>
      <Panel>
        <ShipLines lines={shippable(order.lines)} quantities={quantities} onChange={setQuantities} />
        <ModeChoice mode={mode} onChange={setMode} />
        <Form schema={shipSchemas[mode]} onSubmit={handleSubmit}>
          {mode === 'address' ? <AddressFill orderNumber={order.number} onDestination={setDestination} /> : null}
          <ConsigneeFields mode={mode} />
          <div className={styles['pair']}>
            <DestinationField destinations={schedule.destinations} value={destination} onChange={setDestination} />
            <ServiceChoice
              label={t('services:label')}
              services={services}
              links={schedule.serviceLinks}
              onChange={setServices}
            />
          </div>
          <div className={styles['submit']}>
            <SubmitButton size="large">
              {quote.data === undefined || amountFen === 0
                ? t('submitFree')
                : t('submit', { amount: formatCny(amountFen, language) })}
            </SubmitButton>
            <p>{t('later')}</p>
          </div>
        </Form>
      </Panel>
      <ShipSlip
        quote={quote.data ?? quote.lastData}
        isCalculating={quote.isCalculating}
        problem={quote.problem}
        hasLines={lines.length > 0}
      />
    </div>
  );
}
