import type { PlacedBatch } from '@kouan/contract';
import { type FormEvent, useId, useRef, useState } from 'react';
import { focusFirstWrong } from '../../lib/focus-wrong.ts';
import { formatCount } from '../../lib/formats.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { Button } from '../../ui/button.tsx';
import { describe, Field, TextInput } from '../../ui/field.tsx';
import { Tag } from '../../ui/tag.tsx';
import { Facts } from '../facts.tsx';
import { Goods } from '../goods.tsx';
import { Problem } from '../problem.tsx';
import { LabelButtons } from './label-buttons.tsx';
import { ParcelPhotos } from './parcel-photos.tsx';
import styles from './scan.module.css';

type PlaceCardProps = {
  batch: PlacedBatch;
  /** Taken from there; otherwise what lies on no shelf is put away. */
  from: string | undefined;
  error: unknown;
  isBusy: boolean;
  onPlace: (shelf: string, quantity: number | undefined) => void;
};

/** A batch: where it lies, and where it goes. The next shelf that is scanned takes all of it; a part is typed here. */
export function PlaceCard({ batch, from, error, isBusy, onPlace }: PlaceCardProps) {
  const { t, language } = useTranslation('admin-shelves');
  const waiting =
    from === undefined ? batch.unshelved : (batch.shelves.find(({ code }) => code === from)?.quantity ?? 0);
  return (
    <section className={styles['card']} aria-label={batch.number}>
      <div className={styles['head']}>
        <b className="mono">{batch.number}</b>
        <span className="mono muted">{batch.orderNumber}</span>
        <span className="mono muted">{batch.buyerCode}</span>
      </div>
      <Goods {...batch} size={48} />
      <Facts
        items={[
          { label: t('batch.available'), value: formatCount(batch.available, language) },
          { label: t('batch.frozen'), value: formatCount(batch.frozen, language) },
          {
            label: t('batch.lies'),
            value:
              batch.shelves.length === 0 && batch.unshelved === 0
                ? t('batch.gone')
                : batch.shelves
                    .map(({ code, quantity: units }) => `${code} × ${formatCount(units, language)}`)
                    .join(', '),
          },
          {
            label: t('batch.unshelved'),
            value:
              batch.unshelved > 0 ? (
                <Tag tone="turn">{formatCount(batch.unshelved, language)}</Tag>
              ) : (
                formatCount(0, language)
              ),
          },
        ]}
      />
      <ParcelPhotos photos={batch.photos} />
      {waiting === 0 ? (
        <div className={styles['extra']}>
          <p>{t('place.nothing')}</p>
          <Problem error={error} />
          <LabelButtons kind="batch" name={batch.number} />
        </div>
      ) : (
        <PlaceForm waiting={waiting} {...{ batch, from, error, isBusy, onPlace }} />
      )}
    </section>
  );
}

function PlaceForm({ batch, from, error, isBusy, onPlace, waiting }: PlaceCardProps & { waiting: number }) {
  const { t } = useTranslation('admin-shelves');
  const id = useId();
  const [shelf, setShelf] = useState('');
  const [quantity, setQuantity] = useState('');
  const [isTried, setTried] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const shelfError =
    isTried && shelf.trim() === '' ? t('common:field.required', { label: t('place.shelf') }) : undefined;
  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    const wanted = Number(quantity);
    if (shelf.trim() === '') return focusFirstWrong(form.current);
    if (!isBusy) onPlace(shelf.trim(), Number.isInteger(wanted) && wanted > 0 ? wanted : undefined);
  }
  return (
    <form ref={form} className={styles['extra']} aria-label={t('place.title')} noValidate onSubmit={handleSubmit}>
      <p>
        {from === undefined
          ? t('place.hint', { count: waiting })
          : t('place.hintFrom', { count: waiting, shelf: from })}
      </p>
      <div className={styles['short']}>
        <Field id={`${id}-shelf`} label={t('place.shelf')} error={shelfError}>
          <TextInput
            id={`${id}-shelf`}
            {...describe({ id: `${id}-shelf`, error: shelfError })}
            maxLength={40}
            autoCapitalize="characters"
            autoComplete="off"
            value={shelf}
            onChange={(event) => setShelf(event.target.value)}
          />
        </Field>
        <Field id={`${id}-quantity`} label={t('place.quantity')}>
          <TextInput
            id={`${id}-quantity`}
            inputMode="numeric"
            maxLength={7}
            placeholder={String(waiting)}
            value={quantity}
            onChange={(event) => setQuantity(event.target.value)}
          />
        </Field>
      </div>
      <Problem error={error} />
      <div className={styles['acts']}>
        <Button type="submit" kind="primary" size="large" isBusy={isBusy}>
          {t(from === undefined ? 'place.act' : 'place.move')}
        </Button>
        <LabelButtons kind="batch" name={batch.number} />
      </div>
    </form>
  );
}
