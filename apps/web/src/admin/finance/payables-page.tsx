import { useTranslation } from '../../lib/i18n.ts';
import { Tabs } from '../../ui/tabs.tsx';
import { AdminHead } from '../admin-head.tsx';
import { useListAddress } from '../list-address.ts';
import { ManualEntries } from './manual-entries.tsx';
import { Margins } from './margins.tsx';
import { Payables } from './payables.tsx';

const tabs = ['payables', 'margins', 'manual'] as const;

/** What is owed to stores, what each order brought, and what people entered by hand. */
export default function PayablesPage() {
  const { t } = useTranslation('admin-finance');
  const { valueOf, change } = useListAddress();
  const tab = tabs.find((one) => one === valueOf('tab')) ?? 'payables';
  return (
    <>
      <AdminHead component="finance/payables" />
      <Tabs
        active={tab}
        label={t('payables.tabs')}
        items={tabs.map((key) => ({ key, label: t(`${key}.title`) }))}
        onChange={(key) => change({ tab: key, orderNumber: undefined, state: undefined })}
      />
      {tab === 'payables' ? <Payables /> : tab === 'margins' ? <Margins /> : <ManualEntries />}
    </>
  );
}
