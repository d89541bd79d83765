import { useTranslation } from '../lib/i18n.ts';
import { Outlet } from 'react-router';
import { MallBottomBar, MallFooter } from './mall-footer.tsx';
import styles from './mall-frame.module.css';
import { MallHeader } from './mall-header.tsx';

/** Top bar, header and navigation, the page, footer; on small screens a bar at the bottom. */
export function MallFrame() {
  const { t } = useTranslation('shell');
  return (
    <div className={styles['frame']}>
      <a className={styles['skip']} href="#main">
        {t('skip')}
      </a>
      <MallHeader />
      <div className={styles['page']}>
        <Outlet />
      </div>
      <MallFooter />
      <MallBottomBar />
    </div>
  );
}
