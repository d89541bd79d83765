import { addressOf, batchLabel, type LabelSize, labelSizes, parcelLabel, shelfLabel } from '@kouan/contract';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from '../../lib/i18n.ts';
import { currentToken } from '../../lib/session.ts';
import { Button } from '../../ui/button.tsx';
import { fetchFile } from '../../lib/fetch-file.ts';

type LabelProps = { kind: 'parcel' | 'batch' | 'shelf'; name: string };
const openForMs = 60_000;

/** The label as a PDF in a new tab, ready to be printed, in both sizes. */
export function LabelButtons({ kind, name }: LabelProps) {
  const { t } = useTranslation('admin-receiving');
  const print = useMutation({ mutationFn: (size: LabelSize) => openLabel({ kind, name, size }) });
  return (
    <>
      {labelSizes.map((size) => (
        <Button
          key={size}
          size="small"
          icon="tag"
          aria-label={t('label.of', { name, size })}
          isBusy={print.isPending && print.variables === size}
          onClick={() => print.mutate(size)}
        >
          {t('label.act', { size })}
        </Button>
      ))}
    </>
  );
}

function addressOfLabel({ kind, name, size }: LabelProps & { size: LabelSize }): string {
  if (kind === 'parcel') return addressOf(parcelLabel, { params: { waybill: name }, query: { size } });
  if (kind === 'shelf') return addressOf(shelfLabel, { params: { code: name }, query: { size } });
  return addressOf(batchLabel, { params: { number: name }, query: { size } });
}

/** The tab opens with the click, or browsers would stop it; the document follows. Throws ApiError. */
async function openLabel(label: LabelProps & { size: LabelSize }): Promise<void> {
  const tab = window.open('', '_blank');
  try {
    const signal = new AbortController().signal;
    const file = await fetchFile(addressOfLabel(label), {
      token: currentToken(),
      signal,
      onProgress: () => undefined,
    });
    const address = URL.createObjectURL(file);
    if (tab) tab.location.href = address;
    setTimeout(() => URL.revokeObjectURL(address), openForMs);
  } catch (error) {
    tab?.close();
    throw error;
  }
}
