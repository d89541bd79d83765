import { type CaseOptions, openCase } from '@kouan/contract';
import { type CaseReason, needsPhoto, reasonsOf, type RefundTarget } from '@kouan/domain';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { Form, SubmitButton, TextArea, useFormValue } from '../../lib/form.tsx';
import { useTranslation } from '../../lib/i18n.ts';
import { notify } from '../../lib/notifications.ts';
import { useSession } from '../../lib/session.ts';
import { PictureUpload } from '../../shared/picture-upload.tsx';
import { Field, SelectInput } from '../../ui/field.tsx';
import { Note } from '../../ui/note.tsx';
import styles from './aftersales.module.css';
import { useOpenCase } from './aftersales-api.ts';
import { type CaseDraft, type DraftKey, dropDraft, isWritten, loadDraft, saveDraft } from './case-draft.ts';
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
  const owner = useSession((session) => session.user?.username ?? '');
  const key: DraftKey = { owner, kind, orderNumber };
  const [draft] = useState(() => loadDraft(key));
  const [reasonCode, setReasonCode] = useState<CaseReason | undefined>(draft?.reasonCode);
  const [refundTo, setRefundTo] = useState<RefundTarget>(draft?.refundTo ?? 'wallet');
  const [photos, setPhotos] = useState<readonly { id: number; url: string }[]>(draft?.photos ?? []);
  const [claim, setClaim] = useState<Claim>(() => draft?.claim ?? emptyClaim(options));
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
    dropDraft(key);
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
      initial={{ orderNumber, kind, reasonCode: 'other', refundTo, fileIds: [], reason: draft?.reason ?? '' }}
      onSubmit={handleSubmit}
      className={styles['form']}
    >
      <MoneyBack kind={kind} options={options} />
      <KeepDraft of={key} draft={{ reasonCode, refundTo, photos, claim }} wasKept={draft !== undefined} />
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

type KeepDraftProps = { of: DraftKey; draft: Omit<CaseDraft, 'reason'>; wasKept: boolean };

/** Keeps what is written so far in this browser, and says so when it was there already. */
function KeepDraft({ of, draft: { reasonCode, refundTo, photos, claim }, wasKept }: KeepDraftProps) {
  const { t } = useTranslation('aftersales');
  const typed = useFormValue('reason');
  const reason = typeof typed === 'string' ? typed : '';
  const { owner, kind, orderNumber } = of;
  useEffect(() => {
    const key = { owner, kind, orderNumber };
    const draft = { reasonCode, reason, refundTo, photos, claim };
    if (isWritten(draft)) saveDraft(key, draft);
    else dropDraft(key);
  }, [owner, kind, orderNumber, reasonCode, reason, refundTo, photos, claim]);
  return wasKept ? <Note>{t('draftKept')}</Note> : null;
}
