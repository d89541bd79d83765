import { type CaseOptions, openCase } from '@kouan/contract';
import { type CaseReason, needsPhoto, reasonsOf, type RefundTarget } from '@kouan/domain';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { Form, SubmitButton, TextArea } from '../../lib/form.tsx';
import { useTranslation } from '../../lib/i18n.ts';
import { notify } from '../../lib/notifications.ts';
import { PictureUpload } from '../../shared/picture-upload.tsx';
import { Field, SelectInput } from '../../ui/field.tsx';
import styles from './aftersales.module.css';
import { useOpenCase } from './aftersales-api.ts';
import { ClaimedUnits, type Claim, claimLines, emptyClaim } from './claimed-units.tsx';
import { MoneyBack } from './money-back.tsx';
import { TargetChoice } from './target-choice.tsx';

export type OpenedKind = 'cancel' | 'return' | 'afterSales';
type OpenCaseFormProps = { kind: OpenedKind; orderNumber: string; options: CaseOptions };
const mostPhotos = 9;

/** Asks for exactly the proof that the reason needs, and says what comes back before anything is sent. */
export function OpenCaseForm({ kind, orderNumber, options }: OpenCaseFormProps) {
  const { t } = useTranslation('aftersales');
  const navigate = useNavigate();
  const open = useOpenCase();
  const [reasonCode, setReasonCode] = useState<CaseReason | undefined>(undefined);
  const [refundTo, setRefundTo] = useState<RefundTarget>('wallet');
  const [photos, setPhotos] = useState<readonly { id: number; url: string }[]>([]);
  const [claim, setClaim] = useState<Claim>(() => emptyClaim(options));
  const [problem, setProblem] = useState<'reason' | 'photo' | 'lines' | null>(null);
  const isPhotoNeeded = reasonCode !== undefined && needsPhoto(kind, reasonCode);
  const lines = kind === 'afterSales' ? claimLines(claim) : undefined;

  async function handleSubmit({ reason }: { reason: string }) {
    if (reasonCode === undefined) return stop('reason');
    if (lines?.length === 0) return stop('lines');
    if (isPhotoNeeded && photos.length === 0) return stop('photo');
    const claimed = lines ? { shipmentNumber: claim.shipmentNumber, lines, wantFen: claim.wantFen } : {};
    const fileIds = photos.map(({ id }) => id);
    const body = { orderNumber, kind, reasonCode, reason, refundTo, fileIds, ...claimed };
    const opened = await open.mutateAsync({ body });
    notify({ kind: 'success', title: t('opened') });
    void navigate(`/myRefundDetail/${opened.number}`);
  }
  function stop(what: 'reason' | 'photo' | 'lines') {
    setProblem(what);
    document.getElementById(`case-${what}`)?.focus();
  }

  return (
    <Form
      schema={openCase.body}
      initial={{ orderNumber, kind, reasonCode: 'other', refundTo, fileIds: [] }}
      onSubmit={handleSubmit}
      className={styles['form']}
    >
      <MoneyBack kind={kind} options={options} />
      {kind === 'afterSales' ? (
        <ClaimedUnits
          options={options}
          claim={claim}
          onChange={setClaim}
          problem={problem === 'lines' ? t('problem.lines') : undefined}
        />
      ) : null}
      <Field
        id="case-reason"
        label={t('why')}
        isRequired
        error={problem === 'reason' ? t('problem.reason') : undefined}
      >
        <SelectInput
          id="case-reason"
          value={reasonCode ?? ''}
          placeholder={t('choose')}
          choices={reasonsOf[kind]
            .filter((one) => one !== 'timeUp')
            .map((one) => ({ value: one, label: t(`reason.${one}`) }))}
          onChange={(event) => {
            setReasonCode(reasonsOf[kind].find((one) => one === event.target.value));
            setProblem(null);
          }}
        />
      </Field>
      <TextArea name="reason" label={t('words')} hint={t('wordsHint')} />
      <Field
        id="case-photo"
        label={t('photos')}
        isRequired={isPhotoNeeded}
        optionalMark={t('common:optional')}
        hint={isPhotoNeeded ? t('photosNeeded') : undefined}
        error={problem === 'photo' ? t('problem.photo') : undefined}
      >
        <PictureUpload
          id="case-photo"
          label={t('photos')}
          pictures={photos}
          max={mostPhotos}
          onChange={setPhotos}
          nameOf={(number) => t('photo', { number })}
          removeLabelOf={(number) => t('removePhoto', { number })}
          isInvalid={problem === 'photo'}
          pastesAnywhere
        />
      </Field>
      <TargetChoice value={refundTo} onChange={setRefundTo} />
      <SubmitButton>{t('send')}</SubmitButton>
    </Form>
  );
}
