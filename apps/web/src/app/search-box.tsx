import { type FormEvent, useEffect, useState } from 'react';
import { useTranslation } from '../lib/i18n.ts';
import { useNavigate, useParams } from 'react-router';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import styles from './search-box.module.css';

const maxWordLength = 1000;
export const searchBoxId = 'search-box';

/** Searches for words or takes a pasted product link or share text; /mallSearch tells them apart. */
export function SearchBox() {
  const { t } = useTranslation('shell');
  const navigate = useNavigate();
  const { word: current = '' } = useParams();
  const [word, setWord] = useState(current);
  useEffect(() => setWord(current), [current]);

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    const asked = word.trim();
    void navigate(asked ? `/mallSearch/${encodeURIComponent(asked)}` : '/mallSearch');
  }

  return (
    <form className={styles['box']} role="search" onSubmit={handleSubmit}>
      <span className={styles['field']}>
        <Icon name="search" />
        <input
          id={searchBoxId}
          value={word}
          maxLength={maxWordLength}
          onChange={(event) => setWord(event.target.value)}
          aria-label={t('searchLabel')}
          placeholder={t('searchPlaceholder')}
          autoComplete="off"
          enterKeyHint="search"
        />
      </span>
      <Button type="submit" kind="primary" className={styles['go']}>
        {t('search')}
      </Button>
    </form>
  );
}
