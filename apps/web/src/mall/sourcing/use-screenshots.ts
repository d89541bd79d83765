import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from '../../lib/i18n.ts';
import { isPicture, maxPictureBytes, type UploadedPicture, uploadPicture } from '../../shared/upload-picture.ts';

/** A picture on its way to the server: `percent` until it is there, then `picture`. */
export type Shot = { key: string; file: File; percent: number | null; picture: UploadedPicture | null };
type ScreenshotsInput = { max: number; onChange: (pictures: readonly UploadedPicture[]) => void };
let lastKey = 0;

/** Takes up to `max` pictures, also those pasted anywhere on the page, and sends each at once. */
export function useScreenshots({ max, onChange }: ScreenshotsInput) {
  const { t } = useTranslation('sourcing');
  const [shots, setShots] = useState<readonly Shot[]>([]);
  const [problem, setProblem] = useState<string>();

  const tell = useEffectEvent(onChange);
  useEffect(() => tell(shots.flatMap(({ picture }) => (picture ? [picture] : []))), [shots]);

  const update = (key: string, change: Partial<Shot>) =>
    setShots((all) => all.map((shot) => (shot.key === key ? { ...shot, ...change } : shot)));
  const remove = (key: string) => setShots((all) => all.filter((shot) => shot.key !== key));

  async function send(file: File) {
    lastKey += 1;
    const key = String(lastKey);
    setShots((all) => [...all, { key, file, percent: 0, picture: null }]);
    try {
      update(key, { picture: await uploadPicture(file, (percent) => update(key, { percent })), percent: null });
    } catch (error) {
      remove(key);
      setProblem(error instanceof Error && error.message ? error.message : t('common:upload.failed'));
    }
  }
  function take(files: Iterable<File>) {
    setProblem(undefined);
    for (const file of [...files].slice(0, Math.max(0, max - shots.length))) {
      if (!isPicture(file)) setProblem(t('common:upload.wrongType'));
      else if (file.size > maxPictureBytes)
        setProblem(t('common:upload.tooLarge', { max: maxPictureBytes / 1024 / 1024 }));
      else void send(file);
    }
  }

  const handlePaste = useEffectEvent((event: ClipboardEvent) => {
    const files = [...(event.clipboardData?.files ?? [])].filter(isPicture);
    if (files.length === 0) return;
    event.preventDefault();
    take(files);
  });
  useEffect(() => {
    const listener = (event: ClipboardEvent) => handlePaste(event);
    document.addEventListener('paste', listener);
    return () => document.removeEventListener('paste', listener);
  }, []);

  return { shots, problem, take, remove };
}
