import type { StocktakeLine, StocktakeView } from '@kouan/contract';
import { Drawer, Grid } from 'antd';
import { useState } from 'react';
import { formatCount } from '../../lib/formats.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { Permitted } from '../../lib/permitted.tsx';
import { PageFrame } from '../../shared/page-frame.tsx';
import { Button } from '../../ui/button.tsx';
import { Tag } from '../../ui/tag.tsx';
import { ConfirmDialog } from '../confirm-dialog.tsx';
import { Goods } from '../goods.tsx';
import { AdjustmentCard } from './adjustment-card.tsx';
import { CountForm } from './count-form.tsx';
import styles from './scan.module.css';
import { useCancelStocktake, useEndStocktake, useStocktake } from './shelves-api.ts';

/** One count: scan, type, next; what the books say is shown only at the end. */
export function CountDrawer({ id, onClose }: { id: number; onClose: () => void }) {
  const { t } = useTranslation('admin-shelves');
  const query = useStocktake(id);
  const isLarge = Grid.useBreakpoint().lg !== false;
  return (
    <Drawer open size={isLarge ? 820 : '100%'} title={t('count.one', { id })} onClose={onClose}>
      <PageFrame query={query}>
        {(stocktake) =>
          stocktake.state === 'counting' ? <Counting stocktake={stocktake} /> : <Ended stocktake={stocktake} />
        }
      </PageFrame>
    </Drawer>
  );
}

function Counting({ stocktake }: { stocktake: StocktakeView }) {
  const { t, language } = useTranslation('admin-shelves');
  const end = useEndStocktake();
  const cancel = useCancelStocktake();
  const [asked, setAsked] = useState<'end' | 'cancel' | null>(null);
  const [isTried, setTried] = useState(false);
  const params = { id: stocktake.id };
  const left = stocktake.lines.filter(({ counted }) => counted === null);
  const act = asked === 'end' ? end : cancel;
  function handleEnd() {
    setTried(true);
    if (left.length === 0) setAsked('end');
  }
  return (
    <>
      <p className="muted">
        {t('count.blind')} · {t('count.progress')}{' '}
        <b className="num">
          {formatCount(stocktake.lines.length - left.length, language)} /{' '}
          {formatCount(stocktake.lines.length, language)}
        </b>
      </p>
      <Permitted any={['warehouse:receive']}>
        <CountForm stocktakeId={stocktake.id} lines={stocktake.lines} />
      </Permitted>
      <Lines lines={[...left, ...stocktake.lines.filter(({ counted }) => counted !== null)]} isEnded={false} />
      <Permitted any={['warehouse:receive']}>
        {isTried && left.length > 0 ? (
          <p role="alert" className={styles['wrong']}>
            {t('count.leftFirst', { count: left.length })}
          </p>
        ) : null}
        <div className={styles['acts']}>
          <Button kind="primary" size="large" onClick={handleEnd}>
            {t('count.end')}
          </Button>
          <Button kind="text" onClick={() => setAsked('cancel')}>
            {t('count.cancel')}
          </Button>
        </div>
      </Permitted>
      {asked === null ? null : (
        <ConfirmDialog
          title={t(`count.${asked}`)}
          consequence={t(`count.${asked}Consequence`)}
          verb={t(`count.${asked}`)}
          kind={asked === 'end' ? 'primary' : 'dangerSolid'}
          error={act.error}
          onConfirm={() => act.act({ params })}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  );
}

function Ended({ stocktake }: { stocktake: StocktakeView }) {
  const { t } = useTranslation('admin-shelves');
  return (
    <>
      {stocktake.state === 'counted' && stocktake.adjustments.length === 0 ? (
        <p>
          <Tag tone="done">{t('count.agrees')}</Tag>
        </p>
      ) : null}
      {stocktake.adjustments.map((adjustment) => (
        <AdjustmentCard key={adjustment.id} adjustment={adjustment} />
      ))}
      <Lines lines={stocktake.lines} isEnded />
    </>
  );
}

function Lines({ lines, isEnded }: { lines: readonly StocktakeLine[]; isEnded: boolean }) {
  const { t, language } = useTranslation('admin-shelves');
  return (
    <ul className={styles['matches']} aria-label={t('count.lines')}>
      {lines.map((line) => (
        <li key={`${line.shelf} ${line.batchNumber}`}>
          <b className="mono">{line.shelf === '' ? t('picking.unshelved') : line.shelf}</b>
          <Goods {...line} size={32} note={<span className="mono">{line.batchNumber}</span>} />
          {line.counted === null ? (
            <Tag tone="turn">{t('count.toCount')}</Tag>
          ) : (
            <span className="num">
              {isEnded && line.expected !== null ? `${formatCount(line.expected, language)} → ` : null}
              <b>{formatCount(line.counted, language)}</b>{' '}
              {isEnded && line.expected !== line.counted ? <Tag tone="bad">{t('count.differs')}</Tag> : null}
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}
