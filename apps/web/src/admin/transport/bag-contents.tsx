import { type BagView, releaseArrival } from '@kouan/contract';
import { type FormEvent, useRef, useState } from 'react';
import { formatCount, formatWeight } from '../../lib/formats.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { Permitted } from '../../lib/permitted.tsx';
import { Button } from '../../ui/button.tsx';
import { TextInput } from '../../ui/field.tsx';
import { Tag } from '../../ui/tag.tsx';
import { Problem } from '../problem.tsx';
import { ReasonDialog } from '../reason-dialog.tsx';
import { useAddToBag, useReleaseArrival, useTakeFromBag } from './transport-api.ts';
import styles from './transport.module.css';

/** The shipments of a bag; while it is open a scanner puts more in. */
export function BagContents({ bag }: { bag: BagView }) {
  const { t, language } = useTranslation('admin-transport');
  const take = useTakeFromBag();
  const isOpen = bag.state === 'open';
  const isBefore = bag.dispatchedAt === null;
  return (
    <section aria-label={t('shipments')}>
      <h2>
        {t('shipments')} <span className="num muted">{formatCount(bag.shipmentCount, language)}</span>
      </h2>
      {isOpen ? (
        <Permitted any={['shipment:dispatch']}>
          <Scan number={bag.number} />
        </Permitted>
      ) : null}
      <Problem error={take.error} />
      {bag.shipments.length === 0 ? <p className="muted">{t('scan.empty')}</p> : null}
      <ul className={styles['list']}>
        {bag.shipments.map((shipment) => (
          <li key={shipment.number}>
            <span>
              <b className="mono">{shipment.number}</b> {shipment.consigneeName}{' '}
              {isBefore && shipment.state !== 'ready' ? <Tag tone="bad">{t('notReady')}</Tag> : null}
              {shipment.state === 'delivered' ? <Tag tone="done">{t('event.delivered')}</Tag> : null}
            </span>
            <span className="muted">
              {shipment.carrier} <span className="mono">{shipment.trackingNumber}</span>
            </span>
            <Arrived number={bag.number} shipment={shipment} />
            <span className="num">
              {formatWeight(shipment.grams, language)}{' '}
              {isOpen ? (
                <Permitted any={['shipment:dispatch']}>
                  <Button
                    kind="text"
                    size="small"
                    aria-label={`${t('remove')} ${shipment.number}`}
                    // A failed act shows in `Problem`.
                    onClick={() =>
                      void take
                        .act({ params: { number: bag.number, shipment: shipment.number } })
                        .catch(() => undefined)
                    }
                  >
                    {t('remove')}
                  </Button>
                </Permitted>
              ) : null}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

type Inside = BagView['shipments'][number];

/** What it weighs in Vietnam; held, somebody looks and says why it goes on. */
function Arrived({ number, shipment }: { number: string; shipment: Inside }) {
  const { t, language } = useTranslation('admin-transport');
  const release = useReleaseArrival();
  const [isAsking, setAsking] = useState(false);
  const { arrival } = shipment;
  if (arrival === null) return null;
  const weights = {
    weight: formatWeight(arrival.grams, language),
    expected: formatWeight(arrival.expectedGrams, language),
  };
  return (
    <span>
      {t('arrivedWeight', weights)}{' '}
      {arrival.state === 'held' ? (
        <>
          <Tag tone="bad">{t('held')}</Tag>{' '}
          <Permitted any={['shipment:dispatch']}>
            <Button size="small" aria-label={`${t('release.act')} ${shipment.number}`} onClick={() => setAsking(true)}>
              {t('release.act')}
            </Button>
          </Permitted>
        </>
      ) : null}
      {arrival.releaseReason === '' ? null : <span className="muted">{arrival.releaseReason}</span>}
      {isAsking ? (
        <ReasonDialog
          schema={releaseArrival.body}
          title={t('release.title', { number: shipment.number })}
          consequence={t('releaseShipmentHint', weights)}
          label={t('reason')}
          verb={t('release.act')}
          kind="primary"
          error={release.error}
          onSubmit={(reason) => release.act({ params: { number, shipment: shipment.number }, body: { reason } })}
          onClose={() => setAsking(false)}
        />
      ) : null}
    </span>
  );
}

/** A scanner types and sends Enter; the cursor stays for the next one. */
function Scan({ number }: { number: string }) {
  const { t } = useTranslation('admin-transport');
  const add = useAddToBag();
  const input = useRef<HTMLFormElement>(null);
  const [text, setText] = useState('');
  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (text.trim() === '' || add.isBusy) return;
    setText('');
    input.current?.querySelector('input')?.focus();
    // A failed act shows in `Problem`.
    void add.act({ params: { number }, body: { shipmentNumber: text } }).catch(() => undefined);
  }
  return (
    <form ref={input} className={styles['scan']} onSubmit={handleSubmit}>
      <TextInput
        icon="search"
        aria-label={t('scan.label')}
        placeholder={t('scan.label')}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        enterKeyHint="go"
        maxLength={40}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <Button type="submit" kind="outlined" isBusy={add.isBusy}>
        {t('scan.act')}
      </Button>
      <Problem error={add.error} />
    </form>
  );
}
