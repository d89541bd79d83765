import type { FileRef } from '@kouan/contract';
import { useCallback, useState } from 'react';
import { useField } from '../../lib/form-state.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { FileUpload } from '../../shared/file-upload.tsx';
import type { UploadedPicture } from '../../shared/upload-picture.ts';
import { IconButton } from '../../ui/button.tsx';
import { describe, Field } from '../../ui/field.tsx';
import styles from './cashier.module.css';

const maxScreenshots = 3;
type Shown = Pick<FileRef, 'id' | 'url'>;
type ScreenshotsProps = {
  name: string;
  label: string;
  isRequired: boolean;
  initial: readonly FileRef[];
  className?: string | undefined;
};

/** Up to three pictures; the field's value is the list of their ids. */
export function ScreenshotsField({ name, label, isRequired, initial, className }: ScreenshotsProps) {
  const { t } = useTranslation('payments');
  const check = useCallback(
    (value: unknown) =>
      isRequired && !(Array.isArray(value) && value.length > 0) ? t('claim.screenshotRequired') : undefined,
    [isRequired, t],
  );
  const field = useField({ name, label, check });
  const [pictures, setPictures] = useState<readonly Shown[]>(initial);
  const hint = t('claim.screenshotsHint');

  function show(next: readonly Shown[]) {
    setPictures(next);
    field.change(next.map(({ id }) => id));
  }
  const handleAdd = (added: UploadedPicture | null) => (added ? show([...pictures, added]) : undefined);

  return (
    <Field
      id={field.id}
      label={label}
      isRequired={isRequired}
      optionalMark={t('common:optional')}
      hint={hint}
      error={field.error}
      className={className}
    >
      <div className={styles['screenshots']}>
        {pictures.map((picture, index) => (
          <figure key={picture.id}>
            <img src={picture.url} alt={t('claim.screenshot', { index: index + 1 })} />
            <IconButton
              icon="close"
              size={14}
              label={t('claim.removeScreenshot', { index: index + 1 })}
              onClick={() => show(pictures.filter(({ id }) => id !== picture.id))}
            />
          </figure>
        ))}
        {pictures.length < maxScreenshots ? (
          <FileUpload
            key={pictures.length}
            id={field.id}
            name={name}
            label={label}
            picture={null}
            onChange={handleAdd}
            isInvalid={field.error !== undefined}
            describedBy={describe({ id: field.id, hint, error: field.error })['aria-describedby']}
          />
        ) : null}
      </div>
    </Field>
  );
}
