import { maxHomeBlocks, type StaffHomeBlock } from '@kouan/contract';
import { useId, useState } from 'react';
import { formatDateTime } from '../../lib/formats.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { Permitted } from '../../lib/permitted.tsx';
import { PageFrame } from '../../shared/page-frame.tsx';
import { Button, IconButton } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Tag, type Tone } from '../../ui/tag.tsx';
import { AdminHead } from '../admin-head.tsx';
import { ConfirmDialog } from '../confirm-dialog.tsx';
import { Problem } from '../problem.tsx';
import { BlockForm } from './block-form.tsx';
import { useDeleteHomeBlock, useHomeBlocks, useOrderHomeBlocks } from './home-blocks-api.ts';
import styles from './home-blocks.module.css';
import { moved } from './moved.ts';

const any = ['content:publish'];

/** What the home page shows beside the goods, in its order. */
export default function HomeBlocksPage() {
  const { t } = useTranslation('admin-home');
  const query = useHomeBlocks();
  const order = useOrderHomeBlocks();
  const remove = useDeleteHomeBlock();
  const [edited, setEdited] = useState<StaffHomeBlock | 'new' | null>(null);
  const [removed, setRemoved] = useState<StaffHomeBlock | null>(null);
  const fullId = useId();
  const isFull = (query.data?.length ?? 0) >= maxHomeBlocks;
  const move = (rows: readonly StaffHomeBlock[], at: number, step: -1 | 1) =>
    void order.act({ body: { ids: moved(rows, at, step).map(({ id }) => id) } }).catch(() => undefined);
  const add = (
    <Permitted any={any}>
      <Button
        kind="primary"
        icon="plus"
        disabled={isFull}
        aria-describedby={isFull ? fullId : undefined}
        onClick={() => setEdited('new')}
      >
        {t('add')}
      </Button>
    </Permitted>
  );
  return (
    <>
      <AdminHead
        component="content/home"
        note={isFull ? <span id={fullId}>{t('full', { limit: maxHomeBlocks })}</span> : t('note')}
        actions={add}
      />
      <Problem error={order.error} />
      <Panel>
        <PageFrame
          query={query}
          isEmpty={(rows) => rows.length === 0}
          empty={<EmptyState title={t('none')} hint={t('noneHint')} />}
        >
          {(rows) => (
            <ul className={styles['blocks']}>
              {rows.map((row, at) => (
                <BlockRow
                  key={row.id}
                  block={row}
                  onUp={at === 0 || order.isBusy ? undefined : () => move(rows, at, -1)}
                  onDown={at === rows.length - 1 || order.isBusy ? undefined : () => move(rows, at, 1)}
                  onEdit={() => setEdited(row)}
                  onRemove={() => setRemoved(row)}
                />
              ))}
            </ul>
          )}
        </PageFrame>
      </Panel>
      {edited === null ? null : <BlockForm block={edited} onClose={() => setEdited(null)} />}
      {removed === null ? null : (
        <ConfirmDialog
          title={t('removeTitle', { name: removed.title.cn })}
          consequence={t('removeHint')}
          verb={t('admin-parts:list.removeVerb')}
          error={remove.error}
          onConfirm={() => remove.act({ params: { id: removed.id } })}
          onClose={() => setRemoved(null)}
        />
      )}
    </>
  );
}

const tones: Readonly<Record<StaffHomeBlock['state'], Tone>> = {
  shown: 'done',
  planned: 'work',
  ended: 'off',
  hidden: 'off',
};
type RowProps = {
  block: StaffHomeBlock;
  /** Absent where there is no way. */
  onUp: (() => void) | undefined;
  onDown: (() => void) | undefined;
  onEdit: () => void;
  onRemove: () => void;
};

function BlockRow({ block, onUp, onDown, onEdit, onRemove }: RowProps) {
  const { t, language } = useTranslation('admin-home');
  const { kind, title, text, languages, startsAt, endsAt, state, products } = block;
  const name = title[language] ?? title.cn;
  const gone = products.filter(({ isOnSale }) => !isOnSale).length;
  const facts = [
    t(`kind.${kind}`),
    languages.map((one) => t(`language.${one}`)).join(', '),
    ...(kind === 'group' ? [t('goodsCount', { count: products.length })] : []),
    ...(startsAt === null ? [] : [t('from', { time: formatDateTime(startsAt) })]),
    ...(endsAt === null ? [] : [t('until', { time: formatDateTime(endsAt) })]),
  ];
  return (
    <li>
      <span>
        <b>{name}</b> <Tag tone={tones[state]}>{t(`state.${state}`)}</Tag>
        {gone > 0 ? <Tag tone="warning">{t('goneGoods', { count: gone })}</Tag> : null}
        {text === null ? null : <span className="muted"> {text[language] ?? text.cn}</span>}
        <small className="muted">{facts.join(' · ')}</small>
      </span>
      <Permitted any={any}>
        <span>
          <IconButton icon="up" label={t('up', { name })} disabled={!onUp} onClick={onUp} />
          <IconButton icon="down" label={t('down', { name })} disabled={!onDown} onClick={onDown} />
          <Button kind="text" size="small" aria-label={`${t('common:edit')} ${name}`} onClick={onEdit}>
            {t('common:edit')}
          </Button>
          <IconButton icon="trash" label={t('remove', { name })} onClick={onRemove} />
        </span>
      </Permitted>
    </li>
  );
}
