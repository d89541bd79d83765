import { Drawer, Grid } from 'antd';
import { useTranslation } from '../../lib/i18n.ts';
import { PageFrame } from '../../shared/page-frame.tsx';
import { useWatchedParcel } from './receiving-api.ts';
import { ReceivedParcel } from './received-parcel.tsx';

/** Everything of one parcel: its orders, photos, batches and labels. */
export function ParcelDrawer({ waybill, onClose }: { waybill: string; onClose: () => void }) {
  const { t } = useTranslation('admin-receiving');
  const isLarge = Grid.useBreakpoint().lg !== false;
  const query = useWatchedParcel(waybill);
  return (
    <Drawer open size={isLarge ? 640 : '100%'} title={t('parcel.title', { waybill })} onClose={onClose}>
      <PageFrame query={query}>{(parcel) => <ReceivedParcel parcel={parcel} />}</PageFrame>
    </Drawer>
  );
}
