import { type ProductView, proposeOrder } from '@kouan/contract';
import { Drawer } from 'antd';
import { type FormEvent, useState } from 'react';
import { formatCny } from '../../lib/formats.ts';
import { Form, SubmitButton, TextArea, TextField } from '../../lib/form.tsx';
import { useTranslation } from '../../lib/i18n.ts';
import { Button } from '../../ui/button.tsx';
import { TextInput } from '../../ui/field.tsx';
import { Note } from '../../ui/note.tsx';
import { Segmented } from '../../ui/tabs.tsx';
import { Goods } from '../goods.tsx';
import { Problem } from '../problem.tsx';
import styles from './orders.module.css';
import { useDestinations, useFoundProducts, useProduct, usePropose } from './work-api.ts';

type Line = Pick<ProductView, 'title'> & {
  skuId: number;
  quantity: number;
  specValues: ProductView['skus'][number]['specValues'];
  imageUrl: string;
  storeName: string;
};

/** Goods, quantities, a word to the buyer: the buyer then places it in their own account, and nobody pays for them. */
export function ProposalDrawer({ onClose }: { onClose: () => void }) {
  const { t, language } = useTranslation('admin-order-work');
  const propose = usePropose();
  const places = useDestinations();
  const [lines, setLines] = useState<Line[]>([]);
  const [place, setPlace] = useState<string>();
  const destination = place ?? places[0]?.code ?? '';
  const stores = new Set(lines.map(({ storeName }) => storeName));
  const put = (line: Line) =>
    setLines((known) =>
      [...known.filter(({ skuId }) => skuId !== line.skuId), line].filter(({ quantity }) => quantity > 0),
    );
  return (
    <Drawer open size="min(760px, 100vw)" title={t('proposal.new')} onClose={onClose} destroyOnHidden>
      <div className={styles['proposal']}>
        <Note tone="info">{t('proposal.rule')}</Note>
        <ProductSearch lines={lines} onPut={put} />
        <section aria-label={t('proposal.chosen')}>
          <h2>{t('proposal.chosen')}</h2>
          {lines.length === 0 ? <p className="muted">{t('proposal.nothing')}</p> : null}
          {stores.size > 1 ? <Note tone="warning">{t('proposal.twoStores')}</Note> : null}
          <ul className={styles['chosen']}>
            {lines.map((line) => (
              <li key={line.skuId}>
                <Goods {...line} size={36} />
                <b className="num">× {line.quantity}</b>
                <Button size="small" kind="text" onClick={() => put({ ...line, quantity: 0 })}>
                  {t('proposal.remove')}
                </Button>
              </li>
            ))}
          </ul>
        </section>
        <Form
          schema={proposeOrder.body}
          initial={{ lines: lines.map(({ skuId, quantity }) => ({ skuId, quantity })), destination }}
          key={`${destination} ${lines.map(({ skuId, quantity }) => `${skuId}x${quantity}`).join()}`}
          onSubmit={(body) => propose.act({ body })}
          onDone={onClose}
        >
          <TextField name="buyerCode" label={t('proposal.buyerCode')} placeholder="B000123" autoComplete="off" />
          <div className={styles['places']}>
            <span>{t('proposal.destination')}</span>
            <Segmented
              label={t('proposal.destination')}
              active={destination}
              items={places.map(({ code, name }) => ({ key: code, label: name[language] }))}
              onChange={setPlace}
            />
          </div>
          <TextArea name="remarks" label={t('proposal.remarks')} rows={3} />
          <Problem error={propose.error} />
          <SubmitButton>{t('proposal.send')}</SubmitButton>
        </Form>
      </div>
    </Drawer>
  );
}

type SearchProps = { lines: readonly Line[]; onPut: (line: Line) => void };

/** Finds goods by a word, and takes quantities of their specifications. */
function ProductSearch({ lines, onPut }: SearchProps) {
  const { t, language } = useTranslation('admin-order-work');
  const [typed, setTyped] = useState('');
  const [word, setWord] = useState('');
  const [productId, setProductId] = useState<string>();
  const found = useFoundProducts(word);
  const product = useProduct(productId).data;
  function handleSearch(event: FormEvent) {
    event.preventDefault();
    setWord(typed.trim());
    setProductId(undefined);
  }
  return (
    <section aria-label={t('proposal.find')}>
      <form role="search" className={styles['find']} onSubmit={handleSearch}>
        <TextInput
          icon="search"
          aria-label={t('proposal.find')}
          placeholder={t('proposal.find')}
          maxLength={100}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        <Button type="submit">{t('proposal.search')}</Button>
      </form>
      {word !== '' && found.data?.content.length === 0 ? <p className="muted">{t('proposal.notFound')}</p> : null}
      {product === undefined ? (
        <ul className={styles['found']}>
          {(found.data?.content ?? []).map((card) => (
            <li key={card.id}>
              <button type="button" onClick={() => setProductId(card.id)}>
                <Goods title={card.title} specValues={[]} imageUrl={card.imageUrl} size={36} />
                <span className="num">{formatCny(card.priceFen, language)}</span>
              </button>
            </li>
          ))}
        </ul>
      ) : (
        <SkuQuantities product={product} lines={lines} onPut={onPut} onBack={() => setProductId(undefined)} />
      )}
    </section>
  );
}

type SkusProps = SearchProps & { product: ProductView; onBack: () => void };

function SkuQuantities({ product, lines, onPut, onBack }: SkusProps) {
  const { t, language } = useTranslation('admin-order-work');
  return (
    <div className={styles['skus']}>
      <header>
        <b>{product.title[language] || product.title.cn}</b> <span className="muted">{product.store.name}</span>
        <Button size="small" kind="text" onClick={onBack}>
          {t('common:back')}
        </Button>
      </header>
      <p className="muted">{t('proposal.minimum', { count: product.minQuantity })}</p>
      <ul>
        {product.skus.map((sku) => (
          <li key={sku.id}>
            <span>{sku.specValues.map((value) => value[language] || value.cn).join(' / ') || '-'}</span>
            <span className="num">{sku.priceFen === null ? '' : formatCny(sku.priceFen, language)}</span>
            <input
              type="number"
              min={0}
              max={9_999_999}
              inputMode="numeric"
              aria-label={t('proposal.quantityOf', { name: sku.specValues.map(({ cn }) => cn).join(' / ') })}
              value={lines.find(({ skuId }) => skuId === sku.id)?.quantity ?? ''}
              onChange={(event) =>
                onPut({
                  skuId: sku.id,
                  quantity: Math.max(0, Math.trunc(Number(event.target.value)) || 0),
                  title: product.title,
                  specValues: sku.specValues,
                  imageUrl: sku.imageUrl ?? product.images[0] ?? '',
                  storeName: product.store.name,
                })
              }
            />
          </li>
        ))}
      </ul>
    </div>
  );
}
