import { type AdjustmentView, adjustmentStates } from '@kouan/contract';
import { useState } from 'react';
import { useTranslation } from '../../lib/i18n.ts';
import { Permitted } from '../../lib/permitted.tsx';
import { PageFrame } from '../../shared/page-frame.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { AdminHead } from '../admin-head.tsx';
import { FilterBar } from '../filter-bar.tsx';
import { useListAddress } from '../list-address.ts';
import { ListFoot } from '../list-foot.tsx';
import { AdjustmentCard } from './adjustment-card.tsx';
import { ProposeDrawer } from './propose-drawer.tsx';
import { useAdjustments } from './shelves-api.ts';

/** Units that are missing or too many: one person says so with a photo, another one decides. */
export default function AdjustmentsPage() {
  const { t } = useTranslation('admin-shelves');
  const { params, valueOf, change, page, size } = useListAddress();
  const [isProposing, setProposing] = useState(false);
  const query = useAdjustments({
    state: adjustmentStates.find((state) => state === valueOf('state')),
    batch: valueOf('batch'),
    page: page - 1,
    size,
  });
  return (
    <>
      <AdminHead
        component="warehouse/adjustments"
        note={t('adjust.note')}
        actions={
          <Permitted any={['warehouse:receive']}>
            <Button kind="primary" icon="plus" onClick={() => setProposing(true)}>
              {t('adjust.propose')}
            </Button>
          </Permitted>
        }
      />
      <FilterBar
        list="adjustments"
        filters={[
          { name: 'batch', label: t('batch.number'), icon: 'search' },
          {
            name: 'state',
            label: t('count.stateTitle'),
            kind: 'choice',
            choices: adjustmentStates.map((value) => ({ value, label: t(`adjust.state.${value}`) })),
          },
        ]}
        params={params}
        onChange={change}
      />
      <PageFrame
        query={query}
        isEmpty={(found) => found.content.length === 0}
        empty={<EmptyState title={t('adjust.none')} hint={t('adjust.noneHint')} />}
      >
        {(found) => (
          <>
            {found.content.map((adjustment: AdjustmentView) => (
              <AdjustmentCard key={adjustment.id} adjustment={adjustment} />
            ))}
            <ListFoot
              page={page}
              size={size}
              total={found.totalElements}
              isLarge={false}
              range={t('admin-parts:total', { count: found.totalElements })}
              onChange={change}
            />
          </>
        )}
      </PageFrame>
      {isProposing ? <ProposeDrawer onClose={() => setProposing(false)} /> : null}
    </>
  );
}
