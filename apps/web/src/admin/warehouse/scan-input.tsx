import { type FormEvent, type RefObject, useEffect, useState } from 'react';
import { useTranslation } from '../../lib/i18n.ts';
import { Button } from '../../ui/button.tsx';
import { TextInput } from '../../ui/field.tsx';
import styles from './scan.module.css';

type ScanInputProps = {
  formRef: RefObject<HTMLFormElement | null>;
  isBusy: boolean;
  /** What is scanned here; a waybill unless told. */
  label?: string;
  onScan: (text: string) => void;
};

/** Puts the cursor where the next waybill goes. */
export const focusScan = (form: RefObject<HTMLFormElement | null>): void =>
  form.current?.querySelector('input')?.focus();

/** Keeps the cursor: whatever a scanner types while nothing else is being filled in lands here. */
export function ScanInput({ formRef, isBusy, label, onScan }: ScanInputProps) {
  const { t } = useTranslation('admin-receiving');
  const name = label ?? t('scan.input');
  const [text, setText] = useState('');
  useEffect(() => {
    focusScan(formRef);
    function handleKey(event: KeyboardEvent) {
      const active = document.activeElement;
      // On a button too: else a scanner's Enter would press it, and its number would be lost.
      const isFree =
        active === null || active === document.body || (active instanceof HTMLButtonElement && event.key !== ' ');
      if (isFree && event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey) focusScan(formRef);
    }
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, [formRef]);

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (text.trim() === '' || isBusy) return;
    onScan(text);
    setText('');
  }
  return (
    <form ref={formRef} className={styles['scan']} aria-label={name} onSubmit={handleSubmit}>
      <TextInput
        enterKeyHint="go"
        icon="search"
        aria-label={name}
        placeholder={name}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={60}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <Button type="submit" kind="outlined" size="large" isBusy={isBusy}>
        {t('scan.act')}
      </Button>
    </form>
  );
}
