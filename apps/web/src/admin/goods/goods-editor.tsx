import type { GoodsView } from '@kouan/contract';
import { Drawer } from 'antd';
import { useRef, useState } from 'react';
import { focusFirstWrong } from '../../lib/focus-wrong.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { notify } from '../../lib/notifications.ts';
import { PageFrame } from '../../shared/page-frame.tsx';
import { Button } from '../../ui/button.tsx';
import { describe, Field, SelectInput } from '../../ui/field.tsx';
import { Note } from '../../ui/note.tsx';
import { Problem } from '../problem.tsx';
import {
  useAddGoods,
  useGoods,
  useMyStore,
  useSaveGoods,
  useStores,
  useSubmitGoods,
  useWithdrawGoods,
} from './goods-api.ts';
import { GoodsState } from './goods-columns.tsx';
import { contentOfDraft, draftOf, type GoodsDraft, newDraft, skuKey, WrongNumber } from './goods-draft.ts';
import { GoodsForm } from './goods-form.tsx';
import styles from './goods.module.css';

const width = 'min(1120px, 100vw)';
const mostStores = 500;

/** What is typed, and how it becomes a request. */
function useDraft(initial: GoodsDraft, volumeCm3: number) {
  const [draft, setDraft] = useState(initial);
  const [wrong, setWrong] = useState<string>();
  /** Undefined, with the field named, when something is no number. */
  function read() {
    try {
      setWrong(undefined);
      return contentOfDraft(draft, volumeCm3);
    } catch (error) {
      if (!(error instanceof WrongNumber)) throw error;
      setWrong(error.field);
      return undefined;
    }
  }
  return { draft, setDraft, wrong, read };
}

/** Why it cannot be sent yet, in the words of the form or of the server. */
function Wrong({ field, error }: { field: string | undefined; error: unknown }) {
  const { t } = useTranslation('admin-goods');
  return field === undefined ? (
    <Problem error={error} />
  ) : (
    <Note tone="bad">{t('wrong', { field: nameOf(field, t) })}</Note>
  );
}
const numberFields = [
  'tiers',
  'minQuantity',
  'weight',
  'size',
  'price',
  'stock',
  'unitsPerCarton',
  'handlingDays',
] as const;
const nameOf = (field: string, t: (key: `wrongField.${(typeof numberFields)[number]}`) => string): string =>
  t(`wrongField.${numberFields.find((one) => one === field) ?? 'price'}`);

/** A product that is not there yet; staff choose whose it is. */
export function NewGoods({
  isOwn,
  onMade,
  onClose,
}: {
  isOwn: boolean;
  onMade: (id: string) => void;
  onClose: () => void;
}) {
  const { t } = useTranslation('admin-goods');
  const add = useAddGoods();
  const [store, setStore] = useState('');
  const stores = useStores({ page: 0, size: mostStores }, !isOwn).data?.content ?? [];
  const mine = useMyStore(isOwn);
  const { draft, setDraft, wrong, read } = useDraft(newDraft(), 1);
  const [isTried, setTried] = useState(false);
  const storeField = useRef<HTMLDivElement>(null);
  const storeError = isTried && store === '' ? t('chooseStore') : undefined;
  async function handleSave() {
    setTried(true);
    if (!isOwn && store === '') return focusFirstWrong(storeField.current);
    const content = read();
    if (!content) return;
    const made = await add.act({ body: { content, ...(store === '' ? {} : { store: Number(store) }) } });
    onMade(made.id);
  }
  const hasNoStore = isOwn && mine.data?.store === null;
  return (
    <Drawer open size={width} title={t('add')} onClose={onClose} destroyOnHidden>
      {hasNoStore ? (
        <div id="goods-no-store">
          <Note tone="turn">{t('noStore')}</Note>
        </div>
      ) : null}
      {isOwn ? null : (
        <div ref={storeField}>
          <Field id="goods-store" label={t('store')} isRequired error={storeError}>
            <SelectInput
              id="goods-store"
              {...describe({ id: 'goods-store', error: storeError })}
              choices={stores.map(({ id, profile }) => ({ value: String(id), label: profile.names.cn }))}
              placeholder={t('chooseStore')}
              value={store}
              onChange={(event) => setStore(event.target.value)}
            />
          </Field>
        </div>
      )}
      <GoodsForm draft={draft} onChange={setDraft} locked={new Set()} />
      <Wrong field={wrong} error={add.error} />
      <div className={styles['buttons']}>
        <Button onClick={onClose}>{t('common:cancel')}</Button>
        <Button
          kind="primary"
          isBusy={add.isBusy}
          disabled={hasNoStore}
          aria-describedby={hasNoStore ? 'goods-no-store' : undefined}
          onClick={() => void handleSave().catch(() => undefined)}
        >
          {t(isOwn ? 'saveDraft' : 'common:save')}
        </Button>
      </div>
    </Drawer>
  );
}

