import { type DocumentLabel, type Language, languages, type StaffVersion } from '@kouan/contract';
import { useState } from 'react';
import { formatDateTime } from '../../lib/formats.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { languageName } from '../../lib/language.ts';
import { PageFrame } from '../../shared/page-frame.tsx';
import { Button } from '../../ui/button.tsx';
import { type Column, Table } from '../../ui/table.tsx';
import { Segmented } from '../../ui/tabs.tsx';
import { Tag } from '../../ui/tag.tsx';
import { DocumentBody, TextChanges } from './document-body.tsx';
import styles from './documents.module.css';
import { useVersion, useVersions } from './documents-api.ts';

type Brief = Omit<StaffVersion, 'label' | 'bodies'>;

/** Every version with what was said about it; one can be read, and compared with the one before. */
export function DocumentVersions({ label }: { label: DocumentLabel }) {
  const { t } = useTranslation('admin-content');
  const [shown, setShown] = useState<number>();
  const query = useVersions(label);
  const columns: Column<Brief>[] = [
    {
      key: 'version',
      head: t('version'),
      small: 'title',
      cell: ({ version, isPublished }) => (
        <>
          {t('versionNumber', { version: String(version) })} {isPublished ? null : <Tag tone="turn">{t('draft')}</Tag>}
        </>
      ),
    },
    { key: 'note', head: t('changeNote'), cell: ({ note }) => note || '-' },
    { key: 'requires', head: t('asked'), cell: ({ requiresAcceptance }) => t(requiresAcceptance ? 'yes' : 'no') },
    {
      key: 'changed',
      head: t('changed'),
      cell: ({ changedBy, changedAt }) => (
        <span className="muted">
          {changedBy} <span className="num">{formatDateTime(changedAt)}</span>
        </span>
      ),
    },
    {
      key: 'action',
      head: t('admin-parts:action'),
      align: 'right',
      cell: ({ version }) => (
        <Button size="small" onClick={() => setShown(version)} aria-label={t('readOf', { version: String(version) })}>
          {t('read')}
        </Button>
      ),
    },
  ];
  return (
    <PageFrame query={query}>
      {(rows) => (
        <div className={styles['editor']}>
          <Table columns={columns} rows={rows} rowKey={({ version }) => version} label={t('versions')} />
          {shown === undefined ? null : <OneVersion key={shown} label={label} version={shown} />}
        </div>
      )}
    </PageFrame>
  );
}

const views = ['preview', 'changes'] as const;

function OneVersion({ label, version }: { label: DocumentLabel; version: number }) {
  const { t } = useTranslation('admin-content');
  const [language, setLanguage] = useState<Language>('cn');
  const [view, setView] = useState<(typeof views)[number]>('preview');
  const query = useVersion(label, version);
  const before = useVersion(label, Math.max(1, version - 1));
  return (
    <section aria-label={t('versionNumber', { version: String(version) })}>
      <h2>{t('versionNumber', { version: String(version) })}</h2>
      <div className={styles['bar']}>
        <Segmented
          label={t('language')}
          active={language}
          items={languages.map((one) => ({ key: one, label: languageName[one] }))}
          onChange={(key) => setLanguage(languages.find((one) => one === key) ?? 'cn')}
        />
        <Segmented
          label={t('view')}
          active={view}
          items={views.map((one) => ({ key: one, label: t(`views.${one}`) }))}
          onChange={(key) => setView(views.find((one) => one === key) ?? 'preview')}
        />
      </div>
      <PageFrame query={query}>
        {({ bodies }) =>
          view === 'changes' && version > 1 ? (
            <PageFrame query={before}>
              {(older) => <TextChanges before={older.bodies[language]} after={bodies[language]} language={language} />}
            </PageFrame>
          ) : (
            <DocumentBody
              view="preview"
              language={language}
              text={bodies[language]}
              before=""
              isLocked
              onChange={() => undefined}
            />
          )
        }
      </PageFrame>
    </section>
  );
}
