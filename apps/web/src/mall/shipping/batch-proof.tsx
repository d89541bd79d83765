import { type DraftRow, smallPictureUrl } from '@kouan/contract';
import { useRef, useState } from 'react';
import { useTranslation } from '../../lib/i18n.ts';
import { acceptedPictures } from '../../shared/upload-picture.ts';
import { Icon } from '../../ui/icon.tsx';
import { type ProofKind, sendDraftPicture, useDraftCalls } from './batch-api.ts';
import styles from './batch.module.css';
import { useTellFailure } from './use-tell-failure.ts';

/** One of a row's two pictures; a missing one of a marketplace order can be given here. */
export function BatchProof({ number, row, kind }: { number: string; row: DraftRow; kind: ProofKind }) {
  const { t } = useTranslation('shipping');
  const calls = useDraftCalls(number);
  const tell = useTellFailure();
  const input = useRef<HTMLInputElement>(null);
  const [isBusy, setBusy] = useState(false);
  const file = kind === 'screenshot' ? row.orderScreenshot : row.waybillImage;
  const name = t(`batch.column.${kind}`);
  if (file)
    return (
      <a className={styles['proof']} href={file.url} target="_blank" rel="noreferrer">
        <img src={smallPictureUrl(file.url)} alt={t('batch.cell', { field: name, row: row.row })} loading="lazy" />
      </a>
    );
  if (row.values.mode !== 'marketplace' || row.state === 'submitted') return null;
  async function take(chosen: File | undefined) {
    if (!chosen || isBusy) return;
    setBusy(true);
    await sendDraftPicture(number, chosen, { row: row.row, kind }).catch(tell);
    await calls.refreshDraft();
    setBusy(false);
  }
  return (
    <>
      <button
        type="button"
        className={styles['missing']}
        aria-label={t('batch.addPicture', { field: name, row: row.row })}
        aria-busy={isBusy || undefined}
        onClick={() => input.current?.click()}
      >
        <Icon name={isBusy ? 'clock' : 'plus'} size={14} />
      </button>
      <input
        ref={input}
        type="file"
        hidden
        accept={acceptedPictures}
        aria-label={t('batch.addPicture', { field: name, row: row.row })}
        onChange={(event) => {
          void take(event.target.files?.[0]);
          event.target.value = '';
        }}
      />
    </>
  );
}
