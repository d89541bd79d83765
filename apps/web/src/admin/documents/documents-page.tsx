import { type DocumentLabel, documentLabels, type StaffDocument } from '@kouan/contract';
import { useAddressQuery } from '../../lib/address-query.ts';
import { formatCount, formatDateTime } from '../../lib/formats.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { PageFrame } from '../../shared/page-frame.tsx';
import { Button } from '../../ui/button.tsx';
import { Panel } from '../../ui/panel.tsx';
import { type Column, Table } from '../../ui/table.tsx';
import { Tag } from '../../ui/tag.tsx';
import { AdminHead } from '../admin-head.tsx';
import { DocumentDrawer } from './document-drawer.tsx';
import { useDocuments } from './documents-api.ts';

/** Guides and legal pages: what is in force, what is being written. The one that is open stands in the address. */
export default function DocumentsPage() {
  const { t } = useTranslation('admin-content');
  const [search, changeSearch] = useAddressQuery();
  const query = useDocuments();
  const open = documentLabels.find((label) => label === search.get('open'));
  const show = (label?: DocumentLabel) => changeSearch(() => new URLSearchParams(label ? { open: label } : {}));
  const columns = useColumns(show);
  const shown = query.data?.find(({ label }) => label === open);
  return (
    <>
      <AdminHead component="content/documents" note={t('note')} />
      <Panel isFlush>
        <PageFrame query={query}>
          {(rows) => <Table columns={columns} rows={rows} rowKey={({ label }) => label} label={t('title')} />}
        </PageFrame>
      </Panel>
      {shown ? <DocumentDrawer key={shown.label} document={shown} onClose={() => show()} /> : null}
    </>
  );
}

function useColumns(onOpen: (label: DocumentLabel) => void): Column<StaffDocument>[] {
  const { t, language } = useTranslation('admin-content');
  return [
    { key: 'label', head: t('document'), small: 'title', cell: ({ label }) => <b>{t(`content:${label}`)}</b> },
    {
      key: 'version',
      head: t('inForce'),
      cell: ({ publishedVersion, publishedAt }) => (
        <>
          {t('versionNumber', { version: String(publishedVersion) })}{' '}
          <span className="muted num">{formatDateTime(publishedAt)}</span>
        </>
      ),
    },
    {
      key: 'acceptedBy',
      head: t('acceptedBy'),
      align: 'right',
      cell: ({ acceptedBy }) => formatCount(acceptedBy, language),
    },
    {
      key: 'draft',
      head: t('draft'),
      cell: ({ draft }) =>
        draft === null ? (
          <span className="muted">-</span>
        ) : (
          <>
            <Tag tone="turn">{t('draftOf', { version: String(draft.version) })}</Tag>{' '}
            <span className="muted">
              {draft.changedBy} <span className="num">{formatDateTime(draft.changedAt)}</span>
            </span>
          </>
        ),
    },
    {
      key: 'action',
      head: t('admin-parts:action'),
      align: 'right',
      cell: ({ label }) => (
        <Button size="small" onClick={() => onOpen(label)} aria-label={t('openOf', { name: t(`content:${label}`) })}>
          {t('open')}
        </Button>
      ),
    },
  ];
}
