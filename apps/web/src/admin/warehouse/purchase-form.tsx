import type { OrderLineView, OrderView } from '@kouan/contract';
import { type FormEvent, useId, useRef, useState } from 'react';
import { focusFirstWrong } from '../../lib/focus-wrong.ts';
import { formatCny } from '../../lib/formats.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { Field, TextAreaInput, TextInput } from '../../ui/field.tsx';
import { Button } from '../../ui/button.tsx';
import { Goods } from '../goods.tsx';
import { inLanguage } from '../in-language.ts';
import { Problem } from '../problem.tsx';
import { countOf, fenOf, numbersOf } from '../measures.ts';
import { useRecordPurchase } from './warehouse-api.ts';
import styles from './warehouse.module.css';

const stockingDays = 7;
const dayMs = 86_400_000;
const dayAfter = (days: number): string => new Date(Date.now() + days * dayMs).toISOString().slice(0, 10);

/** What was bought at the seller: its order numbers, waybills, the cost, the day it should be complete, the quantities. */
export function PurchaseForm({ order, onDone }: { order: OrderView; onDone: () => void }) {
  const { t, language } = useTranslation('admin-warehouse');
  const id = useId();
  const purchase = useRecordPurchase();
  const lines = order.lines.filter((line) => line.toBuy > 0);
  const [sellerOrders, setSellerOrders] = useState('');
  const [waybills, setWaybills] = useState('');
  const [cost, setCost] = useState('');
  const [expectedOn, setExpectedOn] = useState(() => dayAfter(stockingDays));
  const [quantities, setQuantities] = useState<Readonly<Record<number, string>>>(() =>
    Object.fromEntries(lines.map((line) => [line.id, String(line.toBuy)])),
  );
  const [isTried, setTried] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const quantityOf = (lineId: number) => countOf(quantities[lineId] ?? '');
  const wrong = {
    sellerOrders:
      numbersOf(sellerOrders).length === 0
        ? t('common:field.required', { label: t('purchase.sellerOrders') })
        : undefined,
    cost: fenOf(cost) === undefined ? t('purchase.costWrong') : undefined,
    expectedOn: expectedOn === '' ? t('common:field.required', { label: t('purchase.expectedOn') }) : undefined,
    quantities: lines.some((line) => isTooMuch(line, quantities)) ? t('purchase.quantityWrong') : undefined,
  };
  const shown = (text: string | undefined) => (isTried ? text : undefined);

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    const costFen = fenOf(cost);
    if (costFen === undefined || Object.values(wrong).some((text) => text !== undefined))
      return focusFirstWrong(form.current);
    if (purchase.isBusy) return;
    const body = {
      sellerOrderNumbers: numbersOf(sellerOrders),
      waybillNumbers: numbersOf(waybills),
      costFen,
      expectedOn,
      lines: lines.map((line) => ({ lineId: line.id, quantity: quantityOf(line.id) ?? 0 })),
    };
    // A failed act shows in `Problem`, and the form stays as it is.
    purchase.act({ params: { number: order.number }, body }).then(onDone, () => undefined);
  }
  return (
    <form ref={form} aria-label={t('act.toPurchase')} noValidate onSubmit={handleSubmit}>
      <h2 className={styles['title']}>{t('act.toPurchase')}</h2>
      <PurchaseLines lines={lines} quantities={quantities} isTried={isTried} onChange={setQuantities} />
      <Wrong text={shown(wrong.quantities)} />
      <div className={styles['fields']}>
        <NumbersField
          name="sellerOrders"
          value={sellerOrders}
          onChange={setSellerOrders}
          isRequired
          error={shown(wrong.sellerOrders)}
        />
        <NumbersField name="waybills" value={waybills} onChange={setWaybills} />
        <Field
          id={`${id}-cost`}
          label={t('purchase.cost')}
          isRequired
          hint={t('purchase.costHint', {
            goods: formatCny(order.goodsFen, language),
            freight: formatCny(order.freightFen, language),
          })}
          error={shown(wrong.cost)}
        >
          <TextInput
            id={`${id}-cost`}
            inputMode="decimal"
            aria-invalid={shown(wrong.cost) ? true : undefined}
            value={cost}
            onChange={(event) => setCost(event.target.value)}
          />
        </Field>
        <Field
          id={`${id}-expected`}
          label={t('purchase.expectedOn')}
          isRequired
          hint={t('purchase.expectedHint')}
          error={shown(wrong.expectedOn)}
        >
          <TextInput
            id={`${id}-expected`}
            type="date"
            value={expectedOn}
            onChange={(event) => setExpectedOn(event.target.value)}
          />
        </Field>
      </div>
      <Problem error={purchase.error} />
      <div className={styles['buttons']}>
        <Button type="submit" kind="primary" isBusy={purchase.isBusy}>
          {t('act.toPurchase')}
        </Button>
      </div>
    </form>
  );
}

const Wrong = ({ text }: { text: string | undefined }) =>
  text === undefined ? null : (
    <p role="alert" className={styles['wrong']}>
      {text}
    </p>
  );

type NumbersFieldProps = {
  name: 'sellerOrders' | 'waybills';
  value: string;
  onChange: (text: string) => void;
  isRequired?: boolean;
  error?: string | undefined;
};

/** Numbers, one a line or with commas. */
function NumbersField({ name, value, onChange, isRequired = false, error }: NumbersFieldProps) {
  const { t } = useTranslation('admin-warehouse');
  const id = useId();
  return (
    <Field
      id={id}
      label={t(`purchase.${name}`)}
      hint={t('purchase.numbersHint')}
      error={error}
      {...(isRequired ? { isRequired } : { optionalMark: t('common:optional') })}
    >
      <TextAreaInput
        id={id}
        rows={2}
        aria-invalid={error ? true : undefined}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </Field>
  );
}

type Quantities = Readonly<Record<number, string>>;

const isTooMuch = ({ id, toBuy }: OrderLineView, quantities: Quantities): boolean =>
  (countOf(quantities[id] ?? '') ?? Infinity) > toBuy;

function PurchaseLines({
  lines,
  quantities,
  isTried,
  onChange,
}: {
  lines: readonly OrderLineView[];
  quantities: Quantities;
  isTried: boolean;
  onChange: (quantities: Quantities) => void;
}) {
  const { t, language } = useTranslation('admin-warehouse');
  return (
    <ul className={styles['lines']}>
      {lines.map((line) => (
        <li key={line.id} className={styles['purchaseLine']}>
          <Goods {...line} size={40} note={formatCny(line.unitPriceFen, language)} />
          <TextInput
            inputMode="numeric"
            aria-label={t('purchase.quantityOf', { goods: inLanguage(line.title, language) })}
            aria-invalid={isTried && isTooMuch(line, quantities) ? true : undefined}
            value={quantities[line.id] ?? ''}
            onChange={(event) => onChange({ ...quantities, [line.id]: event.target.value })}
            after={<span className="muted num">/ {line.toBuy}</span>}
          />
        </li>
      ))}
    </ul>
  );
}
