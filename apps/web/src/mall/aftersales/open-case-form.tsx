import { type CaseOptions, openCase } from '@kouan/contract';
import { type CaseReason, needsPhoto, type RefundTarget, type Remedy } from '@kouan/domain';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { Form, SubmitButton, TextArea, useFormValue } from '../../lib/form.tsx';
import { useTranslation } from '../../lib/i18n.ts';
import { notify } from '../../lib/notifications.ts';
import { Note } from '../../ui/note.tsx';
import styles from './aftersales.module.css';
import { useOpenCase } from './aftersales-api.ts';
import { type CaseDraft, type DraftKey, dropDraft, isWritten, loadDraft, saveDraft } from './case-draft.ts';
import { ClaimedUnits, type Claim, claimLines, emptyClaim, wantFenOf } from './claimed-units.tsx';
import { MoneyBack } from './money-back.tsx';
import { PhotoField, ReasonField } from './proof-fields.tsx';
import { RemedyChoice } from './remedy-choice.tsx';
import { GivesText } from './rules-panel.tsx';
import { TargetChoice } from './target-choice.tsx';

type Problem = 'reason' | 'photo' | 'lines' | 'want';
export type OpenedKind = 'cancel' | 'return' | 'afterSales';
/** `owner` is whose draft it is: known before the form is there, or an empty one would take the kept one's place. */
type OpenCaseFormProps = { kind: OpenedKind; owner: string; orderNumber: string; options: CaseOptions };

/** Asks for exactly the proof that the reason needs, and says what comes back before anything is sent. */
export function OpenCaseForm({ kind, owner, orderNumber, options }: OpenCaseFormProps) {
  const { t } = useTranslation('aftersales');
  const navigate = useNavigate();
  const open = useOpenCase();
  const key: DraftKey = { owner, kind, orderNumber };
  const [draft] = useState(() => loadDraft(key));
  const [reasonCode, setReasonCode] = useState<CaseReason | undefined>(draft?.reasonCode);
  const [refundTo, setRefundTo] = useState<RefundTarget>(draft?.refundTo ?? 'wallet');
  const [photos, setPhotos] = useState<readonly { id: number; url: string }[]>(draft?.photos ?? []);
  const [claim, setClaim] = useState<Claim>(() => ({ ...emptyClaim(options), ...draft?.claim }));
  const [problem, setProblem] = useState<Problem | null>(null);
  const [remedy, setRemedy] = useState<Remedy>(draft?.remedy ?? 'refund');
  const rule = kind === 'afterSales' ? options.rules.claims.find(({ reason }) => reason === reasonCode) : undefined;
  const wantedRemedy = rule?.remedies.find((one) => one === remedy) ?? rule?.remedies[0] ?? 'refund';
  const isPhotoNeeded = rule ? rule.needsPhoto : reasonCode !== undefined && needsPhoto(kind, reasonCode);
  const lines = kind === 'afterSales' ? claimLines(claim) : undefined;

  async function handleSubmit({ reason }: { reason: string }) {
    if (reasonCode === undefined) return stop('reason');
    if (lines?.length === 0) return stop('lines');
    if (isPhotoNeeded && photos.length === 0) return stop('photo');
    const wantFen = lines && wantedRemedy === 'refund' ? wantFenOf(claim) : undefined;
    if (wantFen === null) return stop('want');
    const claimed = lines ? { shipmentNumber: claim.shipmentNumber, lines, wantFen, remedy: wantedRemedy } : {};
    const fileIds = photos.map(({ id }) => id);
    const body = { orderNumber, kind, reasonCode, reason, refundTo, fileIds, ...claimed };
    const opened = await open.mutateAsync({ body });
    dropDraft(key);
    notify({ kind: 'success', title: t('opened') });
    void navigate(`/myRefundDetail/${opened.number}`);
  }
  function stop(what: Problem) {
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
      <KeepDraft of={key} draft={{ reasonCode, remedy, refundTo, photos, claim }} wasKept={draft !== undefined} />
      {kind === 'afterSales' ? (
        <ClaimedUnits
          options={options}
          claim={claim}
          onChange={setClaim}
          problem={problem === 'lines' ? t('problem.lines') : undefined}
          wantProblem={problem === 'want' ? t('problem.want') : undefined}
          asksMoney={wantedRemedy === 'refund'}
        />
      ) : null}
      <ReasonField
        kind={kind}
        value={reasonCode}
        problem={problem === 'reason' ? t('problem.reason') : undefined}
        onChange={(reason) => {
          setReasonCode(reason);
          setProblem(null);
        }}
      />
      {rule ? (
        <>
          <Note>
            {t('rules.days', { count: Math.min(rule.days ?? options.rules.claimDays, options.rules.claimDays) })}
            {' · '}
            <GivesText rule={rule} />
          </Note>
          <RemedyChoice value={wantedRemedy} offered={rule.remedies} onChange={setRemedy} />
        </>
      ) : null}
      <TextArea name="reason" label={t('words')} hint={t('wordsHint')} />
      <PhotoField
        isNeeded={isPhotoNeeded}
        photos={photos}
        problem={problem === 'photo' ? t('problem.photo') : undefined}
        onChange={setPhotos}
      />
      {wantedRemedy === 'refund' ? <TargetChoice value={refundTo} onChange={setRefundTo} /> : null}
      <SubmitButton>{t('send')}</SubmitButton>
    </Form>
  );
}

type KeepDraftProps = { of: DraftKey; draft: Omit<CaseDraft, 'reason'>; wasKept: boolean };

/** Keeps what is written so far in this browser, and says so when it was there already. */
function KeepDraft({ of, draft: { reasonCode, remedy, refundTo, photos, claim }, wasKept }: KeepDraftProps) {
  const { t } = useTranslation('aftersales');
  const typed = useFormValue('reason');
  const reason = typeof typed === 'string' ? typed : '';
  const { owner, kind, orderNumber } = of;
  useEffect(() => {
    const key = { owner, kind, orderNumber };
    const draft = { reasonCode, reason, remedy, refundTo, photos, claim };
    if (isWritten(draft)) saveDraft(key, draft);
    else dropDraft(key);
  }, [owner, kind, orderNumber, reasonCode, reason, remedy, refundTo, photos, claim]);
  return wasKept ? <Note>{t('draftKept')}</Note> : null;
}
