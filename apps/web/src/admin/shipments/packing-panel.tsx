import { type PackingView, releaseShipment, type ShipmentView } from '@kouan/contract';
import { useState } from 'react';
import { formatCount, formatDateTime, formatWeight } from '../../lib/formats.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { Permitted } from '../../lib/permitted.tsx';
import { PageFrame } from '../../shared/page-frame.tsx';
import { Button } from '../../ui/button.tsx';
import { Note } from '../../ui/note.tsx';
import { Tag, type Tone } from '../../ui/tag.tsx';
import { ReasonAct } from '../reason-act.tsx';
import { usePacking, useRelease } from './packing-api.ts';
import { PackingForm } from './packing-form.tsx';
import { PackingPhotos } from './packing-photos.tsx';
import { PickList } from './pick-list.tsx';
import styles from './shipments.module.css';
import { WeightChain } from './weight-chain.tsx';

const tones: Record<'packed' | 'held' | 'released' | 'none', Tone> = {
  none: 'turn',
  packed: 'done',
  held: 'bad',
  released: 'work',
};

/** What lies in the parcel, what it weighs and how it looks: recorded before the dispatch, shown afterwards. */
export function PackingPanel({ shipment }: { shipment: ShipmentView }) {
  const { t } = useTranslation('admin-packing');
  const isReady = shipment.state === 'ready';
  const query = usePacking(shipment.number, isReady);
  return (
    <section className={styles['packing']} aria-label={t('title')}>
      <PageFrame query={query}>{(packing) => <Packing packing={packing} shipment={shipment} />}</PageFrame>
    </section>
  );
}

function Packing({ packing: view, shipment }: { packing: PackingView; shipment: ShipmentView }) {
  const { t } = useTranslation('admin-packing');
  const [isAgain, setAgain] = useState(false);
  const { packing, number } = view;
  const isReady = shipment.state === 'ready';
  const isOpen = isReady && (packing === null || isAgain);
  return (
    <>
      <h2>
        {t('title')} <Tag tone={tones[packing?.state ?? 'none']}>{t(`state.${packing?.state ?? 'none'}`)}</Tag>
      </h2>
      {shipment.check?.stage === 'border' ? <Note tone="bad">{t('goodsHeld')}</Note> : null}
      <PickList lines={view.pickList} />
      <Permitted any={['shipment:dispatch']}>
        {isOpen ? <PackingForm packing={view} onDone={() => setAgain(false)} /> : null}
      </Permitted>
      {packing === null ? null : <Measured packing={packing} />}
      {packing?.state === 'held' && isReady ? <Held view={view} /> : null}
      {isReady && packing !== null && !isAgain ? (
        <Permitted any={['shipment:dispatch']}>
          <p>
            <Button size="small" onClick={() => setAgain(true)}>
              {t('again')}
            </Button>
          </p>
        </Permitted>
      ) : null}
      <PackingPhotos number={number} photos={view.photos} mayAdd={isReady} />
      {view.needsPhotos && isReady ? <p className="muted">{t('needed')}</p> : null}
      <WeightChain number={number} weights={view.weights} />
      {view.delivery === null ? null : (
        <p>
          <b>{t('delivery')}</b> {t('receiver', { name: view.delivery.receiverName })}{' '}
          <span className="muted num">{formatDateTime(view.delivery.at)}</span> {view.delivery.note}{' '}
          <span className="muted">
            {t('toldBy', { name: view.delivery.by })}{' '}
            {view.delivery.proofNumber === '' ? '' : t('proofNumber', { number: view.delivery.proofNumber })}
          </span>
        </p>
      )}
    </>
  );
}

function Measured({ packing }: { packing: NonNullable<PackingView['packing']> }) {
  const { t, language } = useTranslation('admin-packing');
  const { packages, grams, cm3, packedBy, packedAt } = packing;
  return (
    <p className={styles['measured']}>
      <b>
        {t('measures', {
          packages: formatCount(packages, language),
          weight: formatWeight(grams, language),
          volume: formatCount(cm3, language),
        })}
      </b>
      <span className="muted">{t('by', { name: packedBy, date: formatDateTime(packedAt) })}</span>
      {packing.releaseReason === '' ? null : (
        <span>
          {packing.releasedBy}: {packing.releaseReason}
        </span>
      )}
    </p>
  );
}

function Held({ view: { number, packing, expectedGrams } }: { view: PackingView }) {
  const { t, language } = useTranslation('admin-packing');
  const release = useRelease();
  const weights = {
    weight: formatWeight(packing?.grams ?? 0, language),
    expected: formatWeight(expectedGrams, language),
  };
  return (
    <Note tone="bad">
      {t('release.hint', weights)}
      <p>
        <ReasonAct
          permission="shipment:dispatch"
          schema={releaseShipment.body}
          title={t('release.title', { number })}
          consequence={t('release.hint', weights)}
          label={t('release.reason')}
          verb={t('release.act')}
          error={release.error}
          onSubmit={(reason) => release.act({ params: { number }, body: { reason } })}
        />
      </p>
    </Note>
  );
}
