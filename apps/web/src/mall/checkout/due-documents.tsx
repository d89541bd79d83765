import type { DocumentLabel } from '@kouan/contract';
import { useQuery } from '@tanstack/react-query';
import { useId, useRef, useState } from 'react';
import { Link } from 'react-router';
import { focusFirstWrong } from '../../lib/focus-wrong.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { documentQuery } from '../../shared/document-api.ts';
import { DocumentText } from '../../shared/document-text.tsx';
import { PageFrame } from '../../shared/page-frame.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Checkbox, describe, FieldMessage } from '../../ui/field.tsx';
import { Note } from '../../ui/note.tsx';
import { dueDocumentsQuery, useAcceptDocuments } from './checkout-api.ts';
import styles from './due-documents.module.css';

/** New rules that have to be agreed to before the order: read here, asked once. */
export function DueDocuments({ onAgreed, onClose }: { onAgreed: () => void; onClose: () => void }) {
  const { t } = useTranslation('checkout');
  const due = useQuery(dueDocumentsQuery());
  const accept = useAcceptDocuments();
  const [ticked, setTicked] = useState<ReadonlySet<DocumentLabel>>(new Set());
  const documents = due.data ?? [];
  const [isTried, setTried] = useState(false);
  const list = useRef<HTMLDivElement>(null);

  async function handleAgree() {
    if (documents.length === 0) return onAgreed();
    setTried(true);
    if (!documents.every(({ label }) => ticked.has(label))) return focusFirstWrong(list.current);
    try {
      await accept.mutateAsync({ body: { documents } });
      onAgreed();
    } catch {
      // Another version came in the meantime: it is read before it is agreed to.
      setTicked(new Set());
      setTried(false);
      await due.refetch();
    }
  }
  function handleTick(label: DocumentLabel, isOn: boolean) {
    const others = [...ticked].filter((one) => one !== label);
    setTicked(new Set(isOn ? [...others, label] : others));
  }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('rules.title')}
      closeLabel={t('common:close')}
      actions={
        <>
          <Button onClick={onClose}>{t('common:cancel')}</Button>
          {due.data === undefined ? null : (
            <Button kind="primary" isBusy={accept.isPending} onClick={() => void handleAgree()}>
              {t('rules.agree')}
            </Button>
          )}
        </>
      }
    >
      <p>{t('rules.hint')}</p>
      {accept.error ? <Note tone="bad">{accept.error.message}</Note> : null}
      <PageFrame query={due}>
        {(shown) => (
          <div ref={list}>
            {shown.map(({ label, version }) => (
              <DueDocument
                key={`${label} ${version}`}
                label={label}
                version={version}
                isTicked={ticked.has(label)}
                isMissed={isTried && !ticked.has(label)}
                onTick={(isOn) => handleTick(label, isOn)}
              />
            ))}
          </div>
        )}
      </PageFrame>
    </Dialog>
  );
}

type DueProps = {
  label: DocumentLabel;
  version: number;
  isTicked: boolean;
  /** It was to be agreed to without having been ticked. */
  isMissed: boolean;
  onTick: (isOn: boolean) => void;
};

function DueDocument({ label, version, isTicked, isMissed, onTick }: DueProps) {
  const id = useId();
  const { t, language } = useTranslation('checkout');
  const query = useQuery(documentQuery(label, language, version));
  const name = t(`content:${label}`);
  const error = isMissed ? t('common:field.mustAgree') : undefined;
  return (
    <section className={styles['document']} aria-label={name}>
      <h3>
        <Link to={`/createGuide/${label}`} target="_blank">
          {name}
        </Link>
      </h3>
      <div className={styles['text']} role="region" aria-label={name}>
        <PageFrame query={query}>{({ blocks }) => <DocumentText blocks={blocks} isInset />}</PageFrame>
      </div>
      <Checkbox
        {...describe({ id, error })}
        checked={isTicked}
        disabled={query.data === undefined}
        onChange={(event) => onTick(event.target.checked)}
      >
        {t('rules.read', { name, version: String(version) })}
      </Checkbox>
      <FieldMessage id={id} error={error} />
    </section>
  );
}
