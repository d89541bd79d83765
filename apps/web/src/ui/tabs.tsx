import { type KeyboardEvent, useRef } from 'react';
import { classNames } from './class-names.ts';
import styles from './tabs.module.css';

export type TabItem = { key: string; label: string; count?: number | undefined; isHot?: boolean };
type TabsProps = { items: readonly TabItem[]; active: string; onChange: (key: string) => void; label: string };

/** Views of one page; arrows, Home and End move between them. The chosen one belongs into the URL. */
export function Tabs({ items, active, onChange, label }: TabsProps) {
  const list = useRef<HTMLDivElement>(null);
  function handleKey(event: KeyboardEvent) {
    const at = items.findIndex((item) => item.key === active);
    const places: Readonly<Record<string, number>> = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: -1 };
    const place = places[event.key];
    const next = place === undefined ? undefined : items.at(place % items.length);
    if (!next) return;
    event.preventDefault();
    onChange(next.key);
    list.current?.querySelectorAll('button')[items.indexOf(next)]?.focus();
  }
  return (
    <div ref={list} className={styles['tabs']} role="tablist" aria-label={label}>
      {items.map((item) => (
        <button
          key={item.key}
          type="button"
          role="tab"
          onKeyDown={handleKey}
          aria-selected={item.key === active}
          tabIndex={item.key === active ? 0 : -1}
          onClick={() => onChange(item.key)}
        >
          {item.label}
          {item.count === undefined ? null : (
            <span className={classNames(styles['count'], item.isHot && styles['hot'])}>{item.count}</span>
          )}
        </button>
      ))}
    </div>
  );
}

type SegmentedProps = {
  items: readonly { key: string; label: string }[];
  active: string;
  onChange: (key: string) => void;
  label: string;
};

/** Two to four ways to see the same thing. */
export const Segmented = ({ items, active, onChange, label }: SegmentedProps) => (
  <span className={styles['segmented']} role="group" aria-label={label}>
    {items.map((item) => (
      <button key={item.key} type="button" aria-pressed={item.key === active} onClick={() => onChange(item.key)}>
        {item.label}
      </button>
    ))}
  </span>
);
