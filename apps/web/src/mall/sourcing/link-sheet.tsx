import { downloadLinkTemplate } from '@kouan/contract';
import { type ChangeEvent, useRef } from 'react';
import { useTranslation } from '../../lib/i18n.ts';
import { useSession } from '../../lib/session.ts';
import { useHydrated } from '../../lib/use-hydrated.ts';
import { Button } from '../../ui/button.tsx';
import { Note } from '../../ui/note.tsx';
import type { WrittenLine } from './link-line.ts';
import styles from './link-list.module.css';
import { useReadSheet } from './link-list-api.ts';

/** The same list as an .xlsx file, and the template to fill in. */
export function LinkSheet({ onRead }: { onRead: (lines: readonly WrittenLine[]) => void }) {
  const { t } = useTranslation('link-list');
  const input = useRef<HTMLInputElement>(null);
  const isHydrated = useHydrated();
  const isSignedIn = useSession((session) => session.token !== null);
  const sheet = useReadSheet();

  function handlePick(event: ChangeEvent<HTMLInputElement>) {
    const [file] = event.target.files ?? [];
    event.target.value = '';
    // What it failed with stands below.
    if (file) sheet.mutate({ file }, { onSuccess: onRead });
  }
  return (
    <>
      {isHydrated && !isSignedIn ? (
        <span className="muted">{t('uploadLogIn')}</span>
      ) : (
        <>
          <Button icon="upload" isBusy={sheet.isPending} onClick={() => input.current?.click()}>
            {t('upload')}
          </Button>
          <input ref={input} type="file" hidden accept=".xlsx" aria-label={t('upload')} onChange={handlePick} />
        </>
      )}
      <a href={downloadLinkTemplate.path} download>
        {t('template')}
      </a>
      {sheet.error === null ? null : (
        <div role="alert" className={styles['problem']}>
          <Note tone="bad">{sheet.error.message || t('common:failure.unknown')}</Note>
        </div>
      )}
    </>
  );
}
