import { adjustmentKinds } from '@kouan/contract';
import { Drawer } from 'antd';
import { type FormEvent, useId, useRef, useState } from 'react';
import { focusFirstWrong } from '../../lib/focus-wrong.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { Button } from '../../ui/button.tsx';
import { describe, Field, SelectInput, TextInput } from '../../ui/field.tsx';
import { countOf } from '../measures.ts';
import { Problem } from '../problem.tsx';
import { Photos } from './photos.tsx';
import styles from './scan.module.css';
import { useProposeAdjustment } from './shelves-api.ts';

/** Says outside of a stocktake that units are missing or too many. Nothing moves until somebody else confirms it. */
export function ProposeDrawer({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('admin-shelves');
  const id = useId();
  const propose = useProposeAdjustment();
  const [values, setValues] = useState({ batch: '', kind: 'missing', quantity: '', reason: '' });
  const [photos, setPhotos] = useState<readonly { id: number; url: string }[]>([]);
  const set = (name: keyof typeof values) => (event: { target: { value: string } }) =>
    setValues({ ...values, [name]: event.target.value });
  const [isTried, setTried] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const empty = (label: string, value: string) =>
    value.trim() === '' ? t('common:field.required', { label }) : undefined;
  const wrong = {
    batch: empty(t('batch.number'), values.batch),
    quantity: countOf(values.quantity) ? undefined : t('adjust.quantityWrong'),
    reason: empty(t('adjust.reason'), values.reason),
    photos: photos.length === 0 ? t('adjust.photosWrong') : undefined,
  };
  const isWhole = Object.values(wrong).every((text) => text === undefined);
  const shown = (name: keyof typeof wrong) => (isTried ? wrong[name] : undefined);

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (!isWhole) return focusFirstWrong(form.current);
    if (propose.isBusy) return;
    const body = {
      batch: values.batch.trim(),
      kind: adjustmentKinds.find((kind) => kind === values.kind) ?? 'missing',
      quantity: Number(values.quantity),
      reason: values.reason.trim(),
      photoIds: photos.map((photo) => photo.id),
    };
    // A failed act shows in `Problem`, and the form stays as it is.
    propose.act({ body }).then(onClose, () => undefined);
  }
  return (
    <Drawer open size="min(560px, 100vw)" title={t('adjust.propose')} onClose={onClose}>
      <form ref={form} noValidate aria-label={t('adjust.propose')} onSubmit={handleSubmit}>
        <p className="muted">{t('adjust.proposeHint')}</p>
        <Field id={`${id}-batch`} label={t('batch.number')} isRequired error={shown('batch')}>
          <TextInput
            id={`${id}-batch`}
            {...describe({ id: `${id}-batch`, error: shown('batch') })}
            maxLength={30}
            autoCapitalize="characters"
            value={values.batch}
            onChange={set('batch')}
          />
        </Field>
        <Field id={`${id}-kind`} label={t('adjust.kindTitle')} isRequired>
          <SelectInput
            id={`${id}-kind`}
            choices={adjustmentKinds.map((value) => ({ value, label: t(`adjust.kind.${value}`) }))}
            value={values.kind}
            onChange={set('kind')}
          />
        </Field>
        <Field id={`${id}-quantity`} label={t('place.quantity')} isRequired error={shown('quantity')}>
          <TextInput
            id={`${id}-quantity`}
            {...describe({ id: `${id}-quantity`, error: shown('quantity') })}
            inputMode="numeric"
            maxLength={7}
            value={values.quantity}
            onChange={set('quantity')}
          />
        </Field>
        <Field id={`${id}-reason`} label={t('adjust.reason')} isRequired error={shown('reason')}>
          <TextInput
            id={`${id}-reason`}
            {...describe({ id: `${id}-reason`, error: shown('reason') })}
            maxLength={500}
            value={values.reason}
            onChange={set('reason')}
          />
        </Field>
        <Photos photos={photos} onChange={setPhotos} />
        {shown('photos') === undefined ? null : (
          <p role="alert" className={styles['wrong']}>
            {shown('photos')}
          </p>
        )}
        <Problem error={propose.error} />
        <div className={styles['done']}>
          <Button type="submit" kind="primary" size="large" isBusy={propose.isBusy}>
            {t('adjust.proposeAct')}
          </Button>
        </div>
      </form>
    </Drawer>
  );
}
