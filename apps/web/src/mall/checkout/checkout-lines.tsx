import { pictureInWidth, type QuoteView } from '@kouan/contract';
import { formatCny, formatCount, formatVnd } from '../../lib/formats.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { Panel } from '../../ui/panel.tsx';
import { Picture } from '../../ui/picture.tsx';
import { type Column, Table } from '../../ui/table.tsx';
import styles from './checkout-page.module.css';
import type { OrderWish, WishedLine } from './order-wish.ts';

type LinesProps = { wish: OrderWish; quote: QuoteView | undefined; wrongSkuId: number | undefined };

/** What is ordered, with the unit prices of the quote, and which line the server refuses. */
export function CheckoutLines({ wish, quote, wrongSkuId }: LinesProps) {
  const { t, language } = useTranslation('checkout');
  const quoted = new Map(quote?.lines.map((line) => [line.skuId, line]));
  const pieces = wish.lines.reduce((sum, { quantity }) => sum + quantity, 0);
  const columns: Column<WishedLine>[] = [
    { key: 'product', head: t('product'), small: 'title', cell: (line) => <Goods line={line} /> },
    {
      key: 'unitPrice',
      head: t('unitPrice'),
      align: 'right',
      cell: ({ skuId, formerFen }) => (
        <span>
          {money(quoted.get(skuId)?.unitPriceFen)}
          {formerFen === undefined ? null : (
            <small className={styles['former']}>{t('former', { price: formatCny(formerFen, language) })}</small>
          )}
        </span>
      ),
    },
    {
      key: 'quantity',
      head: t('quantity'),
      align: 'right',
      cell: ({ skuId, quantity }) => (
        <span>
          {t('common:pieces', { count: formatCount(quantity, language) })}
          {skuId === wrongSkuId ? <small className={styles['wrong']}>{t('wrongLine')}</small> : null}
        </span>
      ),
    },
    {
      key: 'amount',
      head: t('amount'),
      align: 'right',
      cell: ({ skuId }) => {
        const line = quoted.get(skuId);
        return (
          <span>
            <b>{money(line?.amountFen)}</b>
            {line === undefined ? null : (
              <small className={styles['landed']}>
                {t('landedEach', { price: formatVnd(line.landed.perUnitVnd, language) })}
              </small>
            )}
          </span>
        );
      },
    },
  ];
  const money = (fen: number | undefined) => (fen === undefined ? '-' : formatCny(fen, language));
  return (
    <Panel
      isFlush
      title={wish.storeName}
      actions={
        <span className="muted">
          {t('pieces', { specs: formatCount(wish.lines.length, language), count: formatCount(pieces, language) })}
        </span>
      }
    >
      <Table columns={columns} rows={wish.lines} rowKey={({ skuId }) => skuId} label={t('goods')} />
    </Panel>
  );
}

function Goods({ line: { title, specValues, imageUrl } }: { line: WishedLine }) {
  const { language } = useTranslation('checkout');
  return (
    <span className={styles['goods']}>
      <Picture src={pictureInWidth(imageUrl, 240)} alt="" width={48} height={48} />
      <span>
        {title[language]}
        <small>{specValues.map((value) => value[language]).join(' / ')}</small>
      </span>
    </span>
  );
}
