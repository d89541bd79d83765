import type { MenuNode } from '@kouan/contract';
import { AutoComplete } from 'antd';
import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslation } from '../lib/i18n.ts';
import { pagesOf } from '../lib/menus.ts';
import styles from './admin-menu-search.module.css';

const maxWordLength = 50;

/** Finds a page of the menu by any part of its trail and goes there. */
export function MenuSearch({ menus }: { menus: readonly MenuNode[] }) {
  const { t } = useTranslation('admin-shell');
  const navigate = useNavigate();
  const [word, setWord] = useState('');
  const all = useMemo(
    () =>
      pagesOf(menus)
        .filter((page) => !page.isHidden)
        .map((page) => ({ value: page.path, label: page.trail.join(' / ') })),
    [menus],
  );
  const asked = word.trim().toLowerCase();
  const options =
    asked === ''
      ? all
      : all.filter(
          (option) => option.label.toLowerCase().includes(asked) || option.value.toLowerCase().includes(asked),
        );
  return (
    <AutoComplete
      className={styles['search'] ?? ''}
      value={word}
      options={options}
      placeholder={t('searchMenu')}
      aria-label={t('searchMenu')}
      notFoundContent={t('noMenuFound')}
      onChange={(text: string) => setWord(text.slice(0, maxWordLength))}
      onSelect={(path: string) => {
        setWord('');
        void navigate(path);
      }}
    />
  );
}
