import { lazy, Suspense, useEffect, useState } from 'react';
import { useSingleKeys } from '../admin/single-keys.ts';
import { useTranslation } from '../lib/i18n.ts';
import type { MenuPage } from '../lib/menus.ts';
import { Icon } from '../ui/icon.tsx';
import styles from './admin-menu-search.module.css';

const MenuSearchDialog = lazy(() => import('./admin-menu-search-dialog.tsx'));
const typingPlaces = 'input, textarea, select, [contenteditable=true], [role=dialog]';

/** Opens the search of the menu, also by the slash key unless somebody types or has turned single keys off. */
export function MenuSearch({ menuPages }: { menuPages: readonly MenuPage[] }) {
  const { t } = useTranslation('admin-shell');
  const [isOpen, setOpen] = useState(false);
  const hasSingleKeys = useSingleKeys(({ isOn }) => isOn);

  useEffect(() => {
    if (!hasSingleKeys) return;
    function handleKey(event: KeyboardEvent) {
      const isCommand = event.ctrlKey || event.metaKey || event.altKey;
      if (event.key !== '/' || isCommand || event.defaultPrevented) return;
      if (event.target instanceof Element && event.target.closest(typingPlaces)) return;
      event.preventDefault();
      setOpen(true);
    }
    window.addEventListener('keydown', handleKey);
    return () => window.removeEventListener('keydown', handleKey);
  }, [hasSingleKeys]);

  return (
    <>
      <button
        type="button"
        className={styles['open']}
        aria-label={t('searchMenu')}
        aria-haspopup="dialog"
        aria-keyshortcuts={hasSingleKeys ? '/' : undefined}
        onClick={() => setOpen(true)}
      >
        <Icon name="search" size={16} />
        <span>{t('searchMenu')}</span>
        {hasSingleKeys ? <kbd>/</kbd> : null}
      </button>
      {isOpen ? (
        <Suspense>
          <MenuSearchDialog menuPages={menuPages} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
