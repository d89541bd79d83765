import { type EditedMaterial, maxMaterialBytes } from '@kouan/contract';
import { Drawer } from 'antd';
import { useState } from 'react';
import { useTranslation } from '../../lib/i18n.ts';
import { Permitted } from '../../lib/permitted.tsx';
import { PageFrame } from '../../shared/page-frame.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ConfirmDialog } from '../confirm-dialog.tsx';
import { Problem } from '../problem.tsx';
import { UploadPanel } from '../upload-panel.tsx';
import { FileForm, TextForm } from './material-forms.tsx';
import { MaterialRow } from './material-row.tsx';
import { shownLists, uploadOf, useMaterials, useOrderMaterials, useRemoveMaterial } from './materials-api.ts';
import styles from './materials.module.css';

const widthPx = 760;
const any = ['product:edit', 'supply:own'];

/** The materials of one product: sent, named, put in order and removed. */
export function MaterialsDrawer({ id, onClose }: { id: string; onClose: () => void }) {
  const { t } = useTranslation('admin-materials');
  const query = useMaterials(id);
  const order = useOrderMaterials();
  const remove = useRemoveMaterial();
  const [edited, setEdited] = useState<EditedMaterial | 'newText'>();
  const [removed, setRemoved] = useState<EditedMaterial>();
  const materials = query.data ?? [];
  /** Changes places with the one before or behind. */
  function move(at: number, step: -1 | 1) {
    const ids = materials.map((one) => one.id);
    const [moved] = ids.splice(at, 1);
    if (moved === undefined) return;
    ids.splice(at + step, 0, moved);
    void order.act({ params: { id }, body: { ids } }).catch(() => undefined);
  }
  return (
    <Drawer open size={`min(${widthPx}px, 100vw)`} title={t('title')} onClose={onClose} destroyOnHidden>
      <div className={styles['head']}>
        <ButtonLink to={`/mallMaterial/${id}`} kind="text" icon="external">
          {t('seePage')}
        </ButtonLink>
        <Permitted any={any}>
          <Button icon="plus" onClick={() => setEdited('newText')}>
            {t('addText')}
          </Button>
        </Permitted>
      </div>
      <Permitted any={any}>
        <UploadPanel
          label={t('upload')}
          hint={t('uploadHint')}
          maxBytes={maxMaterialBytes}
          endpoint={uploadOf(id)}
          refresh={shownLists}
        />
      </Permitted>
      <Problem error={order.error} />
      <PageFrame
        query={query}
        isEmpty={(found) => found.length === 0}
        empty={<EmptyState title={t('none')} hint={t('noneHint')} />}
      >
        {(found) => (
          <ul className={styles['list']}>
            {found.map((material, at) => (
              <MaterialRow
                key={material.id}
                material={material}
                onEdit={() => setEdited(material)}
                onRemove={() => setRemoved(material)}
                onUp={at === 0 ? undefined : () => move(at, -1)}
                onDown={at === found.length - 1 ? undefined : () => move(at, 1)}
                isBusy={order.isBusy}
              />
            ))}
          </ul>
        )}
      </PageFrame>
      {edited === undefined ? null : edited === 'newText' || edited.kind === 'text' ? (
        <TextForm id={id} material={edited === 'newText' ? undefined : edited} onClose={() => setEdited(undefined)} />
      ) : (
        <FileForm material={edited} onClose={() => setEdited(undefined)} />
      )}
      {removed === undefined ? null : (
        <ConfirmDialog
          title={t('removeTitle', { name: removed.title.cn })}
          consequence={t('removeHint')}
          verb={t('admin-parts:list.removeVerb')}
          error={remove.error}
          onConfirm={() => remove.act({ params: { id: removed.id } })}
          onClose={() => setRemoved(undefined)}
        />
      )}
    </Drawer>
  );
}
