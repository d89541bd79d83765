import type { AdjustmentView } from '@kouan/contract';
import { type FormEvent, useId, useState } from 'react';
import { formatCount, formatDateTime } from '../../lib/formats.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { Permitted } from '../../lib/permitted.tsx';
import { Button } from '../../ui/button.tsx';
import { Field, TextInput } from '../../ui/field.tsx';
import { Tag } from '../../ui/tag.tsx';
import { Facts } from '../facts.tsx';
import { Goods } from '../goods.tsx';
import { Problem } from '../problem.tsx';
import { ParcelPhotos } from './parcel-photos.tsx';
import styles from './scan.module.css';
import { useDecideAdjustment } from './shelves-api.ts';

const toneOf = { proposed: 'turn', confirmed: 'done', declined: 'off' } as const;

/** A difference and what became of it; somebody else than its proposer decides. */
export function AdjustmentCard({ adjustment }: { adjustment: AdjustmentView }) {
  const { t, language } = useTranslation('admin-shelves');
  const { kind, state, quantity, caseNumber, isFound, strayId } = adjustment;
  return (
    <section className={styles['card']} aria-label={adjustment.batchNumber}>
      <div className={styles['head']}>
        <Tag tone={kind === 'missing' ? 'bad' : 'warning'}>
          {t(`adjust.kind.${kind}`)} {formatCount(quantity, language)}
        </Tag>
        <Tag tone={toneOf[state]}>{t(`adjust.state.${state}`)}</Tag>
        <b className="mono">{adjustment.batchNumber}</b>
        <span className="mono muted">{adjustment.orderNumber}</span>
      </div>
      <Goods {...adjustment} size={40} />
      <Facts
        items={[
          { label: t('adjust.reason'), value: adjustment.reason },
          { label: t('adjust.proposed'), value: `${formatDateTime(adjustment.proposedAt)} ${adjustment.proposedBy}` },
          ...(adjustment.decidedAt === null
            ? []
            : [
                {
                  label: t('adjust.decided'),
                  value: `${formatDateTime(adjustment.decidedAt)} ${adjustment.decidedBy} ${adjustment.opinion}`,
                },
              ]),
          ...(caseNumber === null
            ? []
            : [{ label: t('adjust.case'), value: `${caseNumber}${isFound ? ` · ${t('adjust.found')}` : ''}` }]),
          ...(strayId === null ? [] : [{ label: t('adjust.stray'), value: `#${strayId}` }]),
        ]}
      />
      <ParcelPhotos photos={adjustment.photos} />
      {adjustment.mayDecide ? (
        <Permitted any={['warehouse:receive']}>
          <Decide adjustment={adjustment} />
        </Permitted>
      ) : state === 'proposed' ? (
        <p className="muted">{t('adjust.second')}</p>
      ) : null}
    </section>
  );
}

function Decide({ adjustment: { id, kind } }: { adjustment: AdjustmentView }) {
  const { t } = useTranslation('admin-shelves');
  const fieldId = useId();
  const decide = useDecideAdjustment();
  const [opinion, setOpinion] = useState('');
  const [isTried, setTried] = useState(false);
  const error = isTried && opinion.trim() === '' ? t('adjust.opinionWrong') : undefined;
  // A failed act shows in `Problem`.
  const send = (isConfirmed: boolean) =>
    void decide.act({ params: { id }, body: { isConfirmed, opinion: opinion.trim() } }).catch(() => undefined);
  function handleDecline() {
    setTried(true);
    if (opinion.trim() !== '') send(false);
  }
  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    send(true);
  }
  return (
    <form className={styles['extra']} aria-label={t('adjust.decide')} noValidate onSubmit={handleSubmit}>
      <p>{t(`adjust.consequence.${kind}`)}</p>
      <Field id={fieldId} label={t('adjust.opinion')} error={error}>
        <TextInput
          id={fieldId}
          maxLength={500}
          aria-invalid={error ? true : undefined}
          value={opinion}
          onChange={(event) => setOpinion(event.target.value)}
        />
      </Field>
      <Problem error={decide.error} />
      <div className={styles['acts']}>
        <Button type="submit" kind="primary" isBusy={decide.isBusy}>
          {t('adjust.confirm')}
        </Button>
        <Button kind="danger" isBusy={decide.isBusy} onClick={handleDecline}>
          {t('adjust.decline')}
        </Button>
      </div>
    </form>
  );
}
