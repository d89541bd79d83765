import { useState } from 'react';
import { Button } from './button.tsx';

const shownMs = 2000;

/** Copies exactly `text`: amounts as digits only, memos as they are. */
export function CopyButton({ text, labels }: { text: string; labels: { copy: string; copied: string } }) {
  const [isCopied, setCopied] = useState(false);
  async function handleCopy() {
    const isDone = await copy(text);
    setCopied(isDone);
    if (isDone) setTimeout(() => setCopied(false), shownMs);
  }
  return (
    <Button kind="text" size="small" icon={isCopied ? 'check' : 'copy'} onClick={() => void handleCopy()}>
      <span role="status">{isCopied ? labels.copied : labels.copy}</span>
    </Button>
  );
}

/** Pages on plain http have no clipboard; the old way still works there. */
async function copy(text: string): Promise<boolean> {
  if (navigator.clipboard)
    return navigator.clipboard.writeText(text).then(
      () => true,
      () => false,
    );
  const area = document.createElement('textarea');
  area.value = text;
  document.body.append(area);
  area.select();
  const isDone = document.execCommand('copy');
  area.remove();
  return isDone;
}
