import type { ScreeningNotice } from '@kouan/contract';
import { useTranslation } from '../lib/i18n.ts';
import { Note } from '../ui/note.tsx';
import { Tag } from '../ui/tag.tsx';
import styles from './screening-notes.module.css';

type Notices = { notices: readonly ScreeningNotice[] };

/** What stands against goods, with what the staff say about it; nothing where there is nothing. */
export function ScreeningNotes({ notices }: Notices) {
  const { t, language } = useTranslation('screening');
  if (notices.length === 0) return null;
  return (
    <section className={styles['notes']} aria-label={t('title')}>
      {notices.map(({ kind, word, note }) => (
        <Note key={`${kind} ${word} ${note.cn}`} tone={kind === 'forbidden' ? 'bad' : 'warning'}>
          <b>{t(`kind.${kind}`)}</b> {note[language]} <span className="muted">({t('found', { word })})</span>
        </Note>
      ))}
    </section>
  );
}

/** The same in a line of a list: the kinds, their notes for those who look closer. */
export function ScreeningTags({ notices }: Notices) {
  const { t, language } = useTranslation('screening');
  if (notices.length === 0) return null;
  return (
    <ul className={styles['tags']} aria-label={t('title')}>
      {notices.map(({ kind, word, note }) => (
        <li key={`${kind} ${word} ${note.cn}`}>
          <Tag tone={kind === 'forbidden' ? 'bad' : 'warning'}>{t(`kind.${kind}`)}</Tag>{' '}
          <small>
            {note[language]} ({t('found', { word })})
          </small>
        </li>
      ))}
    </ul>
  );
}
