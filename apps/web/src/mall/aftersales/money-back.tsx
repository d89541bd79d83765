import type { CaseOptions } from '@kouan/contract';
import { formatCny, formatDateTime } from '../../lib/formats.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { Note } from '../../ui/note.tsx';
import type { OpenedKind } from './open-case-form.tsx';

/** What comes back, in words and figures, before anything is asked for. */
export function MoneyBack({ kind, options }: { kind: OpenedKind; options: CaseOptions }) {
  const { t, language } = useTranslation('aftersales');
  const money = (fen: number) => formatCny(fen, language);
  if (kind === 'cancel' && options.cancel)
    return <Note>{t('back.cancel', { amount: money(options.cancel.refundFen) })}</Note>;
  if (kind === 'return' && options.return) {
    const { quantity, depositShareFen, freightFen, serviceFen, refundFen, autoReturnAt } = options.return;
    return (
      <Note>
        {t('back.return', { quantity, amount: money(refundFen) })}{' '}
        {t('back.returnParts', {
          deposit: money(depositShareFen),
          freight: money(freightFen),
          service: money(serviceFen),
        })}{' '}
        {autoReturnAt === null ? null : t('back.autoReturn', { date: formatDateTime(autoReturnAt) })}
      </Note>
    );
  }
  return <Note>{t('back.afterSales')}</Note>;
}
