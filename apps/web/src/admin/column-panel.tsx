import { type DragEvent, type KeyboardEvent, useState } from 'react';
import { useTranslation } from '../lib/i18n.ts';
import { Button } from '../ui/button.tsx';
import { Checkbox } from '../ui/field.tsx';
import { Icon } from '../ui/icon.tsx';
import styles from './column-panel.module.css';
import {
  type ColumnSettings,
  defaultsOf,
  isMovable,
  moveColumn,
  settingsFor,
  toggleColumn,
} from './column-settings.ts';

type Column = { key: string; title: string; fixed?: unknown; hidden?: boolean | undefined };
type ColumnPanelProps = {
  columns: readonly Column[];
  kept: ColumnSettings | null;
  onApply: (settings: ColumnSettings | null) => void;
};

/** Which columns a list shows, and in which order: by dragging, or with the arrow keys on the handle. */
export function ColumnPanel({ columns, kept, onApply }: ColumnPanelProps) {
  const { t } = useTranslation('admin-parts');
  const [draft, setDraft] = useState(() => settingsFor(columns, kept));
  const [dragged, setDragged] = useState<string | null>(null);
  const titleOf = (key: string) => columns.find((column) => column.key === key)?.title ?? key;
  const move = (key: string, to: number) => setDraft((settings) => moveColumn(settings, key, to));

  function handleKey(event: KeyboardEvent, key: string) {
    const by = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (by === 0) return;
    event.preventDefault();
    event.stopPropagation();
    move(key, draft.order.indexOf(key) + by);
  }
  /** Dragging is for the mouse only; the handle does the same by keys. */
  const mouseOf = (key: string, index: number) => ({
    onDragStart: () => setDragged(key),
    onDragEnd: () => setDragged(null),
    onDragOver: (event: DragEvent) => event.preventDefault(),
    onDragEnter: () => (dragged === null || dragged === key ? undefined : move(dragged, index)),
  });
  return (
    <div className={styles['panel']}>
      <p className={styles['hint']}>{t('list.columnsHint')}</p>
      <ul>
        {draft.order.map((key, index) => (
          <li key={key} draggable className={dragged === key ? styles['dragged'] : undefined} {...mouseOf(key, index)}>
            <Checkbox
              checked={!draft.hidden.includes(key)}
              onChange={() => setDraft((settings) => toggleColumn(settings, key))}
            >
              {titleOf(key)}
            </Checkbox>
            <button
              type="button"
              className={styles['handle']}
              aria-label={t('list.moveColumn', { name: titleOf(key), place: index + 1 })}
              onKeyDown={(event) => handleKey(event, key)}
            >
              <Icon name="menu" size={16} />
            </button>
          </li>
        ))}
      </ul>
      <div className={styles['buttons']}>
        <Button kind="text" size="small" onClick={() => setDraft(defaultsOf(columns.filter(isMovable)))}>
          {t('list.columnsDefault')}
        </Button>
        <Button kind="primary" size="small" onClick={() => onApply(draft)}>
          {t('list.apply')}
        </Button>
      </div>
    </div>
  );
}
