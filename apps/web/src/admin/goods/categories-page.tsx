import type { EditedCategory } from '@kouan/contract';
import { useState } from 'react';
import { useTranslation } from '../../lib/i18n.ts';
import { Permitted } from '../../lib/permitted.tsx';
import { PageFrame } from '../../shared/page-frame.tsx';
import { Button, IconButton } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Panel } from '../../ui/panel.tsx';
import { AdminHead } from '../admin-head.tsx';
import { ConfirmDialog } from '../confirm-dialog.tsx';
import { Problem } from '../problem.tsx';
import { useDeleteCategory, useEditedCategories, useOrderCategories } from './categories-api.ts';
import { CategoryForm } from './category-form.tsx';
import styles from './goods.module.css';

const any = ['product:edit'];

/** The categories in the order of the mall. */
export default function CategoriesPage() {
  const { t } = useTranslation('admin-goods');
  const query = useEditedCategories();
  const order = useOrderCategories();
  const remove = useDeleteCategory();
  const [edited, setEdited] = useState<EditedCategory | 'new' | null>(null);
  const [removed, setRemoved] = useState<EditedCategory | null>(null);
  function move(rows: readonly EditedCategory[], at: number, step: -1 | 1) {
    const slugs = rows.map(({ slug }) => slug);
    const [moved] = slugs.splice(at, 1);
    if (moved === undefined) return;
    slugs.splice(at + step, 0, moved);
    void order.act({ body: { slugs } }).catch(() => undefined);
  }
  return (
    <>
      <AdminHead
        component="goods/categories"
        note={query.data ? t('admin-parts:total', { count: query.data.length }) : undefined}
        actions={
          <Permitted any={any}>
            <Button kind="primary" icon="plus" onClick={() => setEdited('new')}>
              {t('categories.add')}
            </Button>
          </Permitted>
        }
      />
      <Problem error={order.error} />
      <Panel>
        <PageFrame
          query={query}
          isEmpty={(rows) => rows.length === 0}
          empty={<EmptyState title={t('categories.none')} />}
        >
          {(rows) => (
            <ul className={styles['categories']}>
              {rows.map((row, at) => (
                <CategoryRow
                  key={row.slug}
                  category={row}
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
      {edited === null ? null : <CategoryForm category={edited} onClose={() => setEdited(null)} />}
      {removed === null ? null : (
        <ConfirmDialog
          title={t('categories.removeTitle', { name: removed.name.cn })}
          consequence={t('categories.removeHint')}
          verb={t('admin-parts:list.removeVerb')}
          error={remove.error}
          onConfirm={() => remove.act({ params: { slug: removed.slug } })}
          onClose={() => setRemoved(null)}
        />
      )}
    </>
  );
}

type RowProps = {
  category: EditedCategory;
  /** Absent where there is no way. */
  onUp: (() => void) | undefined;
  onDown: (() => void) | undefined;
  onEdit: () => void;
  onRemove: () => void;
};

function CategoryRow({ category, onUp, onDown, onEdit, onRemove }: RowProps) {
  const { t } = useTranslation('admin-goods');
  const { name, slug, productCount } = category;
  return (
    <li>
      <span>
        <b>{name.cn}</b> <span className="muted">{[name.en, name.vi].filter(Boolean).join(' · ')}</span>
        <small className="muted">
          <span className="mono">{slug}</span> · {t('stores.count', { count: productCount })}
        </small>
      </span>
      <Permitted any={any}>
        <span>
          <IconButton icon="up" label={t('categories.up', { name: name.cn })} disabled={!onUp} onClick={onUp} />
          <IconButton icon="down" label={t('categories.down', { name: name.cn })} disabled={!onDown} onClick={onDown} />
          <Button kind="text" size="small" aria-label={`${t('common:edit')} ${name.cn}`} onClick={onEdit}>
            {t('common:edit')}
          </Button>
          <IconButton icon="trash" label={t('categories.remove', { name: name.cn })} onClick={onRemove} />
        </span>
      </Permitted>
    </li>
  );
}
