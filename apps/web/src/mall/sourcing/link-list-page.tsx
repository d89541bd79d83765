import { asLines, maxLinkLines, recogniseMany } from '@kouan/sourcing';
import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation } from 'react-router';
import { useTranslation } from '../../lib/i18n.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Field, TextAreaInput } from '../../ui/field.tsx';
import { Note } from '../../ui/note.tsx';
import { PageHead, Panel } from '../../ui/panel.tsx';
import type { WrittenLine } from './link-line.ts';
import { LinkLines } from './link-lines.tsx';
import styles from './link-list.module.css';
import { LinkSheet } from './link-sheet.tsx';

const boxId = 'link-list';
const maxTextLength = 900_000;
const shownRows = 8;
const keptUnder = 'kouan.linkList';

/** Many links at once: a line each, typed, pasted or uploaded, and an answer for each line. */
export default function LinkListPage() {
  const { t } = useTranslation('link-list');
  const [typed, setTyped] = useState(textIn(useLocation().state));
  const [lines, setLines] = useState<readonly WrittenLine[]>(() => linesOf(typed));
  // Logging in is a way out and back: what was read before comes back.
  const restore = useEffectEvent(() => {
    const kept = lines.length === 0 ? sessionStorage.getItem(keptUnder) : null;
    if (kept === null) return;
    setTyped(kept);
    setLines(linesOf(kept));
  });
  useEffect(() => restore(), []);
  function handleRead(text: string) {
    sessionStorage.setItem(keptUnder, text);
    setLines(linesOf(text));
  }
  const isTooLong = typed.split('\n').filter((line) => line.trim() !== '').length > maxLinkLines;
  return (
    <main id="main" className="wrap">
      <PageHead
        title={t('title')}
        hint={t('hint')}
        actions={<ButtonLink to="/mallDdc/link">{t('single')}</ButtonLink>}
      />
      <Panel>
        <Field id={boxId} label={t('box')}>
          <TextAreaInput
            id={boxId}
            className={styles['box']}
            rows={shownRows}
            value={typed}
            maxLength={maxTextLength}
            placeholder={t('example')}
            spellCheck={false}
            onChange={(event) => setTyped(event.target.value)}
          />
        </Field>
        {isTooLong ? <Note tone="warning">{t('tooMany', { max: maxLinkLines })}</Note> : null}
        <div className={styles['acts']}>
          <Button kind="primary" onClick={() => handleRead(typed)}>
            {t('read')}
          </Button>
          <LinkSheet onRead={setLines} />
        </div>
      </Panel>
      {lines.length === 0 ? (
        <EmptyState title={t('none')} hint={t('noneHint')} />
      ) : (
        <LinkLines key={JSON.stringify(lines)} lines={lines} />
      )}
    </main>
  );
}

const linesOf = (text: string): WrittenLine[] =>
  recogniseMany(asLines(text)).map((line) => ({
    row: line.line,
    text: line.text.slice(0, maxLineLength),
    quantity: line.quantity,
    note: line.note,
    problem: line.text.length > maxLineLength ? 'link' : null,
  }));
const maxLineLength = 4096;

const textIn = (state: unknown): string =>
  typeof state === 'object' && state !== null && 'text' in state && typeof state.text === 'string' ? state.text : '';
