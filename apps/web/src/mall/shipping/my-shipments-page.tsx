import { type ShipmentView, shipmentStates } from '@kouan/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useAddressQuery } from '../../lib/address-query.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { useSession } from '../../lib/session.ts';
import { PageFrame } from '../../shared/page-frame.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import { PageHead, Panel } from '../../ui/panel.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { ShipmentCard } from './shipment-card.tsx';
import { CancelShipmentDialog, ConfirmDeliveryDialog } from './shipment-dialogs.tsx';
import styles from './shipping.module.css';
import { myShipmentsQuery } from './shipping-api.ts';

const all = 'all';
const shipmentsPerPage = 15;
type Asked = { what: 'cancel' | 'confirm'; shipment: ShipmentView };

export default function MyShipmentsPage() {
  const { t } = useTranslation('shipping');
  const [search, changeSearch] = useAddressQuery();
  const state = shipmentStates.find((one) => one === search.get('state'));
  const orderNumber = search.get('orderNumber')?.slice(0, 30) || undefined;
  const page = Math.max(0, Math.trunc(Number(search.get('page')) || 0));
  const isSignedIn = useSession((session) => session.token !== null);
  const query = useQuery({
    ...myShipmentsQuery({ page, size: shipmentsPerPage, state, orderNumber }),
    enabled: isSignedIn,
    placeholderData: keepPreviousData,
  });
  const [asked, setAsked] = useState<Asked | null>(null);
  const labels = {
    pages: t('list.pages'),
    previous: t('common:table.previous'),
    next: t('common:table.next'),
    page: (one: number) => t('common:table.page', { page: one }),
  };

  function show(changes: Record<string, string | undefined>) {
    changeSearch((wanted) => {
      for (const [name, value] of Object.entries({ page: undefined, ...changes })) {
        if (value === undefined) wanted.delete(name);
        else wanted.set(name, value);
      }
      return wanted;
    });
  }
  const isFiltered = state !== undefined || orderNumber !== undefined;
  return (
    <main id="main" className="wrap">
      <PageHead
        title={orderNumber === undefined ? t('notesTitle') : t('list.ofOrder', { number: orderNumber })}
        actions={
          orderNumber === undefined ? undefined : (
            <ButtonLink kind="text" to="/myInvoicesOrder">
              {t('list.showAll')}
            </ButtonLink>
          )
        }
      />
      <Panel isFlush>
        <Tabs
          active={state ?? all}
          onChange={(key) => show({ state: key === all ? undefined : key })}
          label={t('list.byState')}
          items={[
            { key: all, label: t('list.all') },
            ...shipmentStates.map((one) => ({ key: one, label: t(`state.${one}`) })),
          ]}
        />
      </Panel>
      <PageFrame
        query={query}
        needsLogIn
        isEmpty={(found) => found.content.length === 0}
        empty={<NoShipments isFiltered={isFiltered} />}
      >
        {(found) => (
          <div className={styles['list']} aria-busy={query.isPlaceholderData || undefined}>
            {found.content.map((shipment) => (
              <ShipmentCard
                key={shipment.number}
                shipment={shipment}
                onCancel={() => setAsked({ what: 'cancel', shipment })}
                onConfirm={() => setAsked({ what: 'confirm', shipment })}
              />
            ))}
          </div>
        )}
      </PageFrame>
      <Pagination
        page={page}
        size={shipmentsPerPage}
        total={query.data?.totalElements ?? 0}
        onChange={(next) => show({ page: String(next) })}
        labels={labels}
      />
      <CancelShipmentDialog
        shipment={asked?.what === 'cancel' ? asked.shipment : null}
        onClose={() => setAsked(null)}
      />
      <ConfirmDeliveryDialog
        shipment={asked?.what === 'confirm' ? asked.shipment : null}
        onClose={() => setAsked(null)}
      />
    </main>
  );
}

function NoShipments({ isFiltered }: { isFiltered: boolean }) {
  const { t } = useTranslation('shipping');
  if (isFiltered)
    return (
      <EmptyState
        title={t('list.noMatch')}
        action={<ButtonLink to="/myInvoicesOrder">{t('list.showAll')}</ButtonLink>}
      />
    );
  return (
    <EmptyState
      title={t('list.none')}
      hint={t('list.noneHint')}
      action={
        <ButtonLink kind="primary" to="/myStock">
          {t('list.noneAction')}
        </ButtonLink>
      }
    />
  );
}
