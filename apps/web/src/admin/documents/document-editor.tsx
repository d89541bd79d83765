import { type Language, languages, orderDocuments, type StaffVersion } from '@kouan/contract';
import { useState } from 'react';
import { useTranslation } from '../../lib/i18n.ts';
import { languageName } from '../../lib/language.ts';
import { notify } from '../../lib/notifications.ts';
import { usePermission } from '../../lib/permission.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox, Field, TextInput } from '../../ui/field.tsx';
import { Note } from '../../ui/note.tsx';
import { Segmented } from '../../ui/tabs.tsx';
import { ConfirmDialog } from '../confirm-dialog.tsx';
import { Problem } from '../problem.tsx';
import { DocumentBody, type BodyView } from './document-body.tsx';
import styles from './documents.module.css';
import { useDropDraft, useKeepDraft, usePublishDraft } from './documents-api.ts';

type Bodies = StaffVersion['bodies'];
type EditorProps = { version: StaffVersion; published: StaffVersion; onPublished: () => void };
const views = ['text', 'preview', 'changes'] as const;
const maxNote = 500;

/** A document being written in three languages: text, how it will look, what differs from the version in force. */
export function DocumentEditor({ version, published, onPublished }: EditorProps) {
  const { t } = useTranslation('admin-content');
  const mayEdit = usePermission(['content:edit']);
  const [language, setLanguage] = useState<Language>('cn');
  const [view, setView] = useState<BodyView>('text');
  const [draft, setDraft] = useState(
    version.isPublished ? { ...version, note: '', requiresAcceptance: false } : version,
  );
  const [seenAt, setSeenAt] = useState(version.isPublished ? null : version.changedAt);
  const [isChanged, setChanged] = useState(false);
  const keep = useKeepDraft();

  function change(part: Partial<Pick<StaffVersion, 'bodies' | 'note' | 'requiresAcceptance'>>) {
    setDraft({ ...draft, ...part });
    setChanged(true);
  }
  async function save() {
    if (!isChanged) return notify({ kind: 'info', title: t('admin-parts:unchanged') });
    const { label, bodies, note, requiresAcceptance } = draft;
    try {
      const kept = await keep.act({ params: { label }, body: { bodies, note, requiresAcceptance, changedAt: seenAt } });
      setSeenAt(kept.changedAt);
      setChanged(false);
      notify({ kind: 'success', title: t('saved') });
    } catch {
      // `keep.error` shows what is wrong; what was typed stays.
    }
  }
  return (
    <div className={styles['editor']}>
      <div className={styles['bar']}>
        <Segmented
          label={t('language')}
          active={language}
          items={languages.map((one) => ({ key: one, label: languageName[one] }))}
          onChange={(key) => setLanguage(languages.find((one) => one === key) ?? 'cn')}
        />
        <Segmented
          label={t('view')}
          active={view}
          items={views.map((one) => ({ key: one, label: t(`views.${one}`) }))}
          onChange={(key) => setView(views.find((one) => one === key) ?? 'text')}
        />
      </div>
      <DocumentBody
        view={view}
        language={language}
        text={draft.bodies[language]}
        before={published.bodies[language]}
        isLocked={!mayEdit}
        onChange={(text) => change({ bodies: { ...draft.bodies, [language]: text } satisfies Bodies })}
      />
      {mayEdit ? (
        <>
          <Field id="document-note" label={t('changeNote')}>
            <TextInput
              id="document-note"
              maxLength={maxNote}
              value={draft.note}
              onChange={(event) => change({ note: event.target.value })}
            />
          </Field>
          {orderDocuments.some((label) => label === draft.label) ? (
            <Checkbox
              checked={draft.requiresAcceptance}
              onChange={(event) => change({ requiresAcceptance: event.target.checked })}
            >
              {t('requires')}
            </Checkbox>
          ) : null}
          <Problem error={keep.error} />
          <div className={styles['acts']}>
            <Button kind="primary" isBusy={keep.isBusy} onClick={() => void save()}>
              {t('save')}
            </Button>
            {isChanged || seenAt === null ? null : <Release draft={draft} seenAt={seenAt} onPublished={onPublished} />}
          </div>
          {isChanged && seenAt !== null ? <Note>{t('saveFirst')}</Note> : null}
        </>
      ) : null}
    </div>
  );
}

type ReleaseProps = { draft: StaffVersion; seenAt: string; onPublished: () => void };

/** Puts the kept draft in force, or throws it away. */
function Release({ draft: { label, requiresAcceptance }, seenAt, onPublished }: ReleaseProps) {
  const { t } = useTranslation('admin-content');
  const mayPublish = usePermission(['content:publish']);
  const [asked, setAsked] = useState<'publish' | 'drop'>();
  const publish = usePublishDraft();
  const drop = useDropDraft();
  const params = { label };
  const act = asked === 'publish' ? publish : drop;
  async function confirm() {
    if (asked === 'drop') return drop.act({ params });
    await publish.act({ params, body: { changedAt: seenAt } });
    notify({ kind: 'success', title: t('published') });
    onPublished();
  }
  return (
    <>
      {mayPublish ? <Button onClick={() => setAsked('publish')}>{t('publish')}</Button> : null}
      <Button kind="danger" onClick={() => setAsked('drop')}>
        {t('drop')}
      </Button>
      {asked === undefined ? null : (
        <ConfirmDialog
          title={t(`ask.${asked}`, { name: t(`content:${label}`) })}
          consequence={t(asked === 'publish' && requiresAcceptance ? 'consequence.required' : `consequence.${asked}`)}
          verb={t(asked)}
          kind={asked === 'publish' ? 'primary' : 'dangerSolid'}
          error={act.error}
          onConfirm={confirm}
          onClose={() => setAsked(undefined)}
        />
      )}
    </>
  );
}
