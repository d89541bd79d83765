import type { LineWishes } from '@kouan/contract';
import { useTranslation } from '../lib/i18n.ts';

/** What was wished for a line in the cart, under the goods of an order; nothing where nothing was. */
export function WishesText({ wishes }: { wishes: LineWishes | undefined }) {
  const { t } = useTranslation('cart');
  if (wishes === undefined) return null;
  const words = [
    wishes.note,
    wishes.privateNote === '' ? '' : t('wishes.onlyMine', { note: wishes.privateNote }),
    wishes.substitute === 'ask' ? '' : `${t('wishes.substitute')}: ${t(`wishes.substitutes.${wishes.substitute}`)}`,
    ...wishes.services.map((service) => t(`services:${service}`)),
  ].filter(Boolean);
  return (
    <small className="muted">
      {t('wishes.title')}: {words.join(' · ')}
    </small>
  );
}
