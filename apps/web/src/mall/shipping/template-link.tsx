import { useState } from 'react';
import { useTranslation } from '../../lib/i18n.ts';
import { Button } from '../../ui/button.tsx';
import { downloadTemplate } from './batch-api.ts';
import { useTellFailure } from './use-tell-failure.ts';

/** Downloads the template in the reader's language. */
export function TemplateLink({ label, kind = 'text' }: { label: string; kind?: 'text' | 'outlined' }) {
  const { t } = useTranslation('shipping');
  const tell = useTellFailure();
  const [isBusy, setBusy] = useState(false);
  async function handleClick() {
    setBusy(true);
    await downloadTemplate(`${t('batch.fileName')}.xlsx`).catch(tell);
    setBusy(false);
  }
  return (
    <Button
      kind={kind}
      size="small"
      icon={kind === 'text' ? undefined : 'download'}
      isBusy={isBusy}
      onClick={() => void handleClick()}
    >
      {label}
    </Button>
  );
}
