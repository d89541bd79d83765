import type { FoundStray, MyParcel } from '@kouan/contract';
import { type FormEvent, useEffect, useId, useState } from 'react';
import { Link } from 'react-router';
import { useAddressQuery } from '../../lib/address-query.ts';
import { ApiError } from '../../lib/api-error.ts';
import { formatDateTime } from '../../lib/formats.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Field, TextInput } from '../../ui/field.tsx';
import { Note } from '../../ui/note.tsx';
import { PageHead, Panel } from '../../ui/panel.tsx';
import { Tag } from '../../ui/tag.tsx';
import { FoundGoods } from './found-goods.tsx';
import { MyClaims } from './my-claims.tsx';
import styles from './parcels.module.css';
import { useFindParcel } from './parcels-api.ts';

type Found = { waybill: string; mine: MyParcel | null; strays: readonly FoundStray[] };

/** Where is a parcel whose waybill the seller told; goods without owner are shown only where the number is plausible. */
export default function MyParcelsPage() {
  const { t } = useTranslation('parcels');
  const id = useId();
  const find = useFindParcel();
  const { mutate } = find;
  const [search, changeSearch] = useAddressQuery();
  const asked = search.get('waybill') ?? '';
  const [waybill, setWaybill] = useState(asked);
  const [found, setFound] = useState<Found | null>(null);
  const [turn, setTurn] = useState(0);
  const [isClaimed, setClaimed] = useState(false);
  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    const wanted = waybill.trim();
    if (wanted === '' || find.isPending) return;
    if (wanted === asked) setTurn(turn + 1);
    else changeSearch(() => new URLSearchParams({ waybill: wanted }));
  }
  // The number stands in the address: whoever comes back finds what they looked for.
  useEffect(() => {
    setWaybill(asked);
    setClaimed(false);
    setFound(null);
    if (asked !== '')
      mutate({ body: { waybill: asked } }, { onSuccess: (reply) => setFound({ ...reply, waybill: asked }) });
  }, [asked, turn, mutate]);
  const problem = find.error instanceof ApiError ? find.error.message || t('common:failure.unknown') : undefined;
  return (
    <main id="main" className="wrap">
      <PageHead title={t('title')} hint={t('hint')} />
      <div className={styles['stack']}>
        <Panel>
          <form className={styles['search']} role="search" noValidate onSubmit={handleSubmit}>
            <Field id={id} label={t('waybill')} error={problem}>
              <TextInput
                id={id}
                icon="search"
                autoComplete="off"
                autoCapitalize="characters"
                maxLength={60}
                aria-invalid={problem ? true : undefined}
                value={waybill}
                onChange={(event) => setWaybill(event.target.value)}
              />
            </Field>
            <Button type="submit" kind="primary" isBusy={find.isPending}>
              {t('search')}
            </Button>
          </form>
          <div role="status">
            {find.isPending ? <p className="muted">{t('searching')}</p> : null}
            {isClaimed ? <Note tone="ok">{t('claimed')}</Note> : null}
            {found === null || isClaimed ? null : <Result found={found} />}
          </div>
        </Panel>
        {found === null || isClaimed
          ? null
          : found.strays.map((goods) => (
              <FoundGoods key={goods.id} goods={goods} waybill={found.waybill} onClaimed={() => setClaimed(true)} />
            ))}
        <MyClaims />
      </div>
    </main>
  );
}

function Result({ found: { mine, strays } }: { found: Found }) {
  const { t } = useTranslation('parcels');
  if (mine) return <Mine parcel={mine} />;
  if (strays.length > 0)
    return (
      <Note tone="info">
        <b>{t('found')}</b> {t('foundHint')}
      </Note>
    );
  return <EmptyState title={t('none')} hint={t('noneHint')} />;
}

const tones = { expected: 'work', arrived: 'work', received: 'done', unowned: 'warning' } as const;

function Mine({ parcel }: { parcel: MyParcel }) {
  const { t } = useTranslation('parcels');
  const moments = [
    ['registeredAt', parcel.registeredAt],
    ['arrivedAt', parcel.arrivedAt],
    ['receivedAt', parcel.receivedAt],
  ] as const;
  return (
    <section aria-label={t('mine')} className={styles['mine']}>
      <h2>
        {t('mine')} <span className="mono">{parcel.waybill}</span>{' '}
        <Tag tone={tones[parcel.state]}>{t(`state.${parcel.state}`)}</Tag>
      </h2>
      <p>
        {t('orders')}:{' '}
        {parcel.orderNumbers.map((number) => (
          <Link key={number} className="mono" to={`/myOrderDetail/${number}`}>
            {number}{' '}
          </Link>
        ))}
      </p>
      <dl className={styles['moments']}>
        {moments.map(([name, at]) =>
          at === null ? null : (
            <div key={name}>
              <dt>{t(name)}</dt>
              <dd className="num">{formatDateTime(at)}</dd>
            </div>
          ),
        )}
      </dl>
    </section>
  );
}
