import { type EditedMaterial, smallPictureUrl } from '@kouan/contract';
import { useTranslation } from '../../lib/i18n.ts';
import { Permitted } from '../../lib/permitted.tsx';
import { Button, IconButton } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Picture } from '../../ui/picture.tsx';
import styles from './materials.module.css';

type RowProps = {
  material: EditedMaterial;
  onEdit: () => void;
  onRemove: () => void;
  /** Absent where there is no way. */
  onUp: (() => void) | undefined;
  onDown: (() => void) | undefined;
  isBusy: boolean;
};

export function MaterialRow({ material, onEdit, onRemove, onUp, onDown, isBusy }: RowProps) {
  const { t } = useTranslation('admin-materials');
  const { kind, title, body, url, fileName, language } = material;
  const missing = (['en', 'vi'] as const).filter((one) => (body ?? title)[one] === null);
  return (
    <li className={styles['row']}>
      <span className={styles['picture']}>
        {kind === 'picture' ? (
          <Picture src={smallPictureUrl(url ?? '')} alt="" width={56} height={56} />
        ) : (
          <Icon name={kind === 'video' ? 'camera' : 'document'} size={24} />
        )}
      </span>
      <span className={styles['facts']}>
        <b>{title.cn}</b>
        <small>
          {[t(`kinds.${kind}`), fileName, language && t(`languages.${language}`)].filter(Boolean).join(' · ')}
        </small>
        {body === null ? null : <span className={styles['body']}>{body.cn}</span>}
        {missing.length === 0 ? null : (
          <small>{t('untranslated', { languages: missing.map((one) => t(`languages.${one}`)).join(', ') })}</small>
        )}
      </span>
      <Permitted any={['product:edit', 'supply:own']}>
        <span className={styles['acts']}>
          <IconButton icon="up" label={t('up', { name: title.cn })} disabled={!onUp || isBusy} onClick={onUp} />
          <IconButton icon="down" label={t('down', { name: title.cn })} disabled={!onDown || isBusy} onClick={onDown} />
          <Button kind="text" size="small" aria-label={`${t('common:edit')} ${title.cn}`} onClick={onEdit}>
            {t('common:edit')}
          </Button>
          <IconButton icon="trash" label={t('removeOne', { name: title.cn })} onClick={onRemove} />
        </span>
      </Permitted>
    </li>
  );
}
