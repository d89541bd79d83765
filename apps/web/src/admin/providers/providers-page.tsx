import { providerOutcomes, type ProviderView } from '@kouan/contract';
import { useState } from 'react';
import { useTranslation } from '../../lib/i18n.ts';
import { PageFrame } from '../../shared/page-frame.tsx';
import { Panel } from '../../ui/panel.tsx';
import { AdminHead } from '../admin-head.tsx';
import { DataTable } from '../data-table.tsx';
import { FilterBar } from '../filter-bar.tsx';
import { inLanguage } from '../in-language.ts';
import { useListAddress } from '../list-address.ts';
import { AttemptCard, useAttemptColumns } from './attempt-columns.tsx';
import { ProviderForm } from './provider-form.tsx';
import { ProviderList } from './provider-list.tsx';
import { ProviderTester } from './provider-tester.tsx';
import { useAttempts, useProviders } from './providers-api.ts';
import styles from './providers.module.css';

/** The ways to have products fetched by their links: their order, settings and health, and every attempt. */
export default function ProvidersPage() {
  const { t } = useTranslation('admin-providers');
  const query = useProviders();
  const [edited, setEdited] = useState<ProviderView | null>(null);
  const [tested, setTested] = useState<ProviderView | null>(null);
  return (
    <>
      <AdminHead component="providers/index" />
      <Panel title={t('order')} className={styles['panel'] ?? ''}>
        <p className={styles['hint']}>{t('hint')}</p>
        <PageFrame query={query}>
          {(providers) => <ProviderList providers={providers} onEdit={setEdited} onTest={setTested} />}
        </PageFrame>
      </Panel>
      <Attempts providers={query.data ?? []} />
      {edited === null ? null : <ProviderForm provider={edited} onClose={() => setEdited(null)} />}
      {tested === null ? null : <ProviderTester provider={tested} onClose={() => setTested(null)} />}
    </>
  );
}

/** What was tried, the newest first. */
function Attempts({ providers }: { providers: readonly ProviderView[] }) {
  const { t, language } = useTranslation('admin-providers');
  const { params, valueOf, change, page, size } = useListAddress();
  const outcome = providerOutcomes.find((one) => one === valueOf('outcome'));
  const provider = providers.find(({ name }) => name === valueOf('provider'))?.name;
  const query = useAttempts({
    ...(outcome ? { outcome } : {}),
    ...(provider ? { provider } : {}),
    blurry: valueOf('blurry'),
    page: page - 1,
    size,
  });
  const columns = useAttemptColumns();
  return (
    <>
      <FilterBar
        list="providers"
        filters={[
          { name: 'blurry', label: t('blurry'), icon: 'search' },
          {
            name: 'provider',
            label: t('provider'),
            kind: 'choice',
            choices: providers.map(({ name, title }) => ({ value: name, label: inLanguage(title, language) })),
          },
          {
            name: 'outcome',
            label: t('outcome'),
            kind: 'choice',
            choices: providerOutcomes.map((value) => ({ value, label: t(`providers:outcome.${value}`) })),
          },
        ]}
        params={params}
        onChange={change}
      />
      <DataTable
        list="providers"
        query={query}
        columns={columns}
        rowKey={(row) => row.id}
        label={t('attempts')}
        empty={{ title: t('noAttempts'), hint: t('noAttemptsHint') }}
        card={(row) => <AttemptCard row={row} />}
        page={page}
        size={size}
        onChange={change}
      />
    </>
  );
}
