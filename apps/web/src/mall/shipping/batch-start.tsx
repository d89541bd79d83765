import { maxDraftRows } from '@kouan/contract';
import { type DragEvent, useRef, useState } from 'react';
import { formatCount } from '../../lib/formats.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { useSession } from '../../lib/session.ts';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon.tsx';
import { Panel } from '../../ui/panel.tsx';
import { useUploadDraft } from './batch-api.ts';
import styles from './batch.module.css';
import { TemplateLink } from './template-link.tsx';

const sheetTypes = '.xlsx,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Where the filled sheet goes: by click or drop. Refusals are notified in the server's words. */
export function BatchStart({ onOpen }: { onOpen: (number: string) => void }) {
  const { t, language } = useTranslation('shipping');
  const isSignedIn = useSession((session) => session.token !== null);
  const upload = useUploadDraft();
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  async function take(file: File | undefined) {
    if (!file || upload.isPending) return;
    const draft = await upload.mutateAsync({ file }).catch(() => undefined); // was notified
    if (draft) onOpen(draft.number);
  }
  function handleDrop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    void take(event.dataTransfer.files[0]);
  }
  if (!isSignedIn) return null;
  return (
    <Panel className={styles['start']}>
      <div
        className={classNames(styles['drop'], isOver && styles['over'])}
        onDrop={handleDrop}
        onDragLeave={() => setOver(false)}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
      >
        <Icon name="upload" size={28} />
        <b>{t('batch.start.title')}</b>
        <p>
          <span className={styles['byMouse']}>{t('batch.start.orDrop')} </span>
          {t('batch.start.hint', { max: formatCount(maxDraftRows, language) })}
        </p>
        <div className={styles['acts']}>
          <Button kind="primary" icon="upload" isBusy={upload.isPending} onClick={() => input.current?.click()}>
            {t('batch.start.pick')}
          </Button>
          <TemplateLink label={t('batch.steps.download')} kind="outlined" />
        </div>
        <input
          ref={input}
          type="file"
          hidden
          accept={sheetTypes}
          aria-label={t('batch.start.pick')}
          onChange={(event) => {
            void take(event.target.files?.[0]);
            event.target.value = '';
          }}
        />
      </div>
    </Panel>
  );
}
