import { type ComponentType, type FocusEvent, type FormEvent, type KeyboardEvent, useEffect, useState } from 'react';
import { useTranslation } from '../lib/i18n.ts';
import { useNavigate, useParams } from 'react-router';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import styles from './search-box.module.css';

type Parts = ComponentType<{ word: string; onChosen: () => void; onLeave: (event: FocusEvent) => void }>;
const maxWordLength = 1000;
export const searchBoxId = 'search-box';

/** Searches for words or takes a pasted product link or share text; /mallSearch tells them apart. */
export function SearchBox() {
  const { t } = useTranslation('shell');
  const navigate = useNavigate();
  const { word: current = '' } = useParams();
  const [word, setWord] = useState(current);
  const [isOpen, setOpen] = useState(false);
  const [Suggestions, setSuggestions] = useState<Parts | null>(null);
  useEffect(() => setWord(current), [current]);

  function handleFocus() {
    setOpen(true);
    if (!Suggestions) void import('./search-suggestions.tsx').then((part) => setSuggestions(() => part.default));
  }
  function handleLeave({ currentTarget, relatedTarget }: FocusEvent) {
    if (!currentTarget.closest('form')?.contains(relatedTarget)) setOpen(false);
  }
  function handleKey({ key, currentTarget }: KeyboardEvent) {
    if (key === 'Escape') setOpen(false);
    if (key === 'ArrowDown') currentTarget.closest('form')?.querySelector('a')?.focus();
  }

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    const asked = word.trim();
    setOpen(false);
    if (asked !== '') void import('./search-history.ts').then(({ keepSearch }) => keepSearch(asked));
    void navigate(asked ? `/mallSearch/${encodeURIComponent(asked)}` : '/mallSearch');
  }

  return (
    <form className={styles['box']} role="search" aria-label={t('searchLabel')} onSubmit={handleSubmit}>
      <span className={styles['field']}>
        <Icon name="search" />
        <input
          id={searchBoxId}
          value={word}
          maxLength={maxWordLength}
          onChange={(event) => {
            setWord(event.target.value);
            setOpen(true);
          }}
          onKeyDown={handleKey}
          onFocus={handleFocus}
          onBlur={handleLeave}
          aria-label={t('searchLabel')}
          placeholder={t('searchPlaceholder')}
          autoComplete="off"
          enterKeyHint="search"
        />
      </span>
      <Button type="submit" kind="primary" className={styles['go']}>
        {t('search')}
      </Button>
      {isOpen && Suggestions ? <Suggestions word={word} onChosen={() => setOpen(false)} onLeave={handleLeave} /> : null}
    </form>
  );
}
