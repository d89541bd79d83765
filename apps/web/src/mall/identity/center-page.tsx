import { useAddressQuery } from '../../lib/address-query.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { useSession } from '../../lib/session.ts';
import { AddressBook } from '../../shared/address-book.tsx';
import { Panel, PageHead } from '../../ui/panel.tsx';
import { SkeletonRows } from '../../ui/skeleton.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { CenterAgreements } from './center-agreements.tsx';
import { CenterCard } from './center-card.tsx';
import { CenterEmailForm } from './center-email-form.tsx';
import { CenterLog } from './center-log.tsx';
import styles from './center-page.module.css';
import { CenterPasswordForm } from './center-password-form.tsx';
import { CenterProfileForm } from './center-profile-form.tsx';
import { CenterSessions } from './center-sessions.tsx';

const parts = ['profile', 'addresses', 'password', 'email', 'sessions', 'agreements', 'log'] as const;

/** The personal centre: who one is here, and what one may change about it. The part that is open stands in the address. */
export default function CenterPage() {
  const { t } = useTranslation('account');
  const user = useSession((session) => session.user);
  const [query, changeQuery] = useAddressQuery();
  // Only buyers have goods sent somewhere.
  const shownParts = parts.filter((one) => one !== 'addresses' || typeof user?.buyerCode === 'string');
  const part = shownParts.find((one) => one === query.get('tab')) ?? 'profile';
  return (
    <main id="main" className="wrap">
      <PageHead title={t('title')} />
      {user === null ? (
        <SkeletonRows rows={6} />
      ) : (
        <div className={styles['columns']}>
          <CenterCard user={user} />
          <Panel isFlush>
            <Tabs
              label={t('parts')}
              active={part}
              items={shownParts.map((key) => ({ key, label: t(`part.${key}`) }))}
              onChange={(key) => changeQuery(() => new URLSearchParams(key === 'profile' ? {} : { tab: key }))}
            />
            <div className={styles['part']} role="tabpanel" aria-label={t(`part.${part}`)}>
              {part === 'profile' ? <CenterProfileForm user={user} /> : null}
              {part === 'addresses' ? <AddressBook /> : null}
              {part === 'password' ? <CenterPasswordForm /> : null}
              {part === 'email' ? <CenterEmailForm key={user.email} email={user.email} /> : null}
              {part === 'sessions' ? <CenterSessions /> : null}
              {part === 'agreements' ? <CenterAgreements /> : null}
              {part === 'log' ? <CenterLog /> : null}
            </div>
          </Panel>
        </div>
      )}
    </main>
  );
}
