import type { MaterialView } from '@kouan/contract';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from '../../lib/i18n.ts';
import { IconButton } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import styles from './materials.module.css';

type ViewerProps = { pictures: readonly MaterialView[]; shownId: number | undefined; onShow: (id?: number) => void };

/** A picture in full; arrows lead to the one before and the next. */
export function PictureViewer({ pictures, shownId, onShow }: ViewerProps) {
  const { t, language } = useTranslation('materials');
  const at = pictures.findIndex(({ id }) => id === shownId);
  const shown = pictures[at];
  const isOpen = shown !== undefined;
  const go = (step: number) => onShow(pictures[(at + step + pictures.length) % pictures.length]?.id);
  const handleKey = useEffectEvent(({ key }: KeyboardEvent) => {
    if (key === 'ArrowLeft') go(-1);
    if (key === 'ArrowRight') go(1);
  });
  useEffect(() => {
    if (!isOpen) return;
    const listen = (event: KeyboardEvent) => handleKey(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [isOpen]);
  return (
    <Dialog
      isOpen={isOpen}
      onClose={() => onShow()}
      title={shown?.title[language] ?? ''}
      closeLabel={t('common:close')}
    >
      {shown === undefined ? null : (
        <div className={styles['viewer']}>
          <img src={shown.url ?? ''} alt={shown.title[language]} width={shown.width ?? 1} height={shown.height ?? 1} />
          <p>
            <IconButton icon="left" label={t('before')} onClick={() => go(-1)} />
            <span role="status">{t('place', { at: at + 1, count: pictures.length })}</span>
            <IconButton icon="right" label={t('next')} onClick={() => go(1)} />
          </p>
        </div>
      )}
    </Dialog>
  );
}
