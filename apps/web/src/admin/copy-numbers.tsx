import { useTranslation } from '../lib/i18n.ts';
import { CopyButton } from '../ui/copy-button.tsx';

/** Copies the numbers of the chosen rows, one in a line. */
export function CopyNumbers({ rows }: { rows: readonly { number: string }[] }) {
  const { t } = useTranslation('admin-parts');
  return (
    <CopyButton
      text={rows.map(({ number }) => number).join('\n')}
      labels={{ copy: t('list.copyNumbers'), copied: t('common:copied') }}
    />
  );
}
