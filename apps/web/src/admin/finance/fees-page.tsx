import { useTranslation } from '../../lib/i18n.ts';
import { useListAddress } from '../list-address.ts';
import { VersionsPage } from '../versions-page.tsx';
import { FeeDrawer } from './fee-drawer.tsx';
import { useDeleteFees, useDraftFees, useFeeVersions } from './finance-api.ts';

/** The versions of all fees. */
export default function FeesPage() {
  const { t } = useTranslation('admin-finance');
  const { page, size } = useListAddress();
  return (
    <VersionsPage
      component="finance/fees"
      list="fees"
      title={t('fees.title')}
      removeHint={t('fees.removeHint')}
      query={useFeeVersions({ page: page - 1, size })}
      draft={useDraftFees()}
      remove={useDeleteFees()}
      drawer={(id, onClose) => <FeeDrawer key={id} id={id} onClose={onClose} />}
    />
  );
}
