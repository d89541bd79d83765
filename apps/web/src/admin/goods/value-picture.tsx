import { pictureInWidth } from '@kouan/contract';
import { useEffect, useRef, useState } from 'react';
import { ApiError } from '../../lib/api-error.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { notify } from '../../lib/notifications.ts';
import { acceptedPictures } from '../../shared/upload-picture.ts';
import { IconButton } from '../../ui/button.tsx';
import { Picture } from '../../ui/picture.tsx';
import { sendPicture } from './goods-api.ts';
import styles from './goods.module.css';

const sizePx = 32;
type ValuePictureProps = {
  /** What the picture shows, such as a colour. */
  name: string;
  imageUrl: string | null;
  onChange: (imageUrl: string | null) => void;
};

/** The picture of one value: buyers see it beside the value's name. */
export function ValuePicture({ name, imageUrl, onChange }: ValuePictureProps) {
  const { t } = useTranslation('admin-goods');
  const input = useRef<HTMLInputElement>(null);
  const [isBusy, setBusy] = useState(false);
  // What is typed while the picture is on its way stays: the latest change is built upon.
  const latest = useRef(onChange);
  useEffect(() => {
    latest.current = onChange;
  });
  async function send(file: File) {
    setBusy(true);
    try {
      latest.current(await sendPicture(file, () => undefined));
    } catch (error) {
      notify({ kind: 'error', title: (error instanceof ApiError && error.message) || t('common:upload.failed') });
    } finally {
      setBusy(false);
    }
  }
  return imageUrl === null ? (
    <>
      <IconButton
        icon="camera"
        size={16}
        label={t('addValuePicture', { name })}
        aria-busy={isBusy || undefined}
        disabled={isBusy}
        onClick={() => input.current?.click()}
      />
      <input
        ref={input}
        type="file"
        hidden
        accept={acceptedPictures}
        aria-label={t('addValuePicture', { name })}
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          if (file) void send(file);
          event.target.value = '';
        }}
      />
    </>
  ) : (
    <button
      type="button"
      className={styles['valuePicture']}
      aria-label={t('removeValuePicture', { name })}
      title={t('removeValuePicture', { name })}
      onClick={() => onChange(null)}
    >
      <Picture src={pictureInWidth(imageUrl, 240)} alt="" width={sizePx} height={sizePx} />
    </button>
  );
}
