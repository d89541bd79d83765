import type { GoodsRow } from '@kouan/contract';
import { useTranslation } from '../../lib/i18n.ts';
import { ConfirmDialog } from '../confirm-dialog.tsx';
import { useDropGoods, useGoods, useSetOnSale } from './goods-api.ts';
import { EditGoods, NewGoods } from './goods-editor.tsx';
import type { Doing } from './goods-page.tsx';
import { HistoryDrawer } from './history-drawer.tsx';
import { ImportDialog } from './import-dialog.tsx';
import { StockDrawer } from './stock-drawer.tsx';

type DialogsProps = {
  open: string | undefined;
  doing: Doing;
  isOwn: boolean;
  onOpen: (id: string) => void;
  onClose: () => void;
};

/** What is open beside the list of goods. */
export function GoodsDialogs({ open, doing, isOwn, onOpen, onClose }: DialogsProps) {
  return (
    <>
      {open === undefined ? null : open === 'new' ? (
        <NewGoods isOwn={isOwn} onMade={onOpen} onClose={onClose} />
      ) : (
        <EditGoods key={open} id={open} onClose={onClose} />
      )}
      {doing?.what === 'import' ? <ImportDialog onClose={onClose} /> : null}
      {doing?.what === 'stock' ? <StockDrawer id={doing.goods.id} onClose={onClose} /> : null}
      {doing?.what === 'history' ? <HistoryDrawer id={doing.goods.id} onClose={onClose} /> : null}
      {doing?.what === 'sale' ? <SaleDialog goods={doing.goods} isOwn={isOwn} onClose={onClose} /> : null}
      {doing?.what === 'drop' ? <DropDialog goods={doing.goods} onClose={onClose} /> : null}
    </>
  );
}

type ActProps = { goods: GoodsRow; onClose: () => void };

function SaleDialog({ goods, isOwn, onClose }: ActProps & { isOwn: boolean }) {
  const { t, language } = useTranslation('admin-goods');
  const setOnSale = useSetOnSale();
  const isOff = goods.sale === 'onSale';
  return (
    <ConfirmDialog
      title={`${t(isOff ? 'sale.off' : 'sale.on')}: ${goods.title[language]}`}
      consequence={t(isOff ? (isOwn ? 'sale.offHint' : 'sale.holdHint') : 'sale.onHint')}
      verb={t(isOff ? 'sale.off' : 'sale.on')}
      kind={isOff ? 'dangerSolid' : 'primary'}
      error={setOnSale.error}
      onConfirm={() => setOnSale.act({ params: { id: goods.id }, body: { isOnSale: !isOff } })}
      onClose={onClose}
    />
  );
}

function DropDialog({ goods, onClose }: ActProps) {
  const { t, language } = useTranslation('admin-goods');
  const drop = useDropGoods();
  const seen = useGoods(goods.id).data;
  return (
    <ConfirmDialog
      title={t('drop.title', { name: goods.title[language] })}
      consequence={t(goods.sale === 'new' ? 'drop.newHint' : 'drop.hint')}
      verb={t('drop.open')}
      error={drop.error}
      onConfirm={async () => {
        if (seen) await drop.act({ params: { id: goods.id }, query: { version: seen.version } });
      }}
      onClose={onClose}
    />
  );
}
