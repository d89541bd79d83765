import type { CaseOptions } from '@kouan/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '../../lib/i18n.ts';
import { useSession } from '../../lib/session.ts';
import { PageFrame } from '../../shared/page-frame.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PageHead, Panel } from '../../ui/panel.tsx';
import { Segmented } from '../../ui/tabs.tsx';
import styles from './aftersales.module.css';
import { caseOptionsQuery, casesOfOrderQuery } from './aftersales-api.ts';
import { CaseCard } from './case-card.tsx';
import { OpenCaseForm, type OpenedKind } from './open-case-form.tsx';

/** What was asked about an order so far, and what can be asked now. */
export function OrderCasesPart({ orderNumber }: { orderNumber: string }) {
  const { t } = useTranslation('aftersales');
  const isSignedIn = useSession((session) => session.token !== null);
  const cases = useQuery({ ...casesOfOrderQuery(orderNumber), enabled: isSignedIn });
  const options = useQuery({ ...caseOptionsQuery(orderNumber), enabled: isSignedIn });
  return (
    <>
      <PageHead
        title={t('ofOrder', { number: orderNumber })}
        actions={
          <ButtonLink kind="text" to={`/myOrderDetail/${orderNumber}`}>
            {t('toOrder')}
          </ButtonLink>
        }
      />
      {cases.data && cases.data.content.length > 0 ? (
        <div className={styles['list']}>
          {cases.data.content.map((row) => (
            <CaseCard key={row.number} row={row} />
          ))}
        </div>
      ) : null}
      <PageFrame query={options} needsLogIn>
        {(found) => <Ask orderNumber={orderNumber} options={found} hasCases={(cases.data?.content.length ?? 0) > 0} />}
      </PageFrame>
    </>
  );
}

const kindsOf = (options: CaseOptions): OpenedKind[] => [
  ...(options.cancel ? (['cancel'] as const) : []),
  ...(options.return ? (['return'] as const) : []),
  ...(options.afterSales.length > 0 ? (['afterSales'] as const) : []),
];

function Ask({ orderNumber, options, hasCases }: { orderNumber: string; options: CaseOptions; hasCases: boolean }) {
  const { t } = useTranslation('aftersales');
  const owner = useSession((session) => session.user?.username);
  const kinds = kindsOf(options);
  const [wanted, setWanted] = useState<OpenedKind | null>(null);
  const kind = kinds.find((one) => one === wanted) ?? kinds[0];
  if (kind === undefined)
    return hasCases ? (
      <p className="muted">{t('nothingToAsk')}</p>
    ) : (
      <EmptyState title={t('none')} hint={t('nothingToAsk')} />
    );
  return (
    <Panel title={t('ask')}>
      {kinds.length > 1 ? (
        <Segmented
          label={t('ask')}
          active={kind}
          items={kinds.map((key) => ({ key, label: t(`kind.${key}`) }))}
          onChange={(key) => setWanted(kinds.find((one) => one === key) ?? null)}
        />
      ) : null}
      {owner === undefined ? null : (
        <OpenCaseForm key={kind} kind={kind} owner={owner} orderNumber={orderNumber} options={options} />
      )}
    </Panel>
  );
}