export function EditGoods({ id, onClose }: { id: string; onClose: () => void }) {
  const { t, language } = useTranslation('admin-goods');
  const query = useGoods(id);
  const [seen, setSeen] = useState<GoodsView>();
  const goods = seen ?? query.data;
  const title = goods ? goods.content.title[language] || goods.content.title.cn : t('product');
  return (
    <Drawer open size={width} title={title} onClose={onClose} destroyOnHidden>
      <PageFrame query={query}>
        {(loaded) => (
          <GoodsWork key={(seen ?? loaded).version} goods={seen ?? loaded} onSeen={setSeen} onClose={onClose} />
        )}
      </PageFrame>
    </Drawer>
  );
}

type WorkProps = { goods: GoodsView; onSeen: (goods: GoodsView) => void; onClose: () => void };

function GoodsWork({ goods, onSeen, onClose }: WorkProps) {
  const { t } = useTranslation('admin-goods');
  const [save, submit, withdraw] = [useSaveGoods(), useSubmitGoods(), useWithdrawGoods()];
  const { draft, setDraft, wrong, read } = useDraft(draftOf(goods.content), goods.content.volumeCm3);
  const params = { id: goods.id };
  const state = goods.revision?.state;
  const isWaiting = state === 'submitted' && !goods.isApplied;
  const isBusy = save.isBusy || submit.isBusy || withdraw.isBusy;

  async function keep(): Promise<GoodsView | undefined> {
    const content = read();
    if (!content) return undefined;
    const kept = await save.act({ params, body: { content, version: goods.version } });
    onSeen(kept);
    notify({ kind: 'success', title: t(goods.isApplied ? 'saved' : 'savedDraft') });
    return kept;
  }
  async function send() {
    const kept = await keep();
    if (!kept) return;
    onSeen(await submit.act({ params, body: { version: kept.version } }));
    notify({ kind: 'success', title: t('submitted') });
  }
  const takeBack = async () => onSeen(await withdraw.act({ params, body: { version: goods.version } }));
  const run = (work: () => Promise<unknown>) => void work().catch(() => undefined);
  return (
    <>
      <p className={styles['status']}>
        <GoodsState goods={goods} /> {goods.store.name}
      </p>
      {goods.revision?.reason ? <Note tone="turn">{t('returned', { reason: goods.revision.reason })}</Note> : null}
      {isWaiting ? <Note>{t('waiting')}</Note> : goods.isApplied ? null : <Note>{t('draftHint')}</Note>}
      <fieldset className={styles['work']} disabled={isWaiting}>
        <GoodsForm
          draft={draft}
          onChange={setDraft}
          locked={new Set(goods.stock.map(({ values }) => skuKey(values)))}
        />
      </fieldset>
      <Wrong field={wrong} error={save.error ?? submit.error ?? withdraw.error} />
      <div className={styles['buttons']}>
        <Button onClick={onClose}>{t('common:close')}</Button>
        {isWaiting ? (
          <Button isBusy={isBusy} onClick={() => run(takeBack)}>
            {t('withdraw')}
          </Button>
        ) : (
          <Button kind={goods.isApplied ? 'primary' : 'secondary'} isBusy={isBusy} onClick={() => run(keep)}>
            {t(goods.isApplied ? 'common:save' : 'saveDraft')}
          </Button>
        )}
        {isWaiting || goods.isApplied ? null : (
          <Button kind="primary" isBusy={isBusy} onClick={() => run(send)}>
            {t('submit')}
          </Button>
        )}
      </div>
    </>
  );
}
