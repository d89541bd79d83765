import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { useTranslation } from '../../lib/i18n.ts';
import { useHydrated } from '../../lib/use-hydrated.ts';
import { PageFrame } from '../../shared/page-frame.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Panel } from '../../ui/panel.tsx';
import { AgainForm } from './again-form.tsx';
import { rejectedQuery } from './identity-api.ts';
import styles from './register-page.module.css';

/** A registration that was refused, to be corrected and sent again. Its ticket stands behind the hash of the address. */
export default function RegisterAgainPage() {
  const { t } = useTranslation('identity');
  const { hash } = useLocation();
  const isHydrated = useHydrated();
  const [isSent, setSent] = useState(false);
  // The server never sees what stands behind the hash.
  const ticket = isHydrated ? hash.slice(1) : '';
  const query = useQuery({ ...rejectedQuery(ticket), enabled: ticket !== '' && !isSent });
  const toLogIn = <ButtonLink to="/login">{t('login.title')}</ButtonLink>;
  return (
    <main id="main" className="wrap">
      <div className={styles['page']}>
        <h1>{t('again.title')}</h1>
        <p className={styles['sub']}>{t('again.sub')}</p>
        <Panel>
          {isSent ? (
            <div role="status">
              <EmptyState
                title={t('register.waiting.title')}
                hint={t('register.waiting.hint')}
                action={<ButtonLink to="/mall">{t('login.lookAround')}</ButtonLink>}
              />
            </div>
          ) : isHydrated && ticket === '' ? (
            <EmptyState title={t('again.noTicket')} hint={t('again.noTicketHint')} action={toLogIn} />
          ) : query.error?.code === 'registration.ticket_invalid' ? (
            <div role="alert">
              <EmptyState title={t('again.invalid')} hint={query.error.message} action={toLogIn} />
            </div>
          ) : (
            <PageFrame query={query}>
              {(registration) => <AgainForm registration={registration} ticket={ticket} onDone={() => setSent(true)} />}
            </PageFrame>
          )}
        </Panel>
      </div>
    </main>
  );
}
