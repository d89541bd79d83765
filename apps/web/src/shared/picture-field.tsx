import { type ReactNode, useState } from 'react';
import { type FieldInput, useField } from '../lib/form-state.ts';
import { useTranslation } from '../lib/i18n.ts';
import { describe, Field } from '../ui/field.tsx';
import { FileUpload } from './file-upload.tsx';
import type { UploadedPicture } from './upload-picture.ts';

/** A picture in a form: the field's value is the stored file's id. `initial` shows one that is there already. */
export function PictureField({
  name,
  label,
  check,
  hint,
  initial = null,
}: FieldInput & { hint?: ReactNode; initial?: UploadedPicture | null }) {
  const { t } = useTranslation();
  const field = useField({ name, label, check });
  const [picture, setPicture] = useState<UploadedPicture | null>(initial);
  function handleChange(next: UploadedPicture | null) {
    setPicture(next);
    field.change(next?.id);
  }
  return (
    <Field
      id={field.id}
      label={label}
      isRequired={field.rules.isRequired}
      optionalMark={t('optional')}
      hint={hint}
      error={field.error}
    >
      <FileUpload
        id={field.id}
        name={name}
        label={label}
        picture={picture}
        onChange={handleChange}
        isInvalid={field.error !== undefined}
        describedBy={describe({ id: field.id, hint, error: field.error })['aria-describedby']}
      />
    </Field>
  );
}
