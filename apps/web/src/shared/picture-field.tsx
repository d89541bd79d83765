import { useState } from 'react';
import { FormField, type FormFieldInput } from '../lib/form-field.tsx';
import { FileUpload } from './file-upload.tsx';
import type { UploadedPicture } from './upload-picture.ts';

/** A picture in a form: the field's value is the stored file's id. `initial` shows one that is there already. */
export function PictureField({ initial = null, ...input }: FormFieldInput & { initial?: UploadedPicture | null }) {
  const [picture, setPicture] = useState<UploadedPicture | null>(initial);
  return (
    <FormField {...input}>
      {(control, field) => (
        <FileUpload
          id={control.id}
          name={control.name}
          label={input.label}
          picture={picture}
          onChange={(next) => {
            setPicture(next);
            field.change(next?.id);
          }}
          isInvalid={field.error !== undefined}
          describedBy={control['aria-describedby']}
        />
      )}
    </FormField>
  );
}
