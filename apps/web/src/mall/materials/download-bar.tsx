import type { MaterialView } from '@kouan/contract';
import { useTranslation } from '../../lib/i18n.ts';
import { Button } from '../../ui/button.tsx';
import { Note } from '../../ui/note.tsx';
import { bytesOf, chosenMaterials, type LanguageChoice, megabytesOf } from './chosen-materials.ts';
import { archiveAddress } from './materials-api.ts';
import styles from './materials.module.css';
import { useDownload } from './use-download.ts';

type BarProps = { id: string; materials: readonly MaterialView[]; choice: LanguageChoice };

/** Takes everything of the chosen language along in one archive. */
export function DownloadBar({ id, materials, choice }: BarProps) {
  const { t, language } = useTranslation('materials');
  const { download, start, stop } = useDownload();
  const chosen = chosenMaterials(materials, choice);
  const address = archiveAddress(id, choice === 'all' ? undefined : choice);
  const fileName = `kouan-${id}-${choice}.zip`;
  return (
    <div className={styles['download']}>
      {download.state === 'running' ? (
        <>
          <progress aria-label={t('downloading')} max={100} value={download.percent} />
          <span role="status">{t('common:upload.busy', { percent: download.percent })}</span>
          <Button size="small" onClick={stop}>
            {t('common:cancel')}
          </Button>
        </>
      ) : chosen.length === 0 ? null : (
        <Button kind="primary" icon="download" onClick={() => void start({ address, fileName })}>
          {t('downloadAll', { size: megabytesOf(bytesOf(chosen), language) })}
        </Button>
      )}
      {download.state === 'done' ? <span role="status">{t('downloaded')}</span> : null}
      {download.state === 'failed' ? (
        <div role="alert">
          <Note tone="bad">{download.text || t('downloadFailed')}</Note>
        </div>
      ) : null}
    </div>
  );
}
