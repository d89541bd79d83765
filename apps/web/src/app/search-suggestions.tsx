import { suggestProducts } from '@kouan/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type FocusEvent, type KeyboardEvent, useState } from 'react';
import { Link } from 'react-router';
import { useTranslation } from '../lib/i18n.ts';
import { endpointQuery } from '../lib/query.ts';
import { useDelayed } from '../lib/use-delayed.ts';
import { Icon } from '../ui/icon.tsx';
import { forgetSearches, lastSearches } from './search-history.ts';
import styles from './search-suggestions.module.css';

type SearchSuggestionsProps = { word: string; onChosen: () => void; onLeave: (event: FocusEvent<HTMLElement>) => void };
const maxWordLength = 100;
const pauseMs = 150;
const isLinkLike = (word: string) => /[/￥]|\.(com|cn)/i.test(word);

/** Under the search box: goods that the word begins to name, or with no word what was searched for before. */
export default function SearchSuggestions({ word, onChosen, onLeave }: SearchSuggestionsProps) {
  const { t, language } = useTranslation('shell');
  const typed = word.trim().slice(0, maxWordLength);
  const settled = useDelayed(typed, pauseMs);
  // An emptied box shows its history at once.
  const asked = typed === '' ? '' : settled;
  const [history, setHistory] = useState(lastSearches);
  const query = useQuery({
    ...endpointQuery(suggestProducts, { query: { word: asked } }),
    enabled: asked !== '' && !isLinkLike(asked),
    placeholderData: keepPreviousData,
    meta: { silent: true },
  });
  const goods = asked === '' || isLinkLike(asked) ? [] : (query.data ?? []);
  const rows = [
    ...(asked === '' ? history : []).map((one) => ({
      key: one,
      to: `/mallSearch/${encodeURIComponent(one)}`,
      text: one,
    })),
    ...goods.map(({ id, kind, title }) => ({
      key: id,
      to: kind === 'ddc' ? `/mallDdcDetail/${id}` : `/mallDetail/${id}`,
      text: title[language],
    })),
  ];
  if (rows.length === 0) return null;
  /** Escape leads back to the box and closes, arrows go from row to row. */
  function handleKey(event: KeyboardEvent<HTMLElement>) {
    if (event.key !== 'Escape') return moveFocus(event);
    event.currentTarget.closest('form')?.querySelector('input')?.focus();
    onChosen();
  }
  return (
    <div className={styles['panel']} role="group" aria-label={t(asked === '' ? 'searchHistory' : 'searchSuggestions')}>
      <ul>
        {rows.map(({ key, to, text }) => (
          <li key={key}>
            <Link to={to} onClick={onChosen} onKeyDown={handleKey} onBlur={onLeave}>
              <Icon name={asked === '' ? 'clock' : 'search'} size={14} />
              <span>{text}</span>
            </Link>
          </li>
        ))}
      </ul>
      {asked === '' ? (
        <button
          type="button"
          onBlur={onLeave}
          onKeyDown={handleKey}
          onClick={(event) => {
            forgetSearches();
            event.currentTarget.closest('form')?.querySelector('input')?.focus();
            setHistory([]);
          }}
        >
          {t('forgetSearches')}
        </button>
      ) : null}
    </div>
  );
}

/** Arrows go through the suggestions, and from the first one back to the box. */
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
  if (step === 0) return;
  event.preventDefault();
  const form = event.currentTarget.closest('form');
  const links = [...(form?.querySelectorAll('a') ?? [])];
  const next = links.findIndex((one) => one === event.currentTarget) + step;
  (next < 0 ? form?.querySelector('input') : links[next])?.focus();
}
