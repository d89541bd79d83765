import { type CartLine, type LineWishes, substitutes } from '@kouan/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError } from '../../lib/api-error.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { ServiceChoice } from '../../shared/service-choice.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field, SelectInput, TextAreaInput } from '../../ui/field.tsx';
import { Note } from '../../ui/note.tsx';
import { siteQuery, wishesOf } from './cart-api.ts';
import styles from './line-wishes.module.css';

const maxNote = 500;
type WishesProps = {
  line: CartLine;
  isSaving: boolean;
  onSave: (wishes: LineWishes) => Promise<unknown>;
  onClose: () => void;
};

/** What a buyer wishes for one line: a note for us, one for themselves, services, and what to do when it cannot be had. */
export function LineWishesDialog({ line, isSaving, onSave, onClose }: WishesProps) {
  const { t, language } = useTranslation('cart');
  const [wishes, setWishes] = useState<LineWishes>(wishesOf(line));
  const [problem, setProblem] = useState('');
  const site = useQuery(siteQuery());
  const change = (part: Partial<LineWishes>) => setWishes({ ...wishes, ...part });

  async function handleSave() {
    try {
      await onSave(wishes);
      onClose();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setProblem(error.message || t('common:failure.unknown'));
    }
  }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('wishes.title')}
      closeLabel={t('common:close')}
      actions={
        <>
          <Button onClick={onClose}>{t('common:cancel')}</Button>
          <Button kind="primary" isBusy={isSaving} onClick={() => void handleSave()}>
            {t('common:save')}
          </Button>
        </>
      }
    >
      <div className={styles['fields']}>
        <p className="muted">
          {line.title[language]} · {line.specValues.map((value) => value[language]).join(' / ')}
        </p>
        {problem === '' ? null : <Note tone="bad">{problem}</Note>}
        <Field id="wish-note" label={t('wishes.note')} hint={t('wishes.noteHint')}>
          <TextAreaInput
            id="wish-note"
            rows={2}
            maxLength={maxNote}
            value={wishes.note}
            onChange={(event) => change({ note: event.target.value })}
          />
        </Field>
        <Field id="wish-private" label={t('wishes.privateNote')} hint={t('wishes.privateNoteHint')}>
          <TextAreaInput
            id="wish-private"
            rows={2}
            maxLength={maxNote}
            value={wishes.privateNote}
            onChange={(event) => change({ privateNote: event.target.value })}
          />
        </Field>
        <Field id="wish-substitute" label={t('wishes.substitute')}>
          <SelectInput
            id="wish-substitute"
            value={wishes.substitute}
            choices={substitutes.map((value) => ({ value, label: t(`wishes.substitutes.${value}`) }))}
            onChange={({ target }) => change({ substitute: substitutes.find((one) => one === target.value) ?? 'ask' })}
          />
        </Field>
        <div>
          <ServiceChoice
            label={t('services:label')}
            services={wishes.services}
            links={site.data?.feeSchedule.serviceLinks ?? []}
            onChange={(services) => change({ services })}
          />
          <small>{t('services:hint')}</small>
        </div>
      </div>
    </Dialog>
  );
}
