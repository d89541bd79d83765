import { type CartLine, type LineWishes, substitutes, wishedServices } from '@kouan/contract';
import { useState } from 'react';
import { ApiError } from '../../lib/api-error.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Checkbox, Field, SelectInput, TextAreaInput } from '../../ui/field.tsx';
import { Note } from '../../ui/note.tsx';
import { wishesOf } from './cart-api.ts';
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
  const change = (part: Partial<LineWishes>) => setWishes({ ...wishes, ...part });

  async function handleSave() {
    try {
      await onSave(wishes);
      onClose();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setProblem(error.message);
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
        <fieldset>
          <legend>{t('wishes.services')}</legend>
          {wishedServices.map((service) => (
            <Checkbox
              key={service}
              checked={wishes.services.includes(service)}
              onChange={({ target }) =>
                change({
                  services: wishedServices.filter((one) =>
                    one === service ? target.checked : wishes.services.includes(one),
                  ),
                })
              }
            >
              {t(`wishes.service.${service}`)}
            </Checkbox>
          ))}
          <small>{t('wishes.servicesHint')}</small>
        </fieldset>
      </div>
    </Dialog>
  );
}
