import type { GoodsView } from '@kouan/contract';
import { Drawer } from 'antd';
import { useRef, useState } from 'react';
import { focusFirstWrong } from '../../lib/focus-wrong.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { PageFrame } from '../../shared/page-frame.tsx';
import { Button } from '../../ui/button.tsx';
import { TextInput } from '../../ui/field.tsx';
import { Note } from '../../ui/note.tsx';
import { Problem } from '../problem.tsx';
import { useGoods, useSetStock } from './goods-api.ts';
import styles from './goods.module.css';

/** The stock of what is sold, which holds at once. */
export function StockDrawer({ id, onClose }: { id: string; onClose: () => void }) {
  const { t } = useTranslation('admin-goods');
  const query = useGoods(id);
  return (
    <Drawer open size="min(520px, 100vw)" title={t('stock.open')} onClose={onClose} destroyOnHidden>
      <PageFrame query={query}>{(goods) => <StockForm goods={goods} onClose={onClose} />}</PageFrame>
    </Drawer>
  );
}

const wrongId = 'stock-wrong';
const stockForm = /^\d{1,10}$/;

function StockForm({ goods, onClose }: { goods: GoodsView; onClose: () => void }) {
  const { t } = useTranslation('admin-goods');
  const set = useSetStock();
  const [typed, setTyped] = useState<Readonly<Record<number, string>>>({});
  const shown = (skuId: number, stock: number | null) => typed[skuId] ?? (stock === null ? '' : String(stock));
  const list = useRef<HTMLUListElement>(null);
  const isNumber = (text = '') => text.trim() === '' || stockForm.test(text.trim());
  const isWrong = !Object.values(typed).every(isNumber);
  async function handleSave() {
    if (isWrong) return focusFirstWrong(list.current);
    const skus = goods.stock.flatMap(({ skuId, stock }) => {
      const text = typed[skuId]?.trim();
      return text === undefined ? [] : [{ skuId, before: stock, stock: text === '' ? null : Number(text) }];
    });
    if (skus.length > 0) await set.act({ params: { id: goods.id }, body: { skus } });
    onClose();
  }
  return (
    <>
      <Note>{t('stock.hint')}</Note>
      <ul ref={list} className={styles['stock']}>
        {goods.stock.map(({ skuId, values, stock }) => (
          <li key={skuId}>
            <span>{values.join(' / ') || t('onlyOne')}</span>
            <TextInput
              inputMode="numeric"
              {...(isNumber(typed[skuId]) ? {} : { 'aria-invalid': true, 'aria-describedby': wrongId })}
              aria-label={`${t('stock.short')} ${values.join(' / ')}`}
              placeholder={t('stock.uncounted')}
              value={shown(skuId, stock)}
              onChange={(event) => setTyped({ ...typed, [skuId]: event.target.value })}
            />
          </li>
        ))}
      </ul>
      {isWrong ? (
        <div id={wrongId}>
          <Note tone="bad">{t('wrong', { field: t('wrongField.stock') })}</Note>
        </div>
      ) : (
        <Problem error={set.error} />
      )}
      <div className={styles['buttons']}>
        <Button onClick={onClose}>{t('common:cancel')}</Button>
        <Button kind="primary" isBusy={set.isBusy} onClick={() => void handleSave().catch(() => undefined)}>
          {t('common:save')}
        </Button>
      </div>
    </>
  );
}
