import type { StrayClaim, StrayMatch, StrayView } from '@kouan/contract';
import { Drawer, Grid } from 'antd';
import { type FormEvent, useId, useState } from 'react';
import { formatDateTime } from '../../lib/formats.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { Permitted } from '../../lib/permitted.tsx';
import { PageFrame } from '../../shared/page-frame.tsx';
import { Button } from '../../ui/button.tsx';
import { Field, TextInput } from '../../ui/field.tsx';
import { Tag } from '../../ui/tag.tsx';
import { Facts } from '../facts.tsx';
import { Goods } from '../goods.tsx';
import { Problem } from '../problem.tsx';
import { ParcelPhotos } from './parcel-photos.tsx';
import { useAssignStray, useStray } from './receiving-api.ts';
import styles from './scan.module.css';
import { StrayClaimCard } from './stray-claim-card.tsx';

type DrawerProps = { id: number; onClose: () => void; onDone: (message: string) => void };
const orderNumberPattern = /^D[0-9A-HJKMNP-TV-Z]{13}$/;

/** One piece of goods without owner: photos, likely orders, claims; whoever may, gives it to an order. */
export function StrayDrawer({ id, onClose, onDone }: DrawerProps) {
  const { t } = useTranslation('admin-receiving');
  const query = useStray(id);
  const isLarge = Grid.useBreakpoint().lg !== false;
  return (
    <Drawer open size={isLarge ? 760 : '100%'} title={t('stray.one')} onClose={onClose}>
      <PageFrame query={query}>{(stray) => <Stray stray={stray} onDone={onDone} />}</PageFrame>
    </Drawer>
  );
}

function Stray({ stray, onDone }: { stray: StrayView; onDone: (message: string) => void }) {
  const { t } = useTranslation('admin-receiving');
  const assign = useAssignStray();
  // A failed act shows in `Problem`.
  const handleAssign = (orderNumber: string) =>
    void assign
      .act({ params: { id: stray.id }, body: { orderNumber } })
      .then(() => onDone(t('stray.assigned', { waybill: stray.waybill, order: orderNumber })))
      .catch(() => undefined);
  return (
    <>
      <Facts
        items={[
          { label: t('parcel.waybill'), value: <b className="mono">{stray.waybill}</b> },
          { label: t('stray.kindTitle'), value: t(`stray.kind.${stray.kind}`) },
          { label: t('parcel.store'), value: stray.storeName },
          { label: t('stray.note'), value: stray.note },
          { label: t('stray.foundAt'), value: `${formatDateTime(stray.foundAt)} ${stray.foundBy}` },
          { label: t('admin-parts:order'), value: stray.orderNumber },
        ]}
      />
      <ParcelPhotos photos={stray.photos} />
      <Problem error={assign.error} />
      {stray.claims.length === 0 ? null : (
        <Claims claims={stray.claims} isKept={stray.state === 'kept'} onDone={onDone} />
      )}
      {stray.state === 'kept' ? (
        <>
          <h2 className={styles['orderHead']}>{t('match.title')}</h2>
          {stray.matches.length === 0 ? <p className="muted">{t('match.none')}</p> : null}
          <ul className={styles['matches']}>
            {stray.matches.map((match) => (
              <Match key={match.orderNumber} match={match} isBusy={assign.isBusy} onAssign={handleAssign} />
            ))}
          </ul>
          <Permitted any={['warehouse:receive']}>
            <AssignForm isBusy={assign.isBusy} onAssign={handleAssign} />
          </Permitted>
        </>
      ) : null}
    </>
  );
}

type ClaimsProps = { claims: readonly StrayClaim[]; isKept: boolean; onDone: (message: string) => void };

function Claims({ claims, isKept, onDone }: ClaimsProps) {
  const { t } = useTranslation('admin-receiving');
  return (
    <>
      <h2 className={styles['orderHead']}>{t('stray.claims')}</h2>
      <ul className={styles['matches']}>
        {claims.map((claim) => (
          <StrayClaimCard key={claim.id} claim={claim} isKept={isKept} onDone={onDone} />
        ))}
      </ul>
    </>
  );
}

type MatchProps = { match: StrayMatch; isBusy: boolean; onAssign: (orderNumber: string) => void };

function Match({ match, isBusy, onAssign }: MatchProps) {
  const { t } = useTranslation('admin-receiving');
  return (
    <li>
      <Goods title={match.title} imageUrl={match.imageUrl} size={40} note={match.storeName} />
      <span>
        <span className="mono">{match.orderNumber}</span> {match.buyerName}{' '}
        <small className="muted mono">{match.buyerCode}</small>
        <br />
        {match.waybill === null ? null : <small className="mono">{match.waybill} </small>}
        {match.reasons.map((reason) => (
          <Tag key={reason} tone="work">
            {t(`match.reason.${reason}`)}
          </Tag>
        ))}{' '}
        <small className="muted">{t('match.score', { score: match.score })}</small>
      </span>
      <Permitted any={['warehouse:receive']}>
        <Button
          size="small"
          kind="outlined"
          isBusy={isBusy}
          aria-label={t('match.actOf', { order: match.orderNumber })}
          onClick={() => onAssign(match.orderNumber)}
        >
          {t('match.act')}
        </Button>
      </Permitted>
    </li>
  );
}

function AssignForm({ isBusy, onAssign }: { isBusy: boolean; onAssign: (orderNumber: string) => void }) {
  const { t } = useTranslation('admin-receiving');
  const id = useId();
  const [number, setNumber] = useState('');
  const [isTried, setTried] = useState(false);
  const wanted = number.trim().toUpperCase();
  const error = isTried && !orderNumberPattern.test(wanted) ? t('match.orderWrong') : undefined;
  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (orderNumberPattern.test(wanted) && !isBusy) onAssign(wanted);
  }
  return (
    <form className={styles['extra']} aria-label={t('match.other')} noValidate onSubmit={handleSubmit}>
      <Field id={id} label={t('match.other')} error={error}>
        <TextInput
          id={id}
          maxLength={30}
          aria-invalid={error ? true : undefined}
          value={number}
          onChange={(event) => setNumber(event.target.value)}
        />
      </Field>
      <Button type="submit" isBusy={isBusy}>
        {t('match.act')}
      </Button>
    </form>
  );
}
