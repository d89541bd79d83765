import type { EndpointShape } from '@kouan/contract';
import { useQueryClient } from '@tanstack/react-query';
import { type DragEvent, useRef, useState } from 'react';
import { ApiError } from '../lib/api-error.ts';
import { useTranslation } from '../lib/i18n.ts';
import { pasteHandler, usePagePaste } from '../shared/page-paste.ts';
import { sendFile } from '../shared/upload-picture.ts';
import { Button } from '../ui/button.tsx';
import { classNames } from '../ui/class-names.ts';
import { Icon } from '../ui/icon.tsx';
import styles from './upload-panel.module.css';

type Sending = {
  id: number;
  name: string;
  percent: number;
  state: 'running' | 'done' | 'failed';
  problem: string;
  stop: () => void;
};
type UploadPanelProps = {
  label: string;
  hint: string;
  maxBytes: number;
  endpoint: EndpointShape;
  /** Lists that show what was sent. */
  refresh: readonly EndpointShape[];
};

const maxFiles = 20;
const megabyte = 1_048_576;

/** Files by click, drop or paste, sent one after the other; each shows how far it is, can be stopped, and says why it failed. */
export function UploadPanel({ label, hint, maxBytes, endpoint, refresh }: UploadPanelProps) {
  const { t } = useTranslation('admin-parts');
  const panel = useRef<HTMLElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const { sendings, send, dismiss } = useSending({ endpoint, refresh, maxBytes });
  function handleDrop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    void send([...event.dataTransfer.files]);
  }
  const handlePaste = pasteHandler((files) => void send([...files]));
  // What is pasted into a dialog over the panel is not for it.
  usePagePaste(true, (event) => (isFor(panel.current, event.target) ? handlePaste(event) : undefined));
  function handlePick() {
    void send([...(input.current?.files ?? [])]);
    if (input.current) input.current.value = '';
  }
  const drop = {
    onDrop: handleDrop,
    onDragLeave: () => setOver(false),
    onDragOver: (event: DragEvent) => {
      event.preventDefault();
      setOver(true);
    },
  };
  return (
    <section ref={panel} className={classNames(styles['panel'], isOver && styles['over'])} aria-label={label} {...drop}>
      <div className={styles['pick']}>
        <Icon name="upload" size={20} />
        <span>
          <b>{label}</b> <span className="muted">{hint}</span>
          <span className={styles['ways']}>{t('upload.ways')}</span>
        </span>
        <Button onClick={() => input.current?.click()}>{t('upload.pick')}</Button>
        <input ref={input} type="file" multiple hidden aria-label={label} onChange={handlePick} />
      </div>
      {sendings.length === 0 ? null : (
        <ul className={styles['files']}>
          {sendings.map((one) => (
            <li key={one.id}>
              <span className={styles['name']}>{one.name}</span>
              {one.state === 'running' ? (
                <progress aria-label={one.name} max={100} value={one.percent} />
              ) : (
                <span role={one.state === 'failed' ? 'alert' : 'status'} className={styles[one.state]}>
                  {one.state === 'failed' ? one.problem || t('common:upload.failed') : t('upload.done')}
                </span>
              )}
              <Button kind="text" size="small" onClick={() => dismiss(one)}>
                {t(one.state === 'running' ? 'common:cancel' : 'common:close')}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

let lastId = 0;

function isFor(panel: Element | null, target: EventTarget | null): boolean {
  const dialog = target instanceof Element ? target.closest('[role=dialog]') : null;
  return dialog === null ? panel?.closest('[role=dialog]') === null : dialog.contains(panel);
}

function useSending({ endpoint, refresh, maxBytes }: Pick<UploadPanelProps, 'endpoint' | 'refresh' | 'maxBytes'>) {
  const { t } = useTranslation('admin-parts');
  const client = useQueryClient();
  const [sendings, setSendings] = useState<readonly Sending[]>([]);
  const change = (id: number, changes: Partial<Sending>) =>
    setSendings((old) => old.map((one) => (one.id === id ? { ...one, ...changes } : one)));

  async function sendOne(file: File) {
    const stop = new AbortController();
    lastId += 1;
    const id = lastId;
    const isTooLarge = file.size > maxBytes;
    const problem = isTooLarge ? t('common:upload.tooLarge', { max: Math.floor(maxBytes / megabyte) }) : '';
    const state = isTooLarge ? 'failed' : 'running';
    setSendings((old) => [...old, { id, name: file.name, percent: 0, state, problem, stop: () => stop.abort() }]);
    if (isTooLarge) return;
    try {
      await sendFile(endpoint, file, (percent) => change(id, { percent }), stop.signal);
      change(id, { state: 'done' });
      await Promise.all(refresh.map(({ method, path }) => client.invalidateQueries({ queryKey: [method, path] })));
    } catch (error) {
      change(id, { state: 'failed', problem: error instanceof ApiError ? error.message : '' });
    }
  }
  async function send(files: readonly File[]) {
    for (const file of files.slice(0, maxFiles)) await sendOne(file);
  }
  function dismiss(one: Sending) {
    one.stop();
    setSendings((old) => old.filter(({ id }) => id !== one.id));
  }
  return { sendings, send, dismiss };
}
