import type { Acceptance } from '@kouan/contract';
import { Link } from 'react-router';
import { formatDateTime } from '../lib/formats.ts';
import { useTranslation } from '../lib/i18n.ts';
import { languageName } from '../lib/language.ts';
import { type Column, Table } from '../ui/table.tsx';

/** Documents that somebody agreed to, each leading to the version it was. */
export function AcceptanceTable({ rows }: { rows: readonly Acceptance[] }) {
  const { t } = useTranslation('content');
  const columns: Column<Acceptance>[] = [
    {
      key: 'label',
      head: t('agreed.document'),
      small: 'title',
      cell: ({ label, version }) => <Link to={`/createGuide/${label}?version=${version}`}>{t(label)}</Link>,
    },
    { key: 'version', head: t('agreed.version'), cell: ({ version }) => <span className="num">{version}</span> },
    {
      key: 'language',
      head: t('agreed.language'),
      cell: ({ language }) => (language === null ? '-' : languageName[language]),
    },
    { key: 'occasion', head: t('agreed.occasion'), cell: ({ occasion }) => t(`agreed.${occasion}`) },
    {
      key: 'acceptedAt',
      head: t('agreed.at'),
      cell: ({ acceptedAt }) => <span className="num">{formatDateTime(acceptedAt)}</span>,
    },
  ];
  return (
    <Table
      columns={columns}
      rows={rows}
      rowKey={({ label, version, occasion }) => `${label} ${version} ${occasion}`}
      label={t('agreed.title')}
    />
  );
}
