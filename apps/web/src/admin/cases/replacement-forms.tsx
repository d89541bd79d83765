import {
  agreeReplacement,
  endReplacement,
  offerRemedy,
  recordReplacementBought,
  recordReplacementReceived,
  recordReplacementSent,
  type StaffCaseView,
} from '@kouan/contract';
import { type Remedy, remedies, replacings } from '@kouan/domain';
import { type ReactNode, useState } from 'react';
import { Form, NumberField, SubmitButton, TextArea, TextField } from '../../lib/form.tsx';
import { useTranslation } from '../../lib/i18n.ts';
import { PictureUpload } from '../../shared/picture-upload.tsx';
import { Button } from '../../ui/button.tsx';
import { Field, SelectInput } from '../../ui/field.tsx';
import { AmountField } from '../amount-field.tsx';
import { Problem } from '../problem.tsx';
import { ReasonDialog } from '../reason-dialog.tsx';
import {
  useAgreeReplacement,
  useEndReplacement,
  useOfferRemedy,
  useReplacementBought,
  useReplacementReceived,
  useReplacementSent,
} from './cases-api.ts';
import styles from './cases.module.css';

type ActProps = { view: StaffCaseView; onClose: () => void };
type Photos = readonly { id: number; url: string }[];
const mostPhotos = 9;
const usualDays = 7;

function Buttons({ verb, onClose }: { verb: string; onClose: () => void }) {
  const { t } = useTranslation('admin-cases');
  return (
    <div className={styles['buttons']}>
      <Button onClick={onClose}>{t('common:back')}</Button>
      <SubmitButton>{verb}</SubmitButton>
    </div>
  );
}

/** Agreeing to what the buyer asks for. */
export function AgreeForm({ view, onClose }: ActProps) {
  const { t } = useTranslation('admin-cases');
  const agree = useAgreeReplacement();
  const remedy = replacings.find((one) => one === view.remedy) ?? 'replace';
  return (
    <Form
      schema={agreeReplacement.body}
      initial={{ remedy }}
      className={styles['form']}
      onSubmit={({ opinion }) =>
        agree.act({ params: { number: view.number }, body: { remedy, ...(opinion ? { opinion } : {}) } })
      }
      onDone={onClose}
    >
      <TextArea name="opinion" label={t('opinion')} hint={t('remedies.agreeHint')} rows={2} />
      <Problem error={agree.error} />
      <Buttons verb={t('remedies.replace')} onClose={onClose} />
    </Form>
  );
}

/** Offering something else than the buyer asks for. */
export function OfferForm({ view, onClose }: ActProps) {
  const { t } = useTranslation('admin-cases');
  const offer = useOfferRemedy();
  const offered = view.rules.claim?.remedies ?? remedies;
  const [remedy, setRemedy] = useState<Remedy>(offered.find((one) => one !== view.remedy) ?? 'refund');
  const [refundFen, setRefundFen] = useState(view.proposal.refundFen);
  return (
    <Form
      schema={offerRemedy.body}
      initial={{ remedy }}
      className={styles['form']}
      onSubmit={({ text }) =>
        offer.act({
          params: { number: view.number },
          body: { remedy, text, ...(remedy === 'refund' ? { refundFen } : {}) },
        })
      }
      onDone={onClose}
    >
      <Field id="offer-remedy" label={t('aftersales:remedy.of')}>
        <SelectInput
          id="offer-remedy"
          value={remedy}
          choices={offered.map((value) => ({ value, label: t(`aftersales:remedy.${value}`) }))}
          onChange={(event) => setRemedy(remedies.find((one) => one === event.target.value) ?? 'refund')}
        />
      </Field>
      {remedy === 'refund' ? (
        <AmountField id="offer-amount" label={t('approve.amount')} fen={refundFen} onChange={setRefundFen} />
      ) : null}
      <TextArea name="text" label={t('remedies.offerText')} hint={t('questionHint')} rows={2} />
      <Problem error={offer.error} />
      <Buttons verb={t('remedies.offer')} onClose={onClose} />
    </Form>
  );
}

