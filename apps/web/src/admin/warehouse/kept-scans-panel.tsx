import { formatCount, formatDateTime, formatWeight } from '../../lib/formats.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { Button } from '../../ui/button.tsx';
import { Note } from '../../ui/note.tsx';
import { Tag } from '../../ui/tag.tsx';
import type { KeptScan } from './kept-scans.ts';
import styles from './offline.module.css';
import type { KeptScans } from './use-kept-scans.ts';

type PanelProps = { kept: KeptScans; onOpen: (scan: KeptScan) => void };

/** Whether there is a network, how many scans wait on this device, and what the server refused of them. */
export function KeptScansPanel({ kept, onOpen }: PanelProps) {
  const { t } = useTranslation('admin-receiving');
  const { scans, isDown, isSending, keepsNothing } = kept;
  if (!isDown && scans.length === 0 && !keepsNothing) return null;
  const conflicts = scans.filter(({ conflict }) => conflict !== null).length;
  return (
    <section className={styles['panel']} aria-label={t('offline.title')}>
      <div className={styles['strip']}>
        <Tag tone={isDown ? 'warning' : 'done'}>{t(isDown ? 'offline.down' : 'offline.up')}</Tag>
        <span role="status">
          {t('offline.waiting', { count: scans.length - conflicts })}
          {conflicts === 0 ? null : <b className={styles['bad']}> {t('offline.conflicts', { count: conflicts })}</b>}
        </span>
        {scans.length === conflicts ? null : (
          <Button size="small" icon="upload" isBusy={isSending} onClick={() => void kept.sendAll()}>
            {t('offline.send')}
          </Button>
        )}
      </div>
      {keepsNothing ? <Note tone="bad">{t('offline.keepsNothing')}</Note> : null}
      {scans.length === 0 ? null : (
        <ul className={styles['list']}>
          {scans.map((scan) => (
            <KeptRow key={scan.key} scan={scan} kept={kept} onOpen={onOpen} />
          ))}
        </ul>
      )}
    </section>
  );
}

function KeptRow({ scan, kept, onOpen }: { scan: KeptScan } & PanelProps) {
  const { t, language } = useTranslation('admin-receiving');
  const { waybill, scannedAt, grams, cm3, photos, receipt, conflict } = scan;
  const facts = [
    formatDateTime(scannedAt),
    receipt === null ? null : t('offline.counted'),
    grams === null ? null : formatWeight(grams, language),
    cm3 === null ? null : `${formatCount(cm3, language)} cm³`,
    photos.length === 0 ? null : t('offline.photos', { count: photos.length }),
  ].filter((fact) => fact !== null);
  const isMeasured = conflict?.code === 'warehouse.measured_otherwise';
  const isUnknown = conflict?.code === 'warehouse.parcel_not_found';
  const theirs = [
    typeof conflict?.grams === 'number' ? formatWeight(conflict.grams, language) : null,
    typeof conflict?.cm3 === 'number' ? `${formatCount(conflict.cm3, language)} cm³` : null,
  ].filter((fact) => fact !== null);
  return (
    <li>
      <div>
        <b className="mono">{waybill}</b> <small className="muted num">{facts.join(' · ')}</small>
        {conflict === null ? null : (
          <p role="alert" className={styles['bad']}>
            {isUnknown ? t('scan.unknown') : conflict.message}
            {theirs.length === 0 ? null : ` ${t('offline.theirs', { found: theirs.join(' · ') })}`}
          </p>
        )}
      </div>
      <div className={styles['acts']}>
        {isMeasured ? (
          <Button size="small" onClick={() => void kept.change(scan, { replaces: true })}>
            {t('offline.mine')}
          </Button>
        ) : null}
        {receipt === null && !isMeasured ? (
          <Button size="small" onClick={() => onOpen(scan)}>
            {t(isUnknown ? 'unknown.title' : 'offline.open')}
          </Button>
        ) : null}
        {conflict === null ? null : (
          <Button size="small" kind="danger" onClick={() => void kept.drop(scan.key)}>
            {t(isMeasured ? 'offline.keepTheirs' : 'offline.drop')}
          </Button>
        )}
      </div>
    </li>
  );
}
