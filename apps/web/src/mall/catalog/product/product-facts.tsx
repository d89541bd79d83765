import { pictureInWidth, type ProductView } from '@kouan/contract';
import { formatCount, formatWeight } from '../../../lib/formats.ts';
import { useTranslation } from '../../../lib/i18n.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { Picture } from '../../../ui/picture.tsx';
import styles from './product-facts.module.css';

/** What the seller states, our packing figures, and the pictures in full. */
export function ProductFacts({ product }: { product: ProductView }) {
  const { t, language } = useTranslation('product');
  const packing = [
    {
      name: t('unitWeight'),
      value:
        formatWeight(product.unitWeightGrams, language) +
        (product.isWeightEstimated ? ` (${t('estimatedWeight')})` : ''),
    },
    { name: t('unitVolume'), value: `${formatCount(product.unitVolumeCm3, language)} cm³` },
    { name: t('carton'), value: t('cartonValue', { count: formatCount(product.unitsPerCarton, language) }) },
  ];
  const rows = [
    ...product.parameters.map(({ name, value }) => ({ name: name[language], value: value[language] })),
    ...packing,
  ];
  return (
    <Panel
      title={t('parameters')}
      actions={
        <ButtonLink to={`/mallMaterial/${product.id}`} kind="text" size="small" icon="image">
          {t('materials')}
        </ButtonLink>
      }
    >
      <dl className={styles['parameters']}>
        {rows.map((row) => (
          <div key={row.name}>
            <dt>{row.name}</dt>
            <dd>{row.value}</dd>
          </div>
        ))}
      </dl>
      {product.images.length < 2 ? null : (
        <div className={styles['details']}>
          {product.images.slice(1, 5).map((image) => (
            <Picture key={image} src={pictureInWidth(image, 800)} alt="" width={800} height={593} />
          ))}
        </div>
      )}
    </Panel>
  );
}

const notices = [
  ['sample', 'box'],
  ['stocking', 'clock'],
  ['store', 'store'],
  ['after', 'shield'],
] as const;

export function Notices() {
  const { t } = useTranslation('product');
  return (
    <Panel title={t('notices')}>
      <ul className={styles['notices']}>
        {notices.map(([notice, icon]) => (
          <li key={notice}>
            <Icon name={icon} size={16} />
            <span>
              <b>{t(`${notice}Title`)}</b> {t(`${notice}Text`)}
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
