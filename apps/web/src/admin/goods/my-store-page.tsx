import type { StoreFacts } from '@kouan/contract';
import { useTranslation } from '../../lib/i18n.ts';
import { notify } from '../../lib/notifications.ts';
import { PageFrame } from '../../shared/page-frame.tsx';
import { Note } from '../../ui/note.tsx';
import { Panel } from '../../ui/panel.tsx';
import { AdminHead } from '../admin-head.tsx';
import { useMyStore, useSaveMyStore } from './goods-api.ts';
import { StoreForm } from './store-form.tsx';
import styles from './goods.module.css';

/** The profile of one's own store: named at once, changed after a review. */
export default function MyStorePage() {
  const query = useMyStore();
  return (
    <>
      <AdminHead component="supply/store" />
      <PageFrame query={query}>
        {({ store }) => <StoreWork key={store?.revision?.version ?? 0} store={store} />}
      </PageFrame>
    </>
  );
}

function StoreWork({ store }: { store: StoreFacts | null }) {
  const { t } = useTranslation('admin-goods');
  const save = useSaveMyStore();
  const revision = store?.revision ?? null;
  return (
    <div className={styles['page']}>
      <Panel>
        {store === null ? <Note tone="turn">{t('noStore')}</Note> : null}
        {revision?.state === 'submitted' ? <Note>{t('storeForm.waiting')}</Note> : null}
        {revision?.reason ? <Note tone="turn">{t('returned', { reason: revision.reason })}</Note> : null}
        {store && !revision ? <Note>{t('storeForm.hint')}</Note> : null}
        <StoreForm
          profile={store?.wanted ?? store?.profile ?? null}
          verb={t(store ? 'submit' : 'storeForm.make')}
          isBusy={save.isBusy}
          error={save.error}
          onSave={async (profile) => {
            await save.act({ body: { profile, version: revision?.version ?? 0 } });
            notify({ kind: 'success', title: t(store ? 'submitted' : 'saved') });
          }}
        />
      </Panel>
    </div>
  );
}
