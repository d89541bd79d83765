import { goodsLimits, pictureInWidth } from '@kouan/contract';
import { useRef, useState } from 'react';
import { ApiError } from '../../lib/api-error.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { acceptedPictures } from '../../shared/upload-picture.ts';
import { Button, IconButton } from '../../ui/button.tsx';
import { Picture } from '../../ui/picture.tsx';
import { Tag } from '../../ui/tag.tsx';
import { sendPicture } from './goods-api.ts';
import styles from './goods.module.css';

type PicturesProps = { images: readonly string[]; max?: number; onChange: (images: string[]) => void };

/** Pictures in their order: the first one is what lists show. */
export function PicturesPart({ images, max = goodsLimits.pictures, onChange }: PicturesProps) {
  const { t } = useTranslation('admin-goods');
  const input = useRef<HTMLInputElement>(null);
  const { percent, problem, send } = useSending({ images, max, onChange });
  function move(at: number, step: -1 | 1) {
    const next = [...images];
    const [moved] = next.splice(at, 1);
    if (moved !== undefined) next.splice(at + step, 0, moved);
    onChange(next);
  }
  return (
    <>
      <ul className={styles['pictures']}>
        {images.map((url, at) => (
          <li key={url}>
            <Picture src={pictureInWidth(url, 240)} alt={t('pictureOf', { number: at + 1 })} width={104} height={104} />
            {at === 0 && max > 1 ? <Tag tone="work">{t('firstPicture')}</Tag> : null}
            <span>
              <IconButton
                icon="left"
                size={16}
                label={t('pictureBefore', { number: at + 1 })}
                disabled={at === 0}
                onClick={() => move(at, -1)}
              />
              <IconButton
                icon="right"
                size={16}
                label={t('pictureAfter', { number: at + 1 })}
                disabled={at === images.length - 1}
                onClick={() => move(at, 1)}
              />
              <IconButton
                icon="trash"
                size={16}
                label={t('removePicture', { number: at + 1 })}
                onClick={() => onChange(images.filter((_, place) => place !== at))}
              />
            </span>
          </li>
        ))}
      </ul>
      {images.length >= max ? null : (
        <Button icon="upload" isBusy={percent !== null} onClick={() => input.current?.click()}>
          {percent === null ? t('addPictures') : t('common:upload.busy', { percent })}
        </Button>
      )}
      <input
        ref={input}
        type="file"
        hidden
        accept={acceptedPictures}
        multiple={max > 1}
        aria-label={t('addPictures')}
        onChange={(event) => {
          void send([...(event.target.files ?? [])]);
          event.target.value = '';
        }}
      />
      {problem === null ? null : (
        <p className={styles['problem']} role="alert">
          {problem}
        </p>
      )}
    </>
  );
}

/** Sends pictures one after the other; the first that fails stops the rest. */
function useSending({ images, max, onChange }: Required<PicturesProps>) {
  const { t } = useTranslation('common');
  const [percent, setPercent] = useState<number | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  async function send(files: readonly File[]) {
    setProblem(null);
    const next = [...images];
    try {
      for (const file of files.slice(0, max - images.length)) {
        const url = await sendPicture(file, setPercent);
        if (!next.includes(url)) next.push(url);
      }
    } catch (error) {
      setProblem((error instanceof ApiError && error.message) || t('upload.failed'));
    } finally {
      setPercent(null);
      if (next.length > images.length) onChange(next);
    }
  }
  return { percent, problem, send };
}
