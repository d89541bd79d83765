import { useTranslation } from '../../lib/i18n.ts';
import { Checkbox, Field, TextAreaInput } from '../../ui/field.tsx';
import type { ParcelProblem, TypedParcel } from './parcel-values.ts';
import { Photos } from './photos.tsx';
import styles from './scan.module.css';

type ExtrasProps = {
  typed: TypedParcel;
  problems: readonly ParcelProblem[];
  onChange: (changes: Partial<TypedParcel>) => void;
};

/** What is wrong with the parcel: why units are closed as short, and what is in it that nobody ordered. */
export function ParcelExtras({ typed, problems, onChange }: ExtrasProps) {
  const { t } = useTranslation('admin-receiving');
  const isShort = Object.values(typed.lines).some((line) => line.isShort);
  const error = (problem: ParcelProblem) => (problems.includes(problem) ? t(`form.wrong.${problem}`) : undefined);
  return (
    <>
      {isShort ? (
        <fieldset className={styles['extra']}>
          <legend>{t('short.title')}</legend>
          <p className="muted">{t('short.hint')}</p>
          <Field id="short-reason" label={t('short.why')} isRequired error={error('shortReason')}>
            <TextAreaInput
              id="short-reason"
              rows={2}
              maxLength={500}
              aria-invalid={error('shortReason') ? true : undefined}
              value={typed.shortReason}
              onChange={(event) => onChange({ shortReason: event.target.value })}
            />
          </Field>
          <Photos photos={typed.shortPhotos} onChange={(shortPhotos) => onChange({ shortPhotos })} />
          <Wrong text={error('shortPhotos')} />
        </fieldset>
      ) : null}
      <Checkbox checked={typed.isSurplus} onChange={(event) => onChange({ isSurplus: event.target.checked })}>
        {t('surplus.title')}
      </Checkbox>
      {typed.isSurplus ? (
        <fieldset className={styles['extra']}>
          <legend>{t('surplus.title')}</legend>
          <Field id="surplus-note" label={t('surplus.note')} isRequired error={error('surplus')}>
            <TextAreaInput
              id="surplus-note"
              rows={2}
              maxLength={500}
              aria-invalid={error('surplus') ? true : undefined}
              value={typed.surplusNote}
              onChange={(event) => onChange({ surplusNote: event.target.value })}
            />
          </Field>
          <Photos photos={typed.surplusPhotos} onChange={(surplusPhotos) => onChange({ surplusPhotos })} />
        </fieldset>
      ) : null}
    </>
  );
}

const Wrong = ({ text }: { text: string | undefined }) =>
  text === undefined ? null : (
    <p role="alert" className={styles['wrong']}>
      {text}
    </p>
  );
