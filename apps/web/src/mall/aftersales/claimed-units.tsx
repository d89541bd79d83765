import type { CaseOptions } from '@kouan/contract';
import { formatCny, formatInProse } from '../../lib/formats.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { fenOfYuan } from '../../lib/yuan.ts';
import { Field, FieldMessage, SelectInput, TextInput } from '../../ui/field.tsx';
import { Picture } from '../../ui/picture.tsx';
import { Stepper } from '../../ui/stepper.tsx';
import styles from './aftersales.module.css';

/** Units of one shipment by order line, and what the buyer would like to have back, in yuan as it is typed. */
export type Claim = {
  shipmentNumber: string | undefined;
  quantities: Readonly<Record<number, number>>;
  want: string;
};
export const emptyClaim = (options: CaseOptions): Claim => ({
  shipmentNumber: options.afterSales[0]?.shipmentNumber,
  quantities: {},
  want: '',
});
export const claimLines = ({ quantities }: Claim): { lineId: number; quantity: number }[] =>
  Object.entries(quantities).flatMap(([lineId, quantity]) =>
    quantity > 0 ? [{ lineId: Number(lineId), quantity }] : [],
  );

/** Undefined where nothing is wished; null where it is no amount. */
export const wantFenOf = ({ want }: Claim): number | null | undefined =>
  want.trim() === '' ? undefined : (fenOfYuan(want) ?? null);

type ClaimedUnitsProps = {
  options: CaseOptions;
  claim: Claim;
  onChange: (claim: Claim) => void;
  problem: string | undefined;
  wantProblem: string | undefined;
  /** Pieces that shall be replaced are worth no sum. */
  asksMoney: boolean;
};

/** Which shipment, how many of which goods, and how much the buyer wants back. */
export function ClaimedUnits({ options, claim, onChange, problem, wantProblem, asksMoney }: ClaimedUnitsProps) {
  const { t, language } = useTranslation('aftersales');
  const shipment = options.afterSales.find(({ shipmentNumber }) => shipmentNumber === claim.shipmentNumber);
  if (!shipment) return null;
  const stepperLabels = { increase: t('more'), decrease: t('less') };
  const shipments = options.afterSales.map(({ shipmentNumber, until }) => ({
    value: shipmentNumber,
    label:
      until === null ? shipmentNumber : t('untilOf', { number: shipmentNumber, date: formatInProse(until, language) }),
  }));
  return (
    <>
      <Field id="case-shipment" label={t('shipment')} isRequired>
        <SelectInput
          id="case-shipment"
          value={shipment.shipmentNumber}
          choices={shipments}
          onChange={(event) => onChange({ ...claim, shipmentNumber: event.target.value, quantities: {} })}
        />
      </Field>
      <ul id="case-lines" tabIndex={-1} className={styles['units']} aria-label={t('units')}>
        {shipment.lines.map((line) => (
          <li key={line.lineId}>
            <Picture src={line.imageUrl} alt="" width={40} height={40} />
            <span>
              {line.title[language] || line.title.cn}{' '}
              <small>{line.specValues.map((value) => value[language] || value.cn).join(' / ')}</small>
              <small className="num">
                {' '}
                {formatCny(line.unitPriceFen, language)} · {t('left', { count: line.left })}
              </small>
            </span>
            <Stepper
              value={claim.quantities[line.lineId] ?? 0}
              max={line.left}
              label={t('quantityOf', { name: line.specValues.map((value) => value[language]).join(' ') })}
              labels={stepperLabels}
              onChange={(quantity) =>
                onChange({ ...claim, quantities: { ...claim.quantities, [line.lineId]: quantity } })
              }
            />
          </li>
        ))}
      </ul>
      <FieldMessage id="case-lines" error={problem} />
      {asksMoney ? (
        <Field
          id="case-want"
          label={t('want')}
          optionalMark={t('common:optional')}
          hint={t('wantHint', { amount: formatCny(shipment.capFen, language) })}
          error={wantProblem}
        >
          <TextInput
            id="case-want"
            inputMode="decimal"
            maxLength={12}
            aria-invalid={wantProblem ? true : undefined}
            value={claim.want}
            onChange={(event) => onChange({ ...claim, want: event.target.value })}
          />
        </Field>
      ) : null}
    </>
  );
}
