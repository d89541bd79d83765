import { type CaseKind, type CaseReason, reasonsOf } from '@kouan/domain';
import { useTranslation } from '../../lib/i18n.ts';
import { PictureUpload } from '../../shared/picture-upload.tsx';
import { Field, SelectInput } from '../../ui/field.tsx';

const mostPhotos = 9;
type Photos = readonly { id: number; url: string }[];

type ReasonFieldProps = {
  kind: CaseKind;
  value: CaseReason | undefined;
  problem: string | undefined;
  onChange: (reason: CaseReason | undefined) => void;
};

/** Why: the reasons that this kind of request knows. */
export function ReasonField({ kind, value, problem, onChange }: ReasonFieldProps) {
  const { t } = useTranslation('aftersales');
  return (
    <Field id="case-reason" label={t('why')} isRequired error={problem}>
      <SelectInput
        id="case-reason"
        value={value ?? ''}
        placeholder={t('choose')}
        choices={reasonsOf[kind]
          .filter((one) => one !== 'timeUp')
          .map((one) => ({ value: one, label: t(`reason.${one}`) }))}
        onChange={(event) => onChange(reasonsOf[kind].find((one) => one === event.target.value))}
      />
    </Field>
  );
}

type PhotoFieldProps = {
  isNeeded: boolean;
  photos: Photos;
  problem: string | undefined;
  onChange: (photos: Photos) => void;
};

/** Photos: asked for where the reason needs them, welcome everywhere. */
export function PhotoField({ isNeeded, photos, problem, onChange }: PhotoFieldProps) {
  const { t } = useTranslation('aftersales');
  return (
    <Field
      id="case-photo"
      label={t('photos')}
      isRequired={isNeeded}
      optionalMark={t('common:optional')}
      hint={isNeeded ? t('photosNeeded') : undefined}
      error={problem}
    >
      <PictureUpload
        id="case-photo"
        label={t('photos')}
        pictures={photos}
        max={mostPhotos}
        onChange={onChange}
        nameOf={(number) => t('photo', { number })}
        removeLabelOf={(number) => t('removePhoto', { number })}
        isInvalid={problem !== undefined}
        pastesAnywhere
      />
    </Field>
  );
}
