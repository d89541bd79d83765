import {
  answerStoreClaim,
  giveUpStoreClaim,
  prepareStoreClaim,
  raiseStoreClaim,
  recoverStoreClaim,
  type StaffCaseView,
  takeBackStoreClaim,
} from '@kouan/contract';
import { useState } from 'react';
import { Form, SubmitButton, TextArea, TextField } from '../../lib/form.tsx';
import { useTranslation } from '../../lib/i18n.ts';
import { PictureUpload } from '../../shared/picture-upload.tsx';
import { Button } from '../../ui/button.tsx';
import { Field, SelectInput, TextInput } from '../../ui/field.tsx';
import { AmountField } from '../amount-field.tsx';
import { Problem } from '../problem.tsx';
import { ReasonDialog } from '../reason-dialog.tsx';
import {
  useAnswerStoreClaim,
  useGiveUpStoreClaim,
  usePrepareStoreClaim,
  useRaiseStoreClaim,
  useRecoverStoreClaim,
  useTakeBackStoreClaim,
} from './cases-api.ts';
import styles from './cases.module.css';

type ActProps = { view: StaffCaseView; onClose: () => void };
type Photos = readonly { id: number; url: string }[];
const mostPhotos = 9;
const dayLength = 10;

function Proof({ photos, onChange }: { photos: Photos; onChange: (photos: Photos) => void }) {
  const { t } = useTranslation('admin-cases');
  return (
    <PictureUpload
      label={t('storeClaim.proof')}
      pictures={photos}
      max={mostPhotos}
      onChange={onChange}
      nameOf={(number) => t('aftersales:photo', { number })}
      removeLabelOf={(number) => t('aftersales:removePhoto', { number })}
    />
  );
}

function Buttons({ verb, onClose }: { verb: string; onClose: () => void }) {
  const { t } = useTranslation('admin-cases');
  return (
    <div className={styles['buttons']}>
      <Button onClick={onClose}>{t('common:back')}</Button>
      <SubmitButton>{verb}</SubmitButton>
    </div>
  );
}

/** What is claimed, why, and until when the store takes it. */
export function PrepareForm({ view, onClose }: ActProps) {
  const { t } = useTranslation('admin-cases');
  const prepare = usePrepareStoreClaim();
  const known = view.claim ?? view.expected;
  const [amountFen, setAmountFen] = useState(known.amountFen);
  const [day, setDay] = useState(known.dueAt.slice(0, dayLength));
  const [photos, setPhotos] = useState<Photos>([]);
  const dueAt = day === known.dueAt.slice(0, dayLength) || day === '' ? known.dueAt : `${day}T16:59:59Z`;
  return (
    <Form
      schema={prepareStoreClaim.body}
      initial={{ amountFen, fileIds: [], reason: view.claim?.reason ?? view.reason }}
      className={styles['form']}
      onSubmit={({ reason }) =>
        prepare.act({
          params: { number: view.number },
          body: { amountFen, reason, dueAt, fileIds: photos.map(({ id }) => id) },
        })
      }
      onDone={onClose}
    >
      <AmountField id="store-claim-amount" label={t('storeClaim.amountYuan')} fen={amountFen} onChange={setAmountFen} />
      <TextArea name="reason" label={t('storeClaim.reason')} hint={t('storeClaim.reasonHint')} rows={2} />
      <Field id="store-claim-due" label={t('storeClaim.dueAt')} hint={t('storeClaim.dueHint')}>
        <TextInput id="store-claim-due" type="date" value={day} onChange={(event) => setDay(event.target.value)} />
      </Field>
      <Proof photos={photos} onChange={setPhotos} />
      <Problem error={prepare.error} />
      <Buttons verb={t('storeClaim.save')} onClose={onClose} />
    </Form>
  );
}

/** It was sent to the store. */
export function RaiseForm({ view, onClose }: ActProps) {
  const { t } = useTranslation('admin-cases');
  const raise = useRaiseStoreClaim();
  const [photos, setPhotos] = useState<Photos>([]);
  return (
    <Form
      schema={raiseStoreClaim.body}
      initial={{ fileIds: [], reference: view.claim?.reference ?? '' }}
      className={styles['form']}
      onSubmit={({ reference, text }) =>
        raise.act({
          params: { number: view.number },
          body: { reference, fileIds: photos.map(({ id }) => id), ...(text ? { text } : {}) },
        })
      }
      onDone={onClose}
    >
      <TextField name="reference" label={t('storeClaim.reference')} hint={t('storeClaim.referenceHint')} />
      <TextArea name="text" label={t('storeClaim.words')} rows={2} />
      <Proof photos={photos} onChange={setPhotos} />
      <Problem error={raise.error} />
      <Buttons verb={t('storeClaim.raiseStoreClaim')} onClose={onClose} />
    </Form>
  );
}

