import { useTranslation } from '../../lib/i18n.ts';
import type { TextKey } from '../../locales/resources.ts';
import { FeePrices } from './fee-prices.tsx';
import { guideLabels, type PageLabel } from './guide-labels.ts';
import { type BlockKey, groupBlocks, guideOutline, type GuideSection } from './guide-outline.ts';
import styles from './guide-page.module.css';

const namespaceOf = (label: PageLabel) =>
  guideLabels.some((guide) => guide === label) ? 'content-guides' : 'content-legal';
const keyOf = (label: PageLabel, section: string, name: BlockKey | 'heading') =>
  `${namespaceOf(label)}:${label}.${section}.${name}` as TextKey; // the outline's type allows no other keys

/** A guide from its name to its last section. */
export function GuideText({ label }: { label: PageLabel }) {
  const { t } = useTranslation('content');
  const sections: readonly GuideSection[] = guideOutline[label];
  return (
    <article className={styles['text']}>
      <h1>{t(label)}</h1>
      <nav className={styles['anchors']} aria-label={t('onThisPage')}>
        {sections.map(({ id }) => (
          <a key={id} href={`#${id}`}>
            {t(keyOf(label, id, 'heading'))}
          </a>
        ))}
      </nav>
      {sections.map((section) => (
        <section key={section.id} aria-labelledby={section.id}>
          <h2 id={section.id}>
            <a href={`#${section.id}`}>{t(keyOf(label, section.id, 'heading'))}</a>
          </h2>
          <Blocks label={label} section={section} />
          {section.hasPrices ? <FeePrices /> : null}
        </section>
      ))}
    </article>
  );
}

function Blocks({ label, section: { id, blocks } }: { label: PageLabel; section: GuideSection }) {
  const { t } = useTranslation('content');
  return groupBlocks(blocks).map(({ kind, keys }) => {
    if (kind === 'paragraphs') return keys.map((key) => <p key={key}>{t(keyOf(label, id, key))}</p>);
    const List = kind === 'steps' ? 'ol' : 'ul';
    return (
      <List key={keys[0]}>
        {keys.map((key) => (
          <li key={key}>{t(keyOf(label, id, key))}</li>
        ))}
      </List>
    );
  });
}
