import { maxSavedViews, maxViewNameLength } from '@kouan/contract';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from '../lib/i18n.ts';
import { Button, IconButton } from '../ui/button.tsx';
import { TextInput } from '../ui/field.tsx';
import { Tabs } from '../ui/tabs.tsx';
import { activeView, viewQuery } from './saved-views.ts';
import { useSavedViews } from './use-saved-views.ts';
import styles from './view-bar.module.css';

type ViewBarProps = {
  list: string;
  params: URLSearchParams;
  /** Puts a saved query in the place of the filters of now. */
  onChoose: (query: string) => void;
};

const none = '\u0000all';

/** The reader's saved filters of a list, and the way to save the one of now with its columns. */
export function ViewBar({ list, params, onChoose }: ViewBarProps) {
  const { t } = useTranslation('admin-parts');
  const { views, isBusy, keep, forget, show } = useSavedViews(list);
  const [isNaming, setNaming] = useState(false);
  const active = activeView(views, params);
  const query = viewQuery(params);
  const items = [{ key: none, label: t('common:all') }, ...views.map(({ name }) => ({ key: name, label: name }))];

  function choose(key: string) {
    const view = views.find(({ name }) => name === key);
    if (view) show(view);
    onChoose(view?.query ?? '');
  }
  // A refusal is notified; the form then stays open with its name.
  const save = (name: string) =>
    void keep(name, query).then(
      () => setNaming(false),
      () => undefined,
    );
  const maySave = query !== '' && !active && views.length < maxSavedViews;
  return (
    <div className={styles['views']}>
      <Tabs
        items={items}
        active={active?.name ?? (query === '' ? none : '')}
        label={t('list.views')}
        onChange={choose}
      />
      <span className={styles['acts']}>
        {active ? (
          <IconButton
            icon="trash"
            size={16}
            label={t('list.removeView', { name: active.name })}
            onClick={() => forget(active.name)}
          />
        ) : null}
        {maySave && !isNaming ? (
          <Button kind="text" size="small" icon="plus" title={t('list.viewsHint')} onClick={() => setNaming(true)}>
            {t('list.saveView')}
          </Button>
        ) : null}
        {maySave && isNaming ? <NameForm isBusy={isBusy} onSave={save} onClose={() => setNaming(false)} /> : null}
      </span>
    </div>
  );
}

type NameFormProps = { isBusy: boolean; onSave: (name: string) => void; onClose: () => void };

function NameForm({ isBusy, onSave, onClose }: NameFormProps) {
  const { t } = useTranslation('admin-parts');
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector('input')?.focus(), []);
  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const name = new FormData(event.currentTarget).get('viewName');
    if (typeof name === 'string' && name.trim() !== '') onSave(name.trim());
  }
  return (
    <form ref={form} className={styles['naming']} onSubmit={handleSubmit}>
      <TextInput
        name="viewName"
        required
        aria-label={t('list.viewName')}
        placeholder={t('list.viewName')}
        maxLength={maxViewNameLength}
        onKeyDown={(event) => (event.key === 'Escape' ? onClose() : undefined)}
      />
      <Button type="submit" kind="primary" size="small" isBusy={isBusy}>
        {t('common:save')}
      </Button>
    </form>
  );
}
