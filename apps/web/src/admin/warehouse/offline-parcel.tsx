import { type FormEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { newIdempotencyKey } from '../../lib/call.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { acceptedPictures, isPicture, maxPictureBytes } from '../../shared/upload-picture.ts';
import { Button, IconButton } from '../../ui/button.tsx';
import { Field, TextInput } from '../../ui/field.tsx';
import { Icon } from '../../ui/icon.tsx';
import { cm3Of, gramsOf } from '../measures.ts';
import type { KeptPhoto, KeptScan } from './kept-scans.ts';
import { scannedIn } from './parcel-values.ts';
import { beep } from './scan-feedback.ts';
import styles from './offline.module.css';
import { maxPhotos } from './receipt-values.ts';

type Found = Pick<KeptScan, 'grams' | 'cm3' | 'photos'>;
type OfflineParcelProps = {
  scan: KeptScan;
  /** A scanner typed the next waybill where the cursor was; what was typed before is kept. */
  onScan: (waybill: string) => void;
  onKeep: (found: Found) => void;
  onDone: (found: Found) => void;
};
type Key = 'weight' | 'volume';

/** Weight, size and photos of a parcel that nobody can be asked about now. Nothing of it is needed: the scan alone counts. */
export function OfflineParcel({ scan, onScan, onKeep, onDone }: OfflineParcelProps) {
  const { t } = useTranslation('admin-receiving');
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const [text, setText] = useState<Record<Key, string>>({
    weight: scan.grams === null ? '' : String(scan.grams / 1000),
    volume: scan.cm3 === null ? '' : String(scan.cm3),
  });
  const [photos, setPhotos] = useState<readonly KeptPhoto[]>(scan.photos);
  const [isTried, setTried] = useState(false);
  const go = (stop: string) => form.current?.querySelector<HTMLElement>(`[data-stop="${stop}"]`)?.focus();
  useEffect(() => go('weight'), []);

  const grams = gramsOf(text.weight, 'kg');
  const cm3 = cm3Of(text.volume, 1);
  const wrong = {
    weight: text.weight.trim() !== '' && grams === undefined,
    volume: text.volume.trim() !== '' && cm3 === undefined,
  };
  const found: Found = { grams: grams ?? null, cm3: cm3 ?? null, photos };
  function handleEnter(event: KeyboardEvent, key: Key) {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    const waybill = scannedIn(text[key]);
    if (waybill === undefined) return go(key === 'weight' ? 'volume' : 'confirm');
    onKeep({ ...found, [key === 'weight' ? 'grams' : 'cm3']: null });
    onScan(waybill);
  }
  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (wrong.weight || wrong.volume) return beep('bad');
    onDone(found);
  }
  const field = (key: Key) => (
    <Field
      id={`${id}-${key}`}
      label={t(`form.${key}`)}
      error={isTried && wrong[key] ? t(`form.wrong.${key}`) : undefined}
    >
      <TextInput
        id={`${id}-${key}`}
        data-stop={key}
        inputMode={key === 'weight' ? 'decimal' : 'text'}
        autoComplete="off"
        aria-invalid={(isTried && wrong[key]) || undefined}
        placeholder={key === 'volume' ? '60×40×30' : undefined}
        value={text[key]}
        onChange={(event) => setText({ ...text, [key]: event.target.value })}
        onKeyDown={(event) => handleEnter(event, key)}
        after={key === 'weight' ? <span className="muted">{t('kilograms')}</span> : undefined}
      />
    </Field>
  );
  return (
    <form ref={form} className={styles['card']} aria-label={t('offline.form')} noValidate onSubmit={handleSubmit}>
      <p className="muted">{t('offline.hint')}</p>
      <div className={styles['measures']}>
        {field('weight')}
        {field('volume')}
      </div>
      <KeptPhotos photos={photos} onChange={setPhotos} />
      <div className={styles['done']}>
        <Button data-stop="confirm" type="submit" kind="primary" size="large">
          {t('offline.keep')}
        </Button>
      </div>
    </form>
  );
}

type PhotosProps = { photos: readonly KeptPhoto[]; onChange: (photos: readonly KeptPhoto[]) => void };

/** Photos that stay in this browser until there is a network. */
function KeptPhotos({ photos, onChange }: PhotosProps) {
  const { t } = useTranslation('admin-receiving');
  const [isWrong, setWrong] = useState(false);
  function take(files: Iterable<File>) {
    const chosen = [...files];
    const good = chosen.filter((file) => isPicture(file) && file.size <= maxPictureBytes);
    setWrong(good.length < chosen.length);
    const added = good.map((blob): KeptPhoto => ({ key: newIdempotencyKey(), blob, stored: null }));
    onChange([...photos, ...added].slice(0, maxPhotos));
  }
  return (
    <div className={styles['photos']}>
      {photos.map((photo, index) => (
        <span key={photo.key} className={styles['photo']}>
          <KeptPicture blob={photo.blob} label={t('photo', { number: index + 1 })} />
          <IconButton
            icon="close"
            size={16}
            label={t('offline.removePhoto', { number: index + 1 })}
            onClick={() => onChange(photos.filter((one) => one.key !== photo.key))}
          />
        </span>
      ))}
      {photos.length >= maxPhotos ? null : (
        <label className={styles['take']}>
          <Icon name="upload" size={20} />
          {t('offline.photo')}
          <input
            type="file"
            accept={acceptedPictures}
            capture="environment"
            multiple
            onChange={(event) => {
              take(event.target.files ?? []);
              event.target.value = '';
            }}
          />
        </label>
      )}
      {isWrong ? (
        <p role="alert" className={styles['wrong']}>
          {t('offline.photoWrong', { max: maxPictureBytes / 1_048_576 })}
        </p>
      ) : null}
    </div>
  );
}

function KeptPicture({ blob, label }: { blob: Blob; label: string }) {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(blob);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [blob]);
  return url === undefined ? null : <img src={url} alt={label} />;
}
