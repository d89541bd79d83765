import type { LinkResult } from '@kouan/sourcing';
import { useTranslation } from '../../lib/i18n.ts';
import { Icon } from '../../ui/icon.tsx';
import { InterestForm } from './interest-form.tsx';
import { linkMessage } from './link-message.ts';
import styles from './link-page.module.css';

/** A product that is not known: register it with screenshots. */
export function LinkUnknown({ found, link, title }: { found: LinkResult; link: string; title: string }) {
  const { t } = useTranslation('sourcing');
  return (
    <div className={styles['unknown']}>
      <section className={styles['sheet']}>
        <p className={styles['saved']}>{t('fail.saved')}</p>
        <InterestForm link={link} title={title} />
      </section>
      <aside className={styles['sheet']}>
        <h2>{t('fail.why')}</h2>
        <ul className={styles['why']}>
          <li>
            <Icon name="link" size={16} />
            <span>{linkMessage(found, t)}</span>
          </li>
          <li>
            <Icon name="key" size={16} />
            <span>{t('fail.whyLogIn')}</span>
          </li>
          {found.result === 'product' ? null : (
            <li>
              <Icon name="external" size={16} />
              <span>{t('fail.whyShort')}</span>
            </li>
          )}
        </ul>
      </aside>
    </div>
  );
}
