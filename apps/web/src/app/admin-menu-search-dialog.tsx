import { type KeyboardEvent, useEffect, useId, useMemo, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslation } from '../lib/i18n.ts';
import type { MenuPage } from '../lib/menus.ts';
import { classNames } from '../ui/class-names.ts';
import { Icon } from '../ui/icon.tsx';
import { MenuIcon } from './admin-menu-icon.tsx';
import styles from './admin-menu-search.module.css';
import { focusPage } from './focus-keeper.ts';
import { maxWordLength, menuFinder, type MenuHit } from './find-menu-pages.ts';

/** A box of its own over the page: type, choose with the arrows, Enter goes there, Escape gives up. */
export default function MenuSearchDialog({
  menuPages,
  onClose,
}: {
  menuPages: readonly MenuPage[];
  onClose: () => void;
}) {
  const { t } = useTranslation('admin-shell');
  const navigate = useNavigate();
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const [word, setWord] = useState('');
  const [at, setAt] = useState(0);
  const find = useMemo(() => menuFinder(menuPages), [menuPages]);
  const hits = useMemo(() => find(word), [find, word]);

  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
  }, []);
  useEffect(() => {
    list.current?.children[at]?.scrollIntoView({ block: 'nearest' });
  }, [at]);

  function go(hit: MenuHit | undefined) {
    if (!hit) return;
    dialog.current?.close();
    focusPage();
    void navigate(hit.page.path);
  }
  function handleKey(event: KeyboardEvent) {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (event.key === 'Enter') go(hits[at]);
    else if (step === 0 || hits.length === 0) return;
    else setAt((at + step + hits.length) % hits.length);
    event.preventDefault();
  }

  return (
    <dialog ref={dialog} className={styles['dialog']} aria-label={t('searchMenu')} onClose={onClose} closedby="any">
      <div className={styles['line']}>
        <Icon name="search" size={18} />
        <input
          role="combobox"
          aria-label={t('searchMenu')}
          aria-expanded={hits.length > 0}
          aria-controls={`${id}list`}
          aria-activedescendant={hits[at] ? `${id}${at}` : undefined}
          autoFocus
          placeholder={t('searchMenu')}
          maxLength={maxWordLength}
          value={word}
          onChange={(event) => {
            setWord(event.target.value);
            setAt(0);
          }}
          onKeyDown={handleKey}
        />
        <button type="button" className={styles['escape']} aria-label={t('common:close')} onClick={onClose}>
          <kbd>{t('escapeKey')}</kbd>
        </button>
      </div>
      <div ref={list} id={`${id}list`} role="listbox" aria-label={t('menu')} className={styles['hits']}>
        {hits.map((hit, index) => (
          <button
            key={hit.page.path}
            id={`${id}${index}`}
            type="button"
            role="option"
            tabIndex={-1}
            aria-selected={index === at}
            className={classNames(index === at && styles['chosen'])}
            onMouseMove={() => setAt(index)}
            onClick={() => go(hit)}
          >
            <MenuIcon name={hit.page.icon} />
            <span>
              <Marked hit={hit} />
            </span>
            {index === at ? <kbd aria-hidden="true">↵</kbd> : null}
          </button>
        ))}
      </div>
      {hits.length === 0 ? (
        <p className={styles['none']} role="status">
          {t('noMenuFound')}
        </p>
      ) : null}
    </dialog>
  );
}

/** The way to a page, what fits the word marked in it. */
function Marked({ hit: { trail, marks } }: { hit: MenuHit }) {
  const isMarked = (index: number) => marks.some(([first, last]) => index >= first && index <= last);
  return Array.from(trail, (letter, index) =>
    isMarked(index) ? <b key={index}>{letter}</b> : <span key={index}>{letter}</span>,
  );
}
