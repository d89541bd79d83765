import { formatCny, formatVnd, vndOf } from '../lib/formats.ts';
import { useTranslation } from '../lib/i18n.ts';
import { useSiteSettings } from '../lib/site-settings.ts';
import { classNames } from '../ui/class-names.ts';
import styles from './money.module.css';

type MoneyProps = {
  fen: number | bigint;
  /** The rate that counts, in millionths of đồng per yuan: an order's own; left out, today's. */
  rateVndPerCnyMicros?: number | bigint | undefined;
  /** The exact đồng when the server has locked it. */
  vnd?: number | bigint | undefined;
  size?: 'normal' | 'big' | 'due';
  align?: 'left' | 'right';
};

/** Yuan first, what it is in đồng beneath. */
export function Money({ fen, rateVndPerCnyMicros, vnd, size = 'normal', align = 'left' }: MoneyProps) {
  const { language } = useTranslation();
  const site = useSiteSettings();
  const inVnd = vnd ?? vndOf(fen, rateVndPerCnyMicros ?? site.rateVndPerCnyMicros);
  return (
    <span className={classNames(styles['money'], styles[size], align === 'right' && styles['right'])}>
      <b>{formatCny(fen, language)}</b>
      <i>
        {vnd === undefined ? '≈' : '='} {formatVnd(inVnd, language)}
      </i>
    </span>
  );
}
