import type { InterestView } from '@kouan/contract';
import { useState } from 'react';
import { Link } from 'react-router';
import { ApiError } from '../../lib/api-error.ts';
import { formatCny, formatCount } from '../../lib/formats.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { Button } from '../../ui/button.tsx';
import styles from './my-interest-page.module.css';
import { useTakeOffer } from './sourcing-api.ts';

/** What the staff found: one press puts it into the cart. */
export function InterestOffer({ offer }: { offer: NonNullable<InterestView['offer']> }) {
  const { t, language } = useTranslation('sourcing');
  const take = useTakeOffer();
  const [isTaken, setTaken] = useState(false);
  const [problem, setProblem] = useState('');
  const { skuId, specValues, quantity, unitPriceFen, isOnSale } = offer;
  const specification = specValues.map((value) => value[language]).join(' / ');

  async function handleTake() {
    try {
      await take.mutateAsync({ body: { skuId, quantity } });
      setTaken(true);
      setProblem('');
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const isThere = error.code === 'cart.already_in_cart';
      setTaken(isThere);
      setProblem(isThere ? '' : error.message || t('common:failure.unknown'));
    }
  }
  return (
    <div className={styles['offer']}>
      <span>
        {specification === '' ? null : <b>{specification} </b>}
        {t('interest.offer', { count: formatCount(quantity, language), price: formatCny(unitPriceFen, language) })}
      </span>
      {!isOnSale ? (
        <em>{t('interest.gone')}</em>
      ) : isTaken ? (
        <span role="status">
          {t('interest.inCart')} <Link to="/myCart">{t('interest.goToCart')}</Link>
        </span>
      ) : (
        <Button kind="primary" size="small" icon="cart" isBusy={take.isPending} onClick={() => void handleTake()}>
          {t('interest.toCart')}
        </Button>
      )}
      {problem === '' ? null : <em role="alert">{problem}</em>}
    </div>
  );
}
