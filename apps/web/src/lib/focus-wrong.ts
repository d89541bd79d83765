const soughtFirst = '[aria-invalid="true"], [role="alert"]';

/** Brings what is wrong in a form before the reader's eyes, once it is marked: its first wrong field gets the cursor. */
export function focusFirstWrong(form: HTMLElement | null): void {
  requestAnimationFrame(() => {
    const first = form?.querySelector<HTMLElement>(soughtFirst);
    first?.scrollIntoView({ block: 'center' });
    first?.focus({ preventScroll: true });
  });
}
