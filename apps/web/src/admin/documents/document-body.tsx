import type { Language } from '@kouan/contract';
import { maxMarkdownLength, parseMarkdown } from '@kouan/domain';
import { useDeferredValue } from 'react';
import { useTranslation } from '../../lib/i18n.ts';
import { htmlLanguage } from '../../lib/language.ts';
import { DocumentText } from '../../shared/document-text.tsx';
import { Field, TextAreaInput } from '../../ui/field.tsx';
import { Note } from '../../ui/note.tsx';
import { diffLines } from './diff-lines.ts';
import styles from './documents.module.css';

export type BodyView = 'text' | 'preview' | 'changes';
type BodyProps = {
  view: BodyView;
  language: Language;
  text: string;
  before: string;
  isLocked: boolean;
  onChange: (text: string) => void;
};

/** The text in one language: written, as visitors will see it, or beside what is in force. */
export function DocumentBody({ view, language, text, before, isLocked, onChange }: BodyProps) {
  const { t } = useTranslation('admin-content');
  if (view === 'changes') return <TextChanges before={before} after={text} language={language} />;
  if (view === 'preview') return <Preview text={text} language={language} />;
  return (
    <div className={styles['sides']}>
      <Field id="document-body" label={t('text')} hint={t('textHint')}>
        <TextAreaInput
          id="document-body"
          className={styles['source'] ?? ''}
          lang={htmlLanguage[language]}
          rows={26}
          maxLength={maxMarkdownLength}
          readOnly={isLocked}
          value={text}
          onChange={(event) => onChange(event.target.value)}
        />
      </Field>
      {/* Arrows scroll it. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className={styles['beside']} role="group" aria-label={t('views.preview')} tabIndex={0}>
        <Preview text={text} language={language} />
      </div>
    </div>
  );
}

/** Read by the same code as on the server, a moment behind the typing. */
function Preview({ text, language }: { text: string; language: Language }) {
  const { t } = useTranslation('admin-content');
  const shown = useDeferredValue(text);
  return (
    <article className={styles['preview']} aria-label={t('views.preview')} lang={htmlLanguage[language]}>
      <DocumentText blocks={parseMarkdown(shown)} prices={<Note>{t('pricesHere')}</Note>} isInset />
    </article>
  );
}

type ChangesProps = { before: string; after: string; language: Language };

export function TextChanges({ before, after, language }: ChangesProps) {
  const { t } = useTranslation('admin-content');
  if (before === after) return <Note>{t('noChanges')}</Note>;
  return (
    <div
      className={styles['diff']}
      role="region"
      aria-label={t('views.changes')}
      lang={htmlLanguage[language]}
      // Arrows scroll it.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
    >
      {diffLines(before, after).map(({ kind, text }, index) => {
        const Line = kind === 'added' ? 'ins' : kind === 'removed' ? 'del' : 'span';
        return (
          <Line key={index}>
            {text}
            {'\n'}
          </Line>
        );
      })}
    </div>
  );
}
