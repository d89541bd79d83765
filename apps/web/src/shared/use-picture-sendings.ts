import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { ApiError } from '../lib/api-error.ts';
import { useTranslation } from '../lib/i18n.ts';
import { isPicture, maxPictureBytes, type UploadedPicture, uploadPicture } from './upload-picture.ts';

/** A picture on its way: shown from the memory of the browser until it is stored. With a `problem` it may be sent again. */
export type Sending = { key: string; file: File; preview: string; percent: number; problem: string | null };
type Input = { free: number; onSent: (picture: UploadedPicture) => void };

const megabyte = 1_048_576;
let lastKey = 0;

/** Checks and sends up to `free` pictures at once; each can be stopped, and sent again when it failed. */
export function usePictureSendings({ free, onSent }: Input) {
  const { t } = useTranslation();
  const [sendings, setSendings] = useState<readonly Sending[]>([]);
  const [problem, setProblem] = useState<string>();
  const stops = useRef(new Map<string, AbortController>());
  // A picture may arrive many renderings after it was chosen: then the newest listener hears of it.
  const told = useRef(onSent);
  useEffect(() => {
    told.current = onSent;
  });
  const stopAll = useEffectEvent(() => {
    for (const stop of stops.current.values()) stop.abort();
    for (const { preview } of sendings) URL.revokeObjectURL(preview);
  });
  useEffect(() => () => stopAll(), []);

  const change = (key: string, changes: Partial<Sending>) =>
    setSendings((all) => all.map((one) => (one.key === key ? { ...one, ...changes } : one)));
  function dismiss({ key, preview }: Sending) {
    stops.current.get(key)?.abort();
    stops.current.delete(key);
    URL.revokeObjectURL(preview);
    setSendings((all) => all.filter((one) => one.key !== key));
  }
  async function send(sending: Sending) {
    const { key, file } = sending;
    const stop = new AbortController();
    stops.current.set(key, stop);
    change(key, { percent: 0, problem: null });
    try {
      const picture = await uploadPicture(file, (percent) => change(key, { percent }), stop.signal);
      told.current(picture);
      dismiss(sending);
    } catch (error) {
      if (stop.signal.aborted) return;
      change(key, { problem: error instanceof ApiError && error.message ? error.message : t('upload.failed') });
    }
  }
  function take(files: Iterable<File>) {
    setProblem(undefined);
    for (const file of [...files].slice(0, Math.max(0, free - sendings.length))) {
      if (!isPicture(file)) setProblem(t('upload.wrongType'));
      else if (file.size > maxPictureBytes) setProblem(t('upload.tooLarge', { max: maxPictureBytes / megabyte }));
      else {
        lastKey += 1;
        const sending = {
          key: String(lastKey),
          file,
          preview: URL.createObjectURL(file),
          percent: 0,
          problem: null,
        };
        setSendings((all) => [...all, sending]);
        void send(sending);
      }
    }
  }
  return { sendings, problem, take, dismiss, send };
}
