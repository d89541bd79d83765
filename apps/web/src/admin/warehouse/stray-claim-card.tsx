import type { StrayClaim } from '@kouan/contract';
import { useState } from 'react';
import { formatDateTime } from '../../lib/formats.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { Permitted } from '../../lib/permitted.tsx';
import { Button } from '../../ui/button.tsx';
import { Field, TextAreaInput } from '../../ui/field.tsx';
import { Tag } from '../../ui/tag.tsx';
import { Problem } from '../problem.tsx';
import { ParcelPhotos } from './parcel-photos.tsx';
import { useDecideClaim } from './receiving-api.ts';

type ClaimProps = { claim: StrayClaim; isKept: boolean; onDone: (message: string) => void };
const tones = { requested: 'turn', accepted: 'done', declined: 'off' } as const;
const mostSigns = 500;

/** A buyer's claim with its proof; accepting it gives the goods to the claimed order. */
export function StrayClaimCard({ claim, isKept, onDone }: ClaimProps) {
  const { t } = useTranslation('admin-receiving');
  const decide = useDecideClaim();
  const [opinion, setOpinion] = useState('');
  const [isTried, setTried] = useState(false);
  const id = `claim-${claim.id}`;
  const error = isTried && opinion.trim() === '' ? t('claim.opinionWrong') : undefined;
  function handleDecide(isAccepted: boolean) {
    setTried(!isAccepted);
    if ((!isAccepted && opinion.trim() === '') || decide.isBusy) return;
    const body = { isAccepted, opinion: opinion.trim() };
    // A failed act shows in `Problem`.
    void decide
      .act({ params: { id: claim.id }, body })
      .then(() => onDone(t(isAccepted ? 'claim.accepted' : 'claim.declined', { order: claim.orderNumber })))
      .catch(() => undefined);
  }
  return (
    <li>
      <div>
        <b>{claim.buyerName}</b> <small className="muted mono">{claim.buyerCode}</small>{' '}
        <span className="mono">{claim.orderNumber}</span>{' '}
        <Tag tone={tones[claim.state]}>{t(`claim.state.${claim.state}`)}</Tag>
        <p>
          {claim.proof} <small className="mono muted">{claim.waybill}</small>{' '}
          <small className="muted num">{formatDateTime(claim.createdAt)}</small>
        </p>
        {claim.opinion === '' ? null : <p className="muted">{claim.opinion}</p>}
        <ParcelPhotos photos={claim.photos} />
      </div>
      {claim.state === 'requested' && isKept ? (
        <Permitted any={['warehouse:receive']}>
          <div>
            <Field id={id} label={t('claim.opinion')} hint={t('claim.opinionHint')} error={error}>
              <TextAreaInput
                id={id}
                rows={2}
                maxLength={mostSigns}
                aria-invalid={error ? true : undefined}
                value={opinion}
                onChange={(event) => setOpinion(event.target.value)}
              />
            </Field>
            <Problem error={decide.error} />
            <Button kind="approve" isBusy={decide.isBusy} onClick={() => handleDecide(true)}>
              {t('claim.accept')}
            </Button>{' '}
            <Button kind="danger" isBusy={decide.isBusy} onClick={() => handleDecide(false)}>
              {t('claim.decline')}
            </Button>
          </div>
        </Permitted>
      ) : null}
    </li>
  );
}
