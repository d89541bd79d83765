import { recogniseLink } from '@kouan/sourcing';
import type { ReactNode } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { useTranslation } from '../../lib/i18n.ts';
import { usePermission } from '../../lib/permission.ts';
import { ScreeningNotes } from '../../shared/screening-notes.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Icon, type IconName } from '../../ui/icon.tsx';
import { LinkBar } from './link-bar.tsx';
import { linkMessage } from './link-message.ts';
import { type LinkOutcome, titleIn, useLinkOutcome } from './link-outcome.ts';
import styles from './link-page.module.css';
import { LinkProduct } from './link-product.tsx';
import { LinkReading } from './link-reading.tsx';
import { LinkUnknown } from './link-unknown.tsx';
import { TrialSteps } from './trial-steps.tsx';
import { sharedText } from './shared-text.ts';
import { TroubleNote } from './trouble-note.tsx';

const maxUrlTextLength = 300;

/** What became of a pasted link. The link stands in the address; a longer text travels with the history entry. */
export default function LinkPage() {
  const [query] = useSearchParams();
  const { state } = useLocation();
  const navigate = useNavigate();
  const text = textIn(state) ?? query.get('link') ?? sharedText(query);
  const outcome = useLinkOutcome(text);
  const isStaff = usePermission(['product:list']);
  const item = itemOf(outcome);

  function handleSubmit(next: string) {
    void navigate(`/mallDdc/link?link=${encodeURIComponent(linkOf(next))}`, { state: { text: next } });
  }
  return (
    <main id="main" className="wrap">
      <div className={styles['page']}>
        <LinkBar text={text} onSubmit={handleSubmit} />
        {text === '' ? null : <TroubleNote found={recogniseLink(text)} link={linkOf(text)} />}
        <Outcome key={text} outcome={outcome} text={text} />
        {isStaff && item !== undefined ? <TrialSteps {...item} /> : null}
      </div>
    </main>
  );
}

/** What stands for the whole text in an address. */
function linkOf(text: string): string {
  const found = recogniseLink(text);
  if (found.result === 'product') return found.canonicalUrl;
  return found.result === 'shortlink' ? found.shortUrl : text.trim().slice(0, maxUrlTextLength);
}

/** The item of a link once it is settled whether it can be had. */
const itemOf = (outcome: LinkOutcome): { site: string; itemId: string } | undefined =>
  (outcome.state === 'ok' || outcome.state === 'unknown') && outcome.found.result === 'product'
    ? { site: outcome.found.site, itemId: outcome.found.itemId }
    : undefined;

const textIn = (state: unknown): string | undefined =>
  typeof state === 'object' && state !== null && 'text' in state && typeof state.text === 'string'
    ? state.text
    : undefined;

function Outcome({ outcome, text }: { outcome: LinkOutcome; text: string }) {
  const { t } = useTranslation('sourcing');
  switch (outcome.state) {
    case 'empty':
      return (
        <>
          <h1 className="visually-hidden">{t('linkTitle')}</h1>
          <EmptyState title={t('paste')} hint={t('pasteHint')} />
        </>
      );
    case 'refused':
      return (
        <>
          <Head icon="error" tone="bad" title={t('refused')} />
          <p className={styles['reason']}>{linkMessage(outcome.found, t)}</p>
        </>
      );
    case 'failed':
      return (
        <>
          <h1 className="visually-hidden">{t('linkTitle')}</h1>
          <EmptyState
            tone="danger"
            title={t('failed')}
            action={
              <Button icon="refresh" onClick={outcome.retry}>
                {t('common:retry')}
              </Button>
            }
          />
        </>
      );
    case 'reading':
      return <LinkReading found={outcome.found} step={outcome.step} />;
    case 'unknown':
      return (
        <>
          <Head icon="warning" tone="warning" title={t('fail.title')} />
          <ScreeningNotes notices={outcome.notices} />
          <LinkUnknown found={outcome.found} link={outcome.link} title={titleIn(text)} />
        </>
      );
    case 'ok':
      return (
        <>
          <Head icon="success" tone="ok" title={t('ok.title')} hint={t('ok.valid')} />
          <LinkProduct product={outcome.product} />
        </>
      );
  }
}

const Head = ({
  icon,
  tone,
  title,
  hint,
}: {
  icon: IconName;
  tone: 'ok' | 'bad' | 'warning';
  title: ReactNode;
  hint?: ReactNode;
}) => (
  <div className={styles['head']} role="status">
    <span className={styles[tone]}>
      <Icon name={icon} size={22} />
    </span>
    <h1>{title}</h1>
    {hint === undefined ? null : <span className="muted">{hint}</span>}
  </div>
);
