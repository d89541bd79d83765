import type { UserRow } from '@kouan/contract';
import { Drawer } from 'antd';
import { useTranslation } from '../../lib/i18n.ts';
import { AcceptanceTable } from '../../shared/acceptance-table.tsx';
import { PageFrame } from '../../shared/page-frame.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { useAcceptancesOf } from './users-api.ts';

const widthPx = 720;

/** Which versions of our rules a person agreed to, and when. */
export function UserAgreements({ user, onClose }: { user: UserRow; onClose: () => void }) {
  const { t } = useTranslation('admin-identity');
  const query = useAcceptancesOf(user.id);
  const title = t('user.agreementsOf', { name: user.username });
  return (
    <Drawer open size={`min(${widthPx}px, 100vw)`} title={title} onClose={onClose} destroyOnHidden>
      <PageFrame
        query={query}
        isEmpty={(rows) => rows.length === 0}
        empty={<EmptyState title={t('content:agreed.none')} hint={t('content:agreed.noneHint')} />}
      >
        {(rows) => <AcceptanceTable rows={rows} />}
      </PageFrame>
    </Drawer>
  );
}
