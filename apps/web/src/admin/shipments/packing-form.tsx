import type { PackingView } from '@kouan/contract';
import { type FormEvent, useId, useState } from 'react';
import { formatWeight } from '../../lib/formats.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { PictureUpload } from '../../shared/picture-upload.tsx';
import { Button } from '../../ui/button.tsx';
import { describe, Field, TextInput } from '../../ui/field.tsx';
import { cm3Of, countOf, gramsOf } from '../measures.ts';
import { Problem } from '../problem.tsx';
import { usePack } from './packing-api.ts';
import styles from './shipments.module.css';

const maxPackages = 999;
const maxPhotos = 9;
type Photo = { id: number; url: string };
type Key = 'packages' | 'weight' | 'size';

const measured = (text: Record<Key, string>) => {
  const packages = countOf(text.packages);
  return {
    packages: packages !== undefined && packages >= 1 && packages <= maxPackages ? packages : undefined,
    grams: gramsOf(text.weight, 'kg'),
    cm3: cm3Of(text.size, packages ?? 1),
  };
};

/** Packages, real weight, size and photos of what was packed. */
export function PackingForm({
  packing: { number, expectedGrams },
  onDone,
}: {
  packing: PackingView;
  onDone: () => void;
}) {
  const { t, language } = useTranslation('admin-packing');
  const pack = usePack();
  const id = useId();
  const [text, setText] = useState({ packages: '1', weight: '', size: '' });
  const [parcel, setParcel] = useState<readonly Photo[]>([]);
  const [scale, setScale] = useState<readonly Photo[]>([]);
  const [isTried, setTried] = useState(false);
  const { packages, grams, cm3 } = measured(text);
  const wrong = { packages: packages === undefined, weight: grams === undefined, size: cm3 === undefined };

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (packages === undefined || grams === undefined || cm3 === undefined) return;
    const photos = { parcelPhotoIds: parcel.map((one) => one.id), scalePhotoIds: scale.map((one) => one.id) };
    // A failed act shows in `Problem`.
    void pack.act({ params: { number }, body: { packages, grams, cm3, ...photos } }).then(onDone, () => undefined);
  }
  const field = (key: Key, hint?: string) => {
    const error = isTried && wrong[key] ? t(`${key}Wrong`) : undefined;
    return (
      <Field id={`${id}-${key}`} label={t(key)} isRequired hint={hint} error={error}>
        <TextInput
          {...describe({ id: `${id}-${key}`, hint, error })}
          id={`${id}-${key}`}
          name={key}
          inputMode={key === 'packages' ? 'numeric' : 'text'}
          autoComplete="off"
          maxLength={30}
          value={text[key]}
          onChange={(event) => setText({ ...text, [key]: event.target.value })}
        />
      </Field>
    );
  };
  const upload = (kind: 'parcel' | 'scale', photos: readonly Photo[], onChange: (next: readonly Photo[]) => void) => (
    <div className={styles['taken']}>
      <b>{t(`${kind}Photos`)}</b>
      <PictureUpload
        label={t(`${kind}Photos`)}
        pictures={photos}
        max={maxPhotos}
        onChange={onChange}
        nameOf={(at) => t('photoName', { number: at })}
        removeLabelOf={(at) => t('removePhoto', { number: at })}
      />
    </div>
  );
  return (
    <form className={styles['pack']} aria-label={t('save')} onSubmit={handleSubmit} noValidate>
      {field('packages')}
      {field('weight', t('expected', { weight: formatWeight(expectedGrams, language) }))}
      {field('size', t('sizeHint'))}
      {upload('parcel', parcel, setParcel)}
      {upload('scale', scale, setScale)}
      <div className={styles['wide']}>
        <Problem error={pack.error} />
        <Button type="submit" kind="primary" isBusy={pack.isBusy}>
          {t('save')}
        </Button>
      </div>
    </form>
  );
}