/** The store was asked for the pieces. */
export function BoughtForm({ view, onClose }: ActProps) {
  const { t } = useTranslation('admin-cases');
  const bought = useReplacementBought();
  const [costFen, setCostFen] = useState(0);
  return (
    <Form
      schema={recordReplacementBought.body}
      initial={{ costFen, expectedDays: usualDays }}
      className={styles['form']}
      onSubmit={({ sellerOrderNumber, expectedDays }) =>
        bought.act({ params: { number: view.number }, body: { costFen, sellerOrderNumber, expectedDays } })
      }
      onDone={onClose}
    >
      <TextField name="sellerOrderNumber" label={t('remedies.sellerOrderNumber')} />
      <AmountField
        id="replacement-cost"
        label={t('remedies.cost')}
        hint={t('remedies.costHint')}
        fen={costFen}
        onChange={setCostFen}
      />
      <NumberField name="expectedDays" label={t('remedies.expectedDays')} />
      <Problem error={bought.error} />
      <Buttons verb={t('remedies.replacementBought')} onClose={onClose} />
    </Form>
  );
}

function WithPhotos({
  photos,
  onChange,
  children,
}: {
  photos: Photos;
  onChange: (photos: Photos) => void;
  children: ReactNode;
}) {
  const { t } = useTranslation('admin-cases');
  return (
    <>
      {children}
      <PictureUpload
        label={t('aftersales:photos')}
        pictures={photos}
        max={mostPhotos}
        onChange={onChange}
        nameOf={(number) => t('aftersales:photo', { number })}
        removeLabelOf={(number) => t('aftersales:removePhoto', { number })}
      />
    </>
  );
}

/** The pieces are in the warehouse. */
export function ReceivedForm({ view, onClose }: ActProps) {
  const { t } = useTranslation('admin-cases');
  const received = useReplacementReceived();
  const [photos, setPhotos] = useState<Photos>([]);
  const photoIds = photos.map(({ id }) => id);
  return (
    <Form
      schema={recordReplacementReceived.body}
      initial={{ photoIds: [] }}
      className={styles['form']}
      onSubmit={({ note }) =>
        received.act({ params: { number: view.number }, body: { photoIds, ...(note ? { note } : {}) } })
      }
      onDone={onClose}
    >
      <WithPhotos photos={photos} onChange={setPhotos}>
        <TextArea name="note" label={t('goodsBack.note')} rows={2} />
      </WithPhotos>
      <Problem error={received.error} />
      <Buttons verb={t('remedies.replacementReceived')} onClose={onClose} />
    </Form>
  );
}

/** The pieces left for the buyer. */
export function SentForm({ view, onClose }: ActProps) {
  const { t } = useTranslation('admin-cases');
  const sent = useReplacementSent();
  const [photos, setPhotos] = useState<Photos>([]);
  const photoIds = photos.map(({ id }) => id);
  return (
    <Form
      schema={recordReplacementSent.body}
      initial={{ photoIds: [] }}
      className={styles['form']}
      onSubmit={({ carrier, trackingNumber }) =>
        sent.act({ params: { number: view.number }, body: { carrier, trackingNumber, photoIds } })
      }
      onDone={onClose}
    >
      <WithPhotos photos={photos} onChange={setPhotos}>
        <TextField name="carrier" label={t('remedies.carrier')} />
        <TextField name="trackingNumber" label={t('remedies.trackingNumber')} />
      </WithPhotos>
      <Problem error={sent.error} />
      <Buttons verb={t('remedies.replacementSent')} onClose={onClose} />
    </Form>
  );
}

/** The pieces cannot be had. */
export function EndDialog({ view, onClose }: ActProps) {
  const { t } = useTranslation('admin-cases');
  const end = useEndReplacement();
  return (
    <ReasonDialog
      schema={endReplacement.body}
      title={t('remedies.endReplacement')}
      consequence={t('remedies.endHint')}
      label={t('rejectReason')}
      verb={t('remedies.endReplacement')}
      error={end.error}
      onSubmit={(reason) => end.act({ params: { number: view.number }, body: { reason } })}
      onClose={onClose}
    />
  );
}
