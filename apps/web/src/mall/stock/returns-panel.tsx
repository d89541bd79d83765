import type { StockReturn } from '@kouan/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatCny, formatCount, formatInProse } from '../../lib/formats.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { notify } from '../../lib/notifications.ts';
import { useRepeatKey } from '../../lib/repeat-key.ts';
import { Button } from '../../ui/button.tsx';
import { Link } from 'react-router';
import { Dialog } from '../../ui/dialog.tsx';
import { Checkbox } from '../../ui/field.tsx';
import { Panel } from '../../ui/panel.tsx';
import styles from './batch-review.module.css';
import { stockReturnsQuery, useReturnStock } from './stock-api.ts';

/** Before stock goes back by itself: what shipping now, keeping and returning means for each order, and one choice for several. */
export function ReturnsPanel() {
  const { t } = useTranslation('stock-review');
  const query = useQuery(stockReturnsQuery());
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [isAsked, setAsked] = useState(false);
  const rows = query.data ?? [];
  if (rows.length === 0) return null;
  const ticked = rows.filter(({ orderNumber }) => chosen.has(orderNumber));
  function handleTick(number: string, isChosen: boolean) {
    setChosen((now) => new Set(isChosen ? [...now, number] : [...now].filter((one) => one !== number)));
  }
  function handleAsk() {
    if (ticked.length === 0) return notify({ kind: 'warning', title: t('returns.chooseFirst') });
    setAsked(true);
  }
  return (
    <Panel title={t('returns.title')} isFlush className={styles['due']}>
      <ul className={styles['returns']}>
        {rows.map((row) => (
          <Return
            key={row.orderNumber}
            row={row}
            isChosen={chosen.has(row.orderNumber)}
            onTick={(isChosen) => handleTick(row.orderNumber, isChosen)}
          />
        ))}
      </ul>
      <div className={styles['foot']}>
        <Checkbox
          checked={ticked.length === rows.length}
          onChange={(event) =>
            setChosen(new Set(event.target.checked ? rows.map(({ orderNumber }) => orderNumber) : []))
          }
        >
          {t('returns.all')}
        </Checkbox>
        <Button kind="danger" onClick={handleAsk}>
          {t('returns.act', { count: ticked.length })}
        </Button>
        <span className="muted">{t('returns.keepHint')}</span>
      </div>
      <Confirm rows={ticked} isOpen={isAsked} onClose={() => setAsked(false)} onDone={() => setChosen(new Set())} />
    </Panel>
  );
}

type ReturnProps = { row: StockReturn; isChosen: boolean; onTick: (isChosen: boolean) => void };

function Return({ row, isChosen, onTick }: ReturnProps) {
  const { t, language } = useTranslation('stock-review');
  const money = (fen: number | null): string => (fen === null ? t('returns.unknown') : formatCny(fen, language));
  const take = row.take.map(({ lineId, quantity }) => `${lineId}:${quantity}`).join(',');
  return (
    <li>
      <Checkbox
        checked={isChosen}
        aria-label={t('returns.choose', { number: row.orderNumber })}
        onChange={(event) => onTick(event.target.checked)}
      >
        {''}
      </Checkbox>
      <span>
        <b>{row.title[language] || row.title.cn}</b>
        <br />
        <span className="mono muted">{row.orderNumber}</span>{' '}
        <span className="num">{t('returns.units', { count: formatCount(row.units, language) })}</span>
      </span>
      <span className={styles['way']}>
        <Link to={`/myInvoices/${row.orderNumber}?take=${take}`}>{t('returns.ship')}</Link>
        <b>{money(row.shipFen)}</b>
        <small>{t('returns.storage', { amount: money(row.storageFen) })}</small>
      </span>
      <span className={styles['way']}>
        {t('returns.keep', { date: formatInProse(row.returnAt, language) })}
        <b>{money(row.laterFen)}</b>
        <small>{t('returns.storage', { amount: money(row.laterStorageFen) })}</small>
      </span>
      <span className={styles['way']}>
        {t('returns.back')}
        <b>+ {money(row.refundFen)}</b>
        <small>{t('returns.ofDeposit', { amount: money(row.depositFen) })}</small>
      </span>
    </li>
  );
}

type ConfirmProps = { rows: readonly StockReturn[]; isOpen: boolean; onClose: () => void; onDone: () => void };

function Confirm({ rows, isOpen, onClose, onDone }: ConfirmProps) {
  const { t, language } = useTranslation('stock-review');
  const give = useReturnStock();
  const keyOf = useRepeatKey();
  const refundFen = rows.reduce((sum, row) => sum + row.refundFen, 0);
  function handleReturn() {
    const body = {
      orderNumbers: rows.map(({ orderNumber }) => orderNumber),
      reason: t('returns.reason'),
      refundTo: 'wallet' as const,
    };
    // A second tap, or the same after a lost answer, is the same return; other goods of the same orders are another one.
    const idempotencyKey = keyOf({ body, units: rows.map(({ units }) => units) });
    give.mutate(
      { body, idempotencyKey },
      {
        onSuccess: ({ caseNumbers }) => {
          notify({ kind: 'success', title: t('returns.done', { count: caseNumbers.length }) });
          onDone();
          onClose();
        },
      },
    );
  }
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={t('returns.confirm', { count: rows.length })}
      closeLabel={t('common:close')}
      actions={
        <Button kind="dangerSolid" isBusy={give.isPending} onClick={handleReturn}>
          {t('returns.confirmAct')}
        </Button>
      }
    >
      <p>{t('returns.consequence', { amount: formatCny(refundFen, language) })}</p>
    </Dialog>
  );
}
