import type { ParcelView } from '@kouan/contract';
import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from '../../lib/i18n.ts';
import { Button } from '../../ui/button.tsx';
import { Field, TextAreaInput, TextInput } from '../../ui/field.tsx';
import { Problem } from '../problem.tsx';
import { Photos } from './photos.tsx';
import { useKeepUnowned } from './receiving-api.ts';
import styles from './scan.module.css';

type Photo = { id: number; url: string };
type UnknownParcelProps = {
  waybill: string;
  /** Photos that were taken of it before. */
  taken?: readonly Photo[];
  onDone: (parcel: ParcelView) => void;
};

/** Nobody knows the waybill: the parcel is kept with photos and what its label says. */
export function UnknownParcel({ waybill, taken = [], onDone }: UnknownParcelProps) {
  const { t } = useTranslation('admin-receiving');
  const id = useId();
  const keep = useKeepUnowned();
  const [photos, setPhotos] = useState<readonly Photo[]>(taken);
  const [note, setNote] = useState('');
  const [store, setStore] = useState('');
  const [isTried, setTried] = useState(false);
  const noteError = isTried && note.trim() === '' ? t('unknown.noteWrong') : undefined;
  const photoError = isTried && photos.length === 0 ? t('unknown.photoWrong') : undefined;

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (note.trim() === '' || photos.length === 0 || keep.isBusy) return;
    const body = { note: note.trim(), photoIds: photos.map((photo) => photo.id) };
    const wanted = store.trim() === '' ? body : { ...body, store: store.trim() };
    // A failed act shows in `Problem`, and the form stays as it is.
    keep.act({ params: { waybill }, body: wanted }).then(onDone, () => undefined);
  }
  return (
    <form className={styles['card']} aria-label={t('unknown.title')} noValidate onSubmit={handleSubmit}>
      <h2 className={styles['title']}>{t('unknown.title')}</h2>
      <p className="muted">{t('unknown.hint')}</p>
      <Field id={`${id}-note`} label={t('unknown.note')} isRequired error={noteError}>
        <TextAreaInput
          id={`${id}-note`}
          rows={2}
          maxLength={500}
          aria-invalid={noteError ? true : undefined}
          value={note}
          onChange={(event) => setNote(event.target.value)}
        />
      </Field>
      <Field id={`${id}-store`} label={t('unknown.store')} optionalMark={t('common:optional')}>
        <TextInput
          id={`${id}-store`}
          maxLength={100}
          value={store}
          onChange={(event) => setStore(event.target.value)}
        />
      </Field>
      <Photos photos={photos} onChange={setPhotos} />
      {photoError === undefined ? null : (
        <p role="alert" className={styles['wrong']}>
          {photoError}
        </p>
      )}
      <Problem error={keep.error} />
      <div className={styles['done']}>
        <Button type="submit" kind="primary" size="large" isBusy={keep.isBusy}>
          {t('unknown.act')}
        </Button>
      </div>
    </form>
  );
}