/** What the store says to it. */
export function AnswerForm({ view, onClose }: ActProps) {
  const { t } = useTranslation('admin-cases');
  const answer = useAnswerStoreClaim();
  const [isAgreed, setAgreed] = useState(true);
  const [agreedFen, setAgreedFen] = useState(view.claim?.amountFen ?? 0);
  const [photos, setPhotos] = useState<Photos>([]);
  const fileIds = photos.map(({ id }) => id);
  return (
    <Form
      schema={answerStoreClaim.body}
      initial={{ fileIds: [], isAgreed }}
      className={styles['form']}
      onSubmit={({ text }) =>
        answer.act({
          params: { number: view.number },
          body: { isAgreed, text, fileIds, ...(isAgreed ? { agreedFen } : {}) },
        })
      }
      onDone={onClose}
    >
      <Field id="store-claim-answer" label={t('storeClaim.answer')}>
        <SelectInput
          id="store-claim-answer"
          value={isAgreed ? 'agreed' : 'refused'}
          choices={(['agreed', 'refused'] as const).map((value) => ({ value, label: t(`storeClaim.event.${value}`) }))}
          onChange={(event) => setAgreed(event.target.value === 'agreed')}
        />
      </Field>
      {isAgreed ? (
        <AmountField
          id="store-claim-amount"
          label={t('storeClaim.agreedYuan')}
          fen={agreedFen}
          onChange={setAgreedFen}
        />
      ) : null}
      <TextArea name="text" label={t('storeClaim.storeWords')} rows={2} />
      <Proof photos={photos} onChange={setPhotos} />
      <Problem error={answer.error} />
      <Buttons verb={t('storeClaim.answerStoreClaim')} onClose={onClose} />
    </Form>
  );
}

/** The store paid, or takes it off what we owe it: it goes into the books. */
export function RecoverForm({ view, onClose }: ActProps) {
  const { t } = useTranslation('admin-cases');
  const recover = useRecoverStoreClaim();
  const [recoveredFen, setRecoveredFen] = useState(view.claim?.agreedFen ?? view.claim?.amountFen ?? 0);
  const [photos, setPhotos] = useState<Photos>([]);
  return (
    <Form
      schema={recoverStoreClaim.body}
      initial={{ fileIds: [], recoveredFen }}
      className={styles['form']}
      onSubmit={({ text }) =>
        recover.act({
          params: { number: view.number },
          body: { recoveredFen, text, fileIds: photos.map(({ id }) => id) },
        })
      }
      onDone={onClose}
    >
      <p className="muted">{t('storeClaim.recoverHint')}</p>
      <AmountField
        id="store-claim-amount"
        label={t('storeClaim.recoveredYuan')}
        fen={recoveredFen}
        onChange={setRecoveredFen}
      />
      <TextArea name="text" label={t('storeClaim.how')} rows={2} />
      <Proof photos={photos} onChange={setPhotos} />
      <Problem error={recover.error} />
      <Buttons verb={t('storeClaim.recoverStoreClaim')} onClose={onClose} />
    </Form>
  );
}

/** Nothing comes from the store. */
export function GiveUpDialog({ view, onClose }: ActProps) {
  const { t } = useTranslation('admin-cases');
  const giveUp = useGiveUpStoreClaim();
  return (
    <ReasonDialog
      schema={giveUpStoreClaim.body}
      title={t('storeClaim.giveUpStoreClaim')}
      consequence={t('storeClaim.giveUpHint')}
      label={t('reason')}
      verb={t('storeClaim.giveUpStoreClaim')}
      error={giveUp.error}
      onSubmit={(reason) => giveUp.act({ params: { number: view.number }, body: { reason } })}
      onClose={onClose}
    />
  );
}

/** The settlement was wrong. */
export function TakeBackDialog({ view, onClose }: ActProps) {
  const { t } = useTranslation('admin-cases');
  const takeBack = useTakeBackStoreClaim();
  return (
    <ReasonDialog
      schema={takeBackStoreClaim.body}
      title={t('storeClaim.takeBackStoreClaim')}
      consequence={t('storeClaim.takeBackHint')}
      label={t('reason')}
      verb={t('storeClaim.takeBackStoreClaim')}
      error={takeBack.error}
      onSubmit={(reason) => takeBack.act({ params: { number: view.number }, body: { reason } })}
      onClose={onClose}
    />
  );
}
