import { useTranslation } from '../../lib/i18n.ts';
import { Icon } from '../../ui/icon.tsx';
import { AdminHead } from '../admin-head.tsx';
import { useMenuPage } from '../menu-pages.ts';
import styles from './operations.module.css';

/** A page of this site that stands alone, shown within the admin area. It finds the session by itself. */
export function FramedPage({ component, address }: { component: string; address: string }) {
  const { t } = useTranslation('admin-operations');
  const page = useMenuPage(component);
  return (
    <>
      <AdminHead
        component={component}
        actions={
          <a className={styles['alone']} href={address} target="_blank" rel="noreferrer">
            <Icon name="external" size={16} /> {t('openAlone')}
          </a>
        }
      />
      <iframe className={styles['framed']} src={address} title={page?.title ?? address} />
    </>
  );
}
