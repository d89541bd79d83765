import type { ParameterView } from '@kouan/contract';
import { formatBasisPoints, formatCny, formatCount, formatVnd } from '../../lib/formats.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { fenOfYuan, yuanOfFen } from '../../lib/yuan.ts';

type Value = ParameterView['value'];
type Typed = Pick<ParameterView, 'unit'>;

/** How a value is read, with what it counts. */
export function useParameterText(): (parameter: Typed, value: Value) => string {
  const { t, language } = useTranslation('admin-parameters');
  return ({ unit }, value) => {
    if (value === '') return t('empty');
    if (typeof value === 'string') return value;
    if (unit === 'switch') return t(value === 1 ? 'on' : 'off');
    if (unit === 'fen') return formatCny(value, language);
    if (unit === 'vnd') return formatVnd(value, language);
    if (unit === 'basisPoints') return formatBasisPoints(value, language);
    return t(`unit.${unit}`, { value: formatCount(value, language) });
  };
}

/** The value as it stands in the field. */
export const typedValue = ({ unit }: Typed, value: Value): string =>
  unit === 'fen' && typeof value === 'number' ? yuanOfFen(value) : String(value);

/** What was typed as a value of its kind; undefined when it is none, or beyond its bounds. */
export function valueOf(parameter: Pick<ParameterView, 'unit' | 'least' | 'most'>, typed: string): Value | undefined {
  if (parameter.unit === 'text') return typed.trim();
  const number = parameter.unit === 'fen' ? fenOfYuan(typed) : wholeOf(typed);
  const isWithin = number !== undefined && number >= (parameter.least ?? 0) && number <= (parameter.most ?? 0);
  return isWithin ? number : undefined;
}

const wholeOf = (text: string): number | undefined => (/^\d{1,10}$/.test(text.trim()) ? Number(text) : undefined);
