import type { OrderLineView } from '@kouan/contract';
import { useId } from 'react';
import { formatCount, formatWeight } from '../../lib/formats.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { describe, Field, SelectInput, TextInput } from '../../ui/field.tsx';
import { Goods } from '../goods.tsx';
import { inLanguage } from '../in-language.ts';
import { cm3Of, countOf, gramsOf } from '../measures.ts';
import { NeededPhotos } from './needed-photos.tsx';
import { Photos } from './photos.tsx';
import type { ReceiptLine, ReceiptProblem } from './receipt-values.ts';
import styles from './warehouse.module.css';

type LineProps = {
  line: OrderLineView;
  needed: { minimum: number; shots: readonly string[] };
  typed: ReceiptLine;
  isTried: boolean;
  problems: readonly ReceiptProblem[];
  onChange: (changes: Partial<ReceiptLine>) => void;
};

/** One line of the order at the scales. Weight and size are of everything that came of it now. */
export function ReceiveLine({ line, needed, typed, isTried, problems, onChange }: LineProps) {
  const { t, language } = useTranslation('admin-warehouse');
  const id = useId();
  const errorOf = (...wanted: ReceiptProblem[]) => {
    const problem = problems.find((one) => wanted.includes(one));
    return problem === undefined
      ? undefined
      : t(`receive.wrong.${problem}`, { most: formatCount(line.inTransit, language) });
  };
  const field = (name: string, error: string | undefined, hint?: string) => ({
    id: `${id}-${name}`,
    ...describe({ id: `${id}-${name}`, hint, error }),
  });
  const volume = cm3Of(typed.volume, countOf(typed.packages) ?? 1);
  const grams = gramsOf(typed.weight, typed.unit);
  const volumeHint =
    volume === undefined ? t('receive.volumeHint') : t('receive.volumeIs', { volume: formatCount(volume, language) });
  return (
    <li role="group" aria-label={inLanguage(line.title, language)}>
      <Goods {...line} size={40} note={t('receive.expected', { count: formatCount(line.inTransit, language) })} />
      <div className={styles['measures']}>
        <Field id={`${id}-quantity`} label={t('receive.quantity')} isRequired error={errorOf('quantity', 'tooMany')}>
          <TextInput
            {...field('quantity', errorOf('quantity', 'tooMany'))}
            inputMode="numeric"
            value={typed.quantity}
            onChange={(event) => onChange({ quantity: event.target.value })}
            after={<span className="muted num">/ {line.inTransit}</span>}
          />
        </Field>
        <Field
          id={`${id}-weight`}
          label={t('receive.weight')}
          isRequired
          hint={grams === undefined ? undefined : formatWeight(grams, language)}
          error={errorOf('weight')}
        >
          <span className={styles['withUnit']}>
            <TextInput
              {...field('weight', errorOf('weight'))}
              inputMode="decimal"
              value={typed.weight}
              onChange={(event) => onChange({ weight: event.target.value })}
            />
            <SelectInput
              aria-label={t('receive.unit')}
              choices={[
                { value: 'kg', label: 'kg' },
                { value: 'g', label: 'g' },
              ]}
              value={typed.unit}
              onChange={(event) => onChange({ unit: event.target.value === 'g' ? 'g' : 'kg' })}
            />
          </span>
        </Field>
        <Field id={`${id}-volume`} label={t('receive.volume')} isRequired hint={volumeHint} error={errorOf('volume')}>
          <TextInput
            {...field('volume', errorOf('volume'), volumeHint)}
            placeholder="60×40×30"
            value={typed.volume}
            onChange={(event) => onChange({ volume: event.target.value })}
          />
        </Field>
        <Field id={`${id}-packages`} label={t('receive.packages')} isRequired error={errorOf('packages')}>
          <TextInput
            {...field('packages', errorOf('packages'))}
            inputMode="numeric"
            value={typed.packages}
            onChange={(event) => onChange({ packages: event.target.value })}
          />
        </Field>
      </div>
      <NeededPhotos
        needed={needed}
        taken={typed.photos.length}
        isTried={isTried && (countOf(typed.quantity) ?? 0) > 0}
      />
      <Photos photos={typed.photos} onChange={(photos) => onChange({ photos })} />
    </li>
  );
}
