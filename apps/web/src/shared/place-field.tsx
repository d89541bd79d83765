import type { Place } from '@kouan/contract';
import { type KeyboardEvent, useState } from 'react';
import { useField, useForm } from '../lib/form-state.ts';
import { useTranslation } from '../lib/i18n.ts';
import { useDelayed } from '../lib/use-delayed.ts';
import { describe, Field, TextInput } from '../ui/field.tsx';
import { usePlaces } from './address-book-api.ts';
import styles from './address-book.module.css';

const settleMs = 200;
const maxWordLength = 100;
const shownName = ({ wardName, provinceName }: Pick<Place, 'wardName' | 'provinceName'>) =>
  `${wardName}, ${provinceName}`;

/**
 * The ward, found by typing its name of today or a former one. Fills `wardCode`; a former name goes into `oldPlace` as it
 * was typed or chosen.
 */
export function PlaceField({ initial }: { initial: Pick<Place, 'wardName' | 'provinceName'> | undefined }) {
  const { t } = useTranslation('addresses');
  const label = t('place');
  const field = useField({ name: 'wardCode', label });
  const form = useForm();
  const [text, setText] = useState(initial ? shownName(initial) : '');
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(0);
  const word = useDelayed(text.trim().slice(0, maxWordLength), settleMs);
  const query = usePlaces(isOpen ? word : '');
  const places = isOpen && text.trim() !== '' ? (query.data ?? []) : [];
  const listId = `${field.id}-places`;
  const optionId = (at: number) => `${listId}-${at}`;

  function choose(place: Place) {
    setText(shownName(place));
    setOpen(false);
    field.change(place.wardCode);
    form.change('oldPlace', place.oldName ?? '');
  }
  function handleType(next: string) {
    setText(next);
    setOpen(true);
    setActive(0);
    field.change('');
  }
  function handleKey(event: KeyboardEvent) {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    const chosen = places[active];
    if (step !== 0 && places.length > 0) setActive((active + step + places.length) % places.length);
    else if (event.key === 'Enter' && chosen) choose(chosen);
    else if (event.key === 'Escape' && isOpen) setOpen(false);
    else return;
    event.preventDefault();
    event.stopPropagation();
  }
  return (
    <Field id={field.id} label={label} isRequired hint={t('placeHint')} error={field.error} className={styles['place']}>
      <TextInput
        {...describe({ id: field.id, hint: t('placeHint'), error: field.error })}
        id={field.id}
        name="wardCode"
        icon="pin"
        role="combobox"
        aria-expanded={places.length > 0}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={places.length > 0 ? optionId(active) : undefined}
        autoComplete="off"
        maxLength={maxWordLength}
        value={text}
        readOnly={field.isBusy}
        onChange={(event) => handleType(event.target.value)}
        onKeyDown={handleKey}
        onBlur={() => {
          setOpen(false);
          field.blur();
        }}
      />
      <div id={listId} className={styles['places']} role="listbox" aria-label={label} hidden={places.length === 0}>
        {places.map((place, at) => (
          <div
            key={`${place.wardCode} ${place.oldName ?? ''}`}
            id={optionId(at)}
            role="option"
            tabIndex={-1}
            aria-selected={at === active}
            // The field keeps the focus; the mouse chooses before it would leave.
            onMouseDown={(event) => {
              event.preventDefault();
              choose(place);
            }}
          >
            <b>{shownName(place)}</b>
            {place.oldName === null ? null : <small>{t('formerly', { name: place.oldName })}</small>}
          </div>
        ))}
      </div>
      <p role="status" className={styles['found']}>
        {isOpen && word !== '' && query.data?.length === 0 ? t('noPlace') : null}
      </p>
    </Field>
  );
}
