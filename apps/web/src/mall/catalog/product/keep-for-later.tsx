import type { ProductView } from '@kouan/contract';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { loginPath } from '../../../lib/access.ts';
import { useTranslation } from '../../../lib/i18n.ts';
import { useSession } from '../../../lib/session.ts';
import { Button } from '../../../ui/button.tsx';
import { productPath } from '../product-path.ts';
import { useKeepGoods, type WishedLine } from './purchase-api.ts';

const mostKept = 50;
type KeepProps = { product: ProductView; lines: readonly WishedLine[]; onKeep: () => void };

/** Keeps what is chosen among the products of interest; with nothing chosen the first specification that can be had. */
export function KeepForLater({ product, lines, onKeep }: KeepProps) {
  const { t } = useTranslation('product');
  const navigate = useNavigate();
  const isSignedIn = useSession((session) => session.token !== null);
  const keep = useKeepGoods();
  const [isKept, setKept] = useState(false);
  const first = product.skus.find(({ stock }) => stock !== 0) ?? product.skus[0];
  const wanted =
    lines.length > 0
      ? lines.slice(0, mostKept)
      : first === undefined
        ? []
        : [{ skuId: first.id, quantity: Math.max(1, product.minQuantity) }];

  async function handleKeep() {
    if (!isSignedIn) {
      onKeep();
      return void navigate(loginPath(productPath(product)));
    }
    const isDone = await keep.mutateAsync({ body: { lines: [...wanted] } }).then(
      () => true,
      () => false, // told like any failed call
    );
    setKept(isDone);
  }
  if (wanted.length === 0) return null;
  return (
    <span role="status">
      {isKept ? (
        <Link to="/myInterest">{t('kept')}</Link>
      ) : (
        <Button kind="text" size="small" icon="heart" isBusy={keep.isPending} onClick={() => void handleKeep()}>
          {t('keep')}
        </Button>
      )}
    </span>
  );
}
