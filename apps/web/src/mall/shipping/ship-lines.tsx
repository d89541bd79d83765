import type { OrderLineView } from '@kouan/contract';
import { formatCount } from '../../lib/formats.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Picture } from '../../ui/picture.tsx';
import { Stepper } from '../../ui/stepper.tsx';
import { allOf, isTooMany, type Quantities } from './ship-quantities.ts';
import styles from './shipping.module.css';

type ShipLinesProps = {
  lines: readonly OrderLineView[];
  quantities: Quantities;
  onChange: (quantities: Quantities) => void;
};

/** How many of each line; more than is available is said at once and never sent. */
export function ShipLines({ lines, quantities, onChange }: ShipLinesProps) {
  const { t } = useTranslation('shipping');
  return (
    <section aria-label={t('goods.title')}>
      <header className={styles['linesHead']}>
        <h2>{t('goods.title')}</h2>
        <Button kind="text" size="small" onClick={() => onChange(allOf(lines))}>
          {t('goods.all')}
        </Button>
        <Button kind="text" size="small" onClick={() => onChange({})}>
          {t('goods.none')}
        </Button>
      </header>
      {lines.map((line) => (
        <ShipLine key={line.id} line={line} quantities={quantities} onChange={onChange} />
      ))}
    </section>
  );
}

function ShipLine({
  line,
  quantities,
  onChange,
}: {
  line: OrderLineView;
  quantities: Quantities;
  onChange: (quantities: Quantities) => void;
}) {
  const { t, language } = useTranslation('shipping');
  const specification = line.specValues.map((value) => value[language] || value.cn).join(' / ');
  const title = line.title[language] || line.title.cn;
  const available = formatCount(line.available, language);
  return (
    <div className={styles['line']}>
      <Picture src={line.imageUrl} alt="" width={48} height={48} />
      <div>
        <b>{title}</b>
        <p>
          {specification === '' ? '' : `${specification} · `}
          {t('goods.available', { quantity: available })}
        </p>
      </div>
      <Stepper
        value={quantities[line.id] ?? 0}
        onChange={(quantity) => onChange({ ...quantities, [line.id]: quantity })}
        label={t('goods.quantityOf', { title: specification === '' ? title : `${title} ${specification}` })}
        labels={{ increase: t('common:increase'), decrease: t('common:decrease') }}
      />
      {isTooMany(line, quantities) ? (
        <p className={styles['problem']} role="alert">
          <Icon name="error" size={14} />
          {t('goods.insufficient', { quantity: available })}
        </p>
      ) : null}
    </div>
  );
}
