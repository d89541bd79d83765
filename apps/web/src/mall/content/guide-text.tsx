import type { DocumentLabel, DocumentView } from '@kouan/contract';
import { useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router';
import { formatDate } from '../../lib/formats.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { type DocumentBlock, DocumentText } from '../../shared/document-text.tsx';
import { documentQuery } from '../../shared/document-api.ts';
import { PageFrame } from '../../shared/page-frame.tsx';
import { Note } from '../../ui/note.tsx';
import { FeePrices } from './fee-prices.tsx';
import { guidePath } from './guide-labels.ts';
import styles from './guide-page.module.css';
import { versionIn } from './version-in.ts';

/** A guide from its name to its last section, in force or as it once was. */
export function GuideText({ label }: { label: DocumentLabel }) {
  const { t, language } = useTranslation('content');
  const [search] = useSearchParams();
  const version = versionIn(search);
  const query = useQuery(documentQuery(label, language, version));
  return (
    <article className={styles['text']}>
      <h1>{t(label)}</h1>
      <PageFrame query={query}>
        {(view) => (
          <>
            {version === undefined ? null : (
              <Note tone="warning">
                {t('earlier', { version: String(view.version) })} <Link to={guidePath(label)}>{t('toCurrent')}</Link>
              </Note>
            )}
            <Anchors blocks={view.blocks} />
            <DocumentText blocks={view.blocks} prices={<FeePrices />} />
            <Versions view={view} />
          </>
        )}
      </PageFrame>
    </article>
  );
}

const wordsOf = (block: DocumentBlock): string =>
  block.kind === 'heading' ? block.runs.map(({ text }) => text).join('') : '';

function Anchors({ blocks }: { blocks: readonly DocumentBlock[] }) {
  const { t } = useTranslation('content');
  return (
    <nav className={styles['anchors']} aria-label={t('onThisPage')}>
      {blocks.map((block) =>
        block.kind === 'heading' && block.level === 2 ? (
          <a key={block.id} href={`#${block.id}`}>
            {wordsOf(block)}
          </a>
        ) : null,
      )}
    </nav>
  );
}

/** Since when this holds, and the way to what held before. */
function Versions({ view: { label, version, publishedAt } }: { view: DocumentView }) {
  const { t } = useTranslation('content');
  return (
    <p className={styles['versions']}>
      {t('version', { version: String(version), date: formatDate(publishedAt) })}{' '}
      {version === 1 ? null : (
        <Link to={`${guidePath(label)}?version=${version - 1}`}>{t('before', { version: String(version - 1) })}</Link>
      )}
    </p>
  );
}
