import { useTranslation } from '../../lib/i18n.ts';
import { Note } from '../../ui/note.tsx';
import styles from './register-page.module.css';
import { RoleCards } from './role-cards.tsx';

/** The role comes first; each has a form of its own. */
export default function RegisterPage() {
  const { t } = useTranslation('identity');
  return (
    <main id="main" className="wrap">
      <div className={styles['page']}>
        <h1>{t('register.title')}</h1>
        <p className={styles['sub']}>{t('register.sub')}</p>
        <RoleCards />
        <Note>{t('register.partnersWait')}</Note>
      </div>
    </main>
  );
}
