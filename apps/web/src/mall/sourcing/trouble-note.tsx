import type { LinkResult } from '@kouan/sourcing';
import { useTranslation } from '../../lib/i18n.ts';
import { siteName } from '../../shared/site-name.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Note } from '../../ui/note.tsx';
import { useTroubledSites } from './link-list-api.ts';
import styles from './link-list.module.css';

/** Says that the site of a pasted link cannot be read well at the moment, and offers the other ways. */
export function TroubleNote({ found, link }: { found: LinkResult; link: string }) {
  const { t } = useTranslation('sourcing');
  const troubled = useTroubledSites();
  const site = siteOf(found);
  const ways = troubled.find((one) => one.site === site)?.ways ?? [];
  const way = found.result === 'shortlink' && ways.includes('short') ? 'short' : ways.find((one) => one === 'plugin');
  if (site === undefined || way === undefined) return null;
  return (
    <div role="status" className={styles['trouble']}>
      <Note tone="warning">
        {t(`trouble.${way}`, { site: siteName(site, t) })}
        <span className={styles['ways']}>
          {way === 'short' ? (
            <ButtonLink size="small" to="/pluginInstallation">
              {t('trouble.usePlugin')}
            </ButtonLink>
          ) : null}
          <ButtonLink size="small" to={`/addInterest?link=${encodeURIComponent(link)}`}>
            {t('trouble.useScreenshot')}
          </ButtonLink>
        </span>
      </Note>
    </div>
  );
}

/** A short link of a host that serves several sites is counted by its host. */
function siteOf(found: LinkResult): string | undefined {
  if (found.result === 'product') return found.site;
  return found.result === 'shortlink' ? (found.site ?? new URL(found.shortUrl).hostname) : undefined;
}
