import { addressOf, bagCustomsSheet, bagLabel, type BagView, labelSizes } from '@kouan/contract';
import { useMutation } from '@tanstack/react-query';
import { Drawer, Grid } from 'antd';
import { formatCount, formatDateTime, formatWeight } from '../../lib/formats.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { Permitted } from '../../lib/permitted.tsx';
import { PageFrame } from '../../shared/page-frame.tsx';
import { Button } from '../../ui/button.tsx';
import { Tag } from '../../ui/tag.tsx';
import { BagHistory } from '../bag-history.tsx';
import { Facts } from '../facts.tsx';
import { keepDownload } from '../keep-download.ts';
import { openPdf } from '../open-pdf.ts';
import { BagActs } from './bag-acts.tsx';
import { BagContents } from './bag-contents.tsx';
import { BagTags } from '../bag-tags.tsx';
import { useBag } from './transport-api.ts';
import styles from './transport.module.css';

/** One bag: what lies in it, what it weighs, who has it, and the next act. */
export function BagDrawer({ number, onClose }: { number: string; onClose: () => void }) {
  const { t } = useTranslation('admin-transport');
  const query = useBag(number);
  const isLarge = Grid.useBreakpoint().lg !== false;
  return (
    <Drawer open size={isLarge ? 720 : '100%'} title={t('bagTitle', { number })} onClose={onClose}>
      <PageFrame query={query}>{(bag) => <Detail bag={bag} />}</PageFrame>
    </Drawer>
  );
}

function Detail({ bag }: { bag: BagView }) {
  const { t, language } = useTranslation('admin-transport');
  const moment = (at: string | null) => (at === null ? null : formatDateTime(at));
  return (
    <div className={styles['detail']}>
      <p>
        <BagTags bag={bag} />
      </p>
      <Papers bag={bag} />
      <Permitted any={['shipment:dispatch']}>
        <BagActs bag={bag} />
      </Permitted>
      <BagContents bag={bag} />
      <Facts
        items={[
          { label: t('seal'), value: bag.sealNumber },
          { label: t('cooperative'), value: bag.cooperative },
          { label: t('declaration'), value: bag.declarationNumber },
          {
            label: t('shipments'),
            value: t('delivered', {
              done: formatCount(bag.deliveredCount, language),
              count: formatCount(bag.shipmentCount, language),
            }),
          },
          { label: t('createdAt'), value: moment(bag.createdAt) },
          { label: t('dispatchedAt'), value: moment(bag.dispatchedAt) },
          { label: t('arrivedAt'), value: moment(bag.arrivedAt) },
        ]}
      />
      <Weights weights={bag.weights} />
      <section aria-label={t('events')}>
        <h2>{t('events')}</h2>
        <BagHistory events={bag.events} />
      </section>
    </div>
  );
}

function Papers({ bag: { number, customs } }: { bag: BagView }) {
  const { t } = useTranslation('admin-transport');
  const print = useMutation({ mutationFn: openPdf });
  const keep = useMutation({
    mutationFn: () => keepDownload(addressOf(bagCustomsSheet, { params: { number } }), `customs-${number}.xlsx`),
  });
  return (
    <p className={styles['buttons']}>
      {labelSizes.map((size) => (
        <Button
          key={size}
          size="small"
          icon="tag"
          onClick={() => print.mutate(addressOf(bagLabel, { params: { number }, query: { size } }))}
        >
          {t('label', { size })}
        </Button>
      ))}
      {customs.length === 0 ? null : (
        <Button size="small" icon="download" isBusy={keep.isPending} onClick={() => keep.mutate()}>
          {t('customsSheet')}
        </Button>
      )}
    </p>
  );
}

function Weights({ weights }: { weights: BagView['weights'] }) {
  const { t, language } = useTranslation('admin-transport');
  if (weights.length === 0) return null;
  return (
    <section aria-label={t('weights')}>
      <h2>{t('weights')}</h2>
      <ul className={styles['list']}>
        {weights.map(({ stage, grams, expectedGrams, isOutlier, at, by }) => (
          <li key={at}>
            <span>
              {stage === 'vietnam' ? t('stage.vietnam') : t('stage.bag')}{' '}
              <b className="num">{formatWeight(grams, language)}</b>{' '}
              <span className="muted">{t('against', { weight: formatWeight(expectedGrams, language) })}</span>{' '}
              {isOutlier ? <Tag tone="bad">{t('held')}</Tag> : null}
            </span>
            <span className="muted num">
              {by} {formatDateTime(at)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
