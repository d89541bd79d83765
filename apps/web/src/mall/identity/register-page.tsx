import { useTranslation } from '../../lib/i18n.ts';
import { Note } from '../../ui/note.tsx';
import styles from './register-page.module.css';
import { RoleCard } from './role-card.tsx';

/** Whoever buys registers here; the other roles are set up by staff. */
export default function RegisterPage() {
  const { t } = useTranslation('identity');
  return (
    <main id="main" className="wrap">
      <div className={styles['page']}>
        <h1>{t('register.title')}</h1>
        <p className={styles['sub']}>{t('register.sub')}</p>
        <RoleCard />
        <div className={styles['note']}>
          <Note>{t('register.otherRoles')}</Note>
        </div>
      </div>
    </main>
  );
}
