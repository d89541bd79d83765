import { caseStates } from '@kouan/domain';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useAddressQuery } from '../../lib/address-query.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { useSession } from '../../lib/session.ts';
import { PageFrame } from '../../shared/page-frame.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import { PageHead, Panel } from '../../ui/panel.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import styles from './aftersales.module.css';
import { myCasesQuery, rulesQuery } from './aftersales-api.ts';
import { CaseCard } from './case-card.tsx';
import { RulesPanel } from './rules-panel.tsx';

const all = 'all';
const casesPerPage = 15;

/** Every refund, return and claim of the buyer, the newest first. */
export default function MyCasesPage() {
  const { t } = useTranslation('aftersales');
  const [query, changeQuery] = useAddressQuery();
  const state = caseStates.find((one) => one === query.get('state'));
  const page = Math.max(0, Math.trunc(Number(query.get('page')) || 0));
  const isSignedIn = useSession((session) => session.token !== null);
  const cases = useQuery({
    ...myCasesQuery({ page, size: casesPerPage, state }),
    enabled: isSignedIn,
    placeholderData: keepPreviousData,
  });
  const rules = useQuery(rulesQuery());
  const show = (name: 'state' | 'page', value: string | undefined) =>
    changeQuery((next) => {
      next.delete('page');
      if (value === undefined) next.delete(name);
      else next.set(name, value);
      return next;
    });
  const empty = (
    <EmptyState
      title={t(state === undefined ? 'none' : 'noMatch')}
      hint={t('noneHint')}
      action={
        <ButtonLink kind="primary" to="/myOrder">
          {t('toOrders')}
        </ButtonLink>
      }
    />
  );
  return (
    <main id="main" className="wrap">
      <PageHead title={t('listTitle')} />
      <Panel isFlush>
        <Tabs
          active={state ?? all}
          label={t('byState')}
          onChange={(key) => show('state', key === all ? undefined : key)}
          items={[{ key: all, label: t('all') }, ...caseStates.map((key) => ({ key, label: t(`state.${key}`) }))]}
        />
      </Panel>
      <PageFrame query={cases} needsLogIn isEmpty={(found) => found.content.length === 0} empty={empty}>
        {(found) => (
          <div className={styles['list']} aria-busy={cases.isPlaceholderData || undefined}>
            {found.content.map((row) => (
              <CaseCard key={row.number} row={row} />
            ))}
          </div>
        )}
      </PageFrame>
      <Pagination
        page={page}
        size={casesPerPage}
        total={cases.data?.totalElements ?? 0}
        onChange={(next) => show('page', next === 0 ? undefined : String(next))}
        labels={{
          pages: t('pages'),
          previous: t('common:table.previous'),
          next: t('common:table.next'),
          page: (one) => t('common:table.page', { page: one }),
        }}
      />
      <PageFrame query={rules}>{(found) => <RulesPanel rules={found} />}</PageFrame>
    </main>
  );
}
