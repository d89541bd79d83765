import type { DraftView } from '@kouan/contract';
import { useState } from 'react';
import { formatDateTime } from '../../lib/formats.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { downloadProblems, useDiscardDraft } from './batch-api.ts';
import styles from './batch.module.css';
import shipping from './shipping.module.css';
import { useTellFailure } from './use-tell-failure.ts';

const msPerSecond = 1000;
const tenths = new Intl.NumberFormat('en', { maximumFractionDigits: 1 });

/** The sheet itself: when it came, how long checking took, its errors as a sheet, another one, away with it. */
export function BatchFile({ draft, onClose }: { draft: DraftView; onClose: () => void }) {
  const { t } = useTranslation('shipping');
  const tell = useTellFailure();
  const [isAsking, setAsking] = useState(false);
  const [isBusy, setBusy] = useState(false);
  async function handleProblems() {
    setBusy(true);
    await downloadProblems(draft.number, `${t('batch.problemsName')}.xlsx`).catch(tell);
    setBusy(false);
  }
  return (
    <div className={styles['file']}>
      <span className={styles['badge']} aria-hidden="true">
        {t('batch.sheet')}
      </span>
      <div>
        <b>{draft.name}</b>
        <p>
          {t('batch.file.sent', {
            date: formatDateTime(draft.createdAt),
            seconds: tenths.format(draft.checkedInMs / msPerSecond),
          })}
        </p>
      </div>
      <span className={styles['acts']}>
        {draft.counts.bad > 0 ? (
          <Button size="small" icon="download" isBusy={isBusy} onClick={() => void handleProblems()}>
            {t('batch.file.problems')}
          </Button>
        ) : null}
        <Button size="small" icon="upload" onClick={onClose}>
          {t('batch.file.another')}
        </Button>
        <Button size="small" kind="text" onClick={() => setAsking(true)}>
          {t('batch.file.discard')}
        </Button>
      </span>
      <DiscardDialog draft={draft} isOpen={isAsking} onClose={() => setAsking(false)} onDone={onClose} />
    </div>
  );
}

type DiscardProps = { draft: DraftView; isOpen: boolean; onClose: () => void; onDone: () => void };

function DiscardDialog({ draft, isOpen, onClose, onDone }: DiscardProps) {
  const { t } = useTranslation('shipping');
  const discard = useDiscardDraft();
  async function handleDiscard() {
    await discard.mutateAsync({ params: { number: draft.number } }).then(onDone, onClose); // a failure was notified
  }
  return (
    <Dialog isOpen={isOpen} title={t('batch.discard.title')} onClose={onClose} closeLabel={t('common:close')}>
      <p>{t('batch.discard.text', { name: draft.name })}</p>
      <div className={shipping['dialogActions']}>
        <Button onClick={onClose}>{t('batch.discard.keep')}</Button>
        <Button kind="dangerSolid" isBusy={discard.isPending} onClick={() => void handleDiscard()}>
          {t('batch.discard.confirm')}
        </Button>
      </div>
    </Dialog>
  );
}
