import type { LinkResult } from '@kouan/sourcing';
import { useTranslation } from '../../lib/i18n.ts';
import { Icon } from '../../ui/icon.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import styles from './link-page.module.css';

const steps = ['site', 'known', 'product', 'quote'] as const;

/** The steps of reading a link, the one at work marked. */
export function LinkReading({ found, step }: { found: LinkResult; step: 'known' | 'product' }) {
  const { t } = useTranslation('sourcing');
  const at = steps.indexOf(step);
  const site = 'site' in found && found.site !== null ? t(`links:site.${found.site}`) : undefined;
  return (
    <>
      <div className={styles['head']} role="status">
        <h1>{t('reading.title')}</h1>
        <span className="muted">{t('reading.hint')}</span>
      </div>
      <div className={styles['reading']} aria-busy="true">
        <Skeleton height={260} />
        <ol>
          {steps.map((one, index) => (
            <li
              key={one}
              data-state={index < at ? 'done' : index === at ? 'now' : undefined}
              aria-current={index === at ? 'step' : undefined}
            >
              {index < at ? <Icon name="success" size={18} /> : <i />}
              {one === 'site' && site ? t('reading.siteIs', { site }) : t(`reading.${one}`)}
            </li>
          ))}
        </ol>
      </div>
    </>
  );
}
