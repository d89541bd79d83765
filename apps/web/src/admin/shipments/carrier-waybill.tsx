import { addressOf, carrierLabel, type CarrierWaybillView } from '@kouan/contract';
import { useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useTranslation } from '../../lib/i18n.ts';
import { Button } from '../../ui/button.tsx';
import { Field, SelectInput, TextInput } from '../../ui/field.tsx';
import { Tag, type Tone } from '../../ui/tag.tsx';
import { CarrierProblem } from '../carrier-problem.tsx';
import { openPdf } from '../open-pdf.ts';
import { Problem } from '../problem.tsx';
import { useAskCourse, useAskWaybill, useCancelWaybill, useCarriers, useCarrierWaybill } from './packing-api.ts';
import styles from './shipments.module.css';

const tones: Record<CarrierWaybillView['state'], Tone> = {
  asked: 'work',
  made: 'done',
  failed: 'bad',
  cancelling: 'work',
  cancelled: 'off',
};

/** The waybill of a carrier: asked for, printed, given back. Without any carrier in the settings there is nothing to show. */
export function CarrierWaybill({ number, isReady }: { number: string; isReady: boolean }) {
  const { t } = useTranslation('admin-packing');
  const waybill = useCarrierWaybill(number).data?.waybill ?? null;
  const carriers = (useCarriers(isReady).data ?? []).filter(({ isActive }) => isActive);
  const isOver = waybill === null || waybill.state === 'failed' || waybill.state === 'cancelled';
  if (waybill === null && (carriers.length === 0 || !isReady)) return null;
  return (
    <section className={styles['carrier']} aria-label={t('carrier.title')}>
      <h3>{t('carrier.title')}</h3>
      {waybill === null ? null : <Made number={number} waybill={waybill} isReady={isReady} />}
      {isOver && isReady && carriers.length > 0 ? <Ask number={number} carriers={carriers} /> : null}
    </section>
  );
}

function Made({ number, waybill, isReady }: { number: string; waybill: CarrierWaybillView; isReady: boolean }) {
  const { t } = useTranslation('admin-packing');
  const print = useMutation({ mutationFn: openPdf });
  const track = useAskCourse();
  const cancel = useCancelWaybill();
  const isMade = waybill.state === 'made';
  // Failed acts show in `Problem`.
  const params = { number };
  return (
    <>
      <p>
        {waybill.carrier} <b className="mono">{waybill.trackingNumber}</b>{' '}
        <Tag tone={tones[waybill.state]}>{t(`carrier.state.${waybill.state}`)}</Tag>
      </p>
      <CarrierProblem problem={waybill.problem} />
      <Problem error={track.error ?? cancel.error} />
      <p className={styles['acts']}>
        {isMade && waybill.hasInterface ? (
          <>
            <Button size="small" onClick={() => print.mutate(addressOf(carrierLabel, { params }))}>
              {t('carrier.label')}
            </Button>
            <Button
              size="small"
              isBusy={track.isBusy}
              onClick={() => void track.act({ params }).catch(() => undefined)}
            >
              {t('carrier.track')}
            </Button>
          </>
        ) : null}
        {isMade && isReady ? (
          <Button
            size="small"
            isBusy={cancel.isBusy}
            onClick={() => void cancel.act({ params }).catch(() => undefined)}
          >
            {t('carrier.cancel')}
          </Button>
        ) : null}
      </p>
    </>
  );
}

type Choice = { id: number; name: string; kind: 'manual' | 'http' };

function Ask({ number, carriers }: { number: string; carriers: readonly Choice[] }) {
  const { t } = useTranslation('admin-packing');
  const ask = useAskWaybill();
  const id = useId();
  const [chosen, setChosen] = useState(carriers[0]?.id ?? 0);
  const [trackingNumber, setTrackingNumber] = useState('');
  const isManual = carriers.find((one) => one.id === chosen)?.kind === 'manual';
  // A failed act shows in `Problem`.
  const handleAsk = () =>
    void ask
      .act({ params: { number }, body: { carrierId: chosen, ...(isManual ? { trackingNumber } : {}) } })
      .catch(() => undefined);
  return (
    <div className={styles['dispatch']}>
      <Field id={`${id}-carrier`} label={t('carrier.choose')}>
        <SelectInput
          id={`${id}-carrier`}
          choices={carriers.map((one) => ({ value: String(one.id), label: one.name }))}
          value={String(chosen)}
          onChange={(event) => setChosen(Number(event.target.value))}
        />
      </Field>
      {isManual ? (
        <Field id={`${id}-number`} label={t('carrier.number')}>
          <TextInput
            id={`${id}-number`}
            maxLength={60}
            autoComplete="off"
            value={trackingNumber}
            onChange={(event) => setTrackingNumber(event.target.value)}
          />
        </Field>
      ) : (
        <span />
      )}
      <div className={styles['wide']}>
        <Problem error={ask.error} />
        <Button isBusy={ask.isBusy} onClick={handleAsk}>
          {t('carrier.ask')}
        </Button>
      </div>
    </div>
  );
}
