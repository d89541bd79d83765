import type { FileRef } from '@kouan/contract';
import { useCallback, useState } from 'react';
import { useField } from '../../lib/form-state.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { PictureUpload } from '../../shared/picture-upload.tsx';
import { describe, Field } from '../../ui/field.tsx';

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
      <PictureUpload
        id={field.id}
        name={name}
        label={label}
        pictures={pictures}
        max={maxScreenshots}
        onChange={show}
        nameOf={(index) => t('claim.screenshot', { index })}
        removeLabelOf={(index) => t('claim.removeScreenshot', { index })}
        isInvalid={field.error !== undefined}
        describedBy={describe({ id: field.id, hint, error: field.error })['aria-describedby']}
      />
    </Field>
  );
}
