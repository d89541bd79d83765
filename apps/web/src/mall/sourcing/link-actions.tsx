import type { ProductView } from '@kouan/contract';
import { useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { loginPath } from '../../lib/access.ts';
import { ApiError } from '../../lib/api-error.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { useSession } from '../../lib/session.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Note } from '../../ui/note.tsx';
import styles from './link-product.module.css';
import { useCart } from './sourcing-api.ts';

type Line = { skuId: number; quantity: number };
type Answer = { kind: 'ok' | 'warning' | 'bad'; text: string };

/** Buy at once, put into the cart, or fill in the whole table. */
export function LinkActions({
  product,
  line,
  problem,
  destination,
  seenFen,
}: {
  product: ProductView;
  line: Line | undefined;
  problem: string | undefined;
  destination: string | undefined;
  /** The total that is shown; undefined while it is being asked for. */
  seenFen: number | undefined;
}) {
  const { t } = useTranslation('sourcing');
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  const isSignedIn = useSession((session) => session.token !== null);
  const cart = useCart();
  const [answer, setAnswer] = useState<Answer>();
  const [isBusy, setBusy] = useState(false);

  function ready(): Line | undefined {
    if (line === undefined || problem !== undefined) setAnswer({ kind: 'bad', text: problem ?? t('ok.chooseFirst') });
    else if (!isSignedIn) void navigate(loginPath(pathname + search + hash));
    else return line;
    return undefined;
  }
  function handleBuy() {
    if (line === undefined || problem !== undefined)
      return setAnswer({ kind: 'bad', text: problem ?? t('ok.chooseFirst') });
    void navigate(
      `/checkout?product=${product.id}&lines=${line.skuId}x${line.quantity}${destination ? `&to=${destination}` : ''}${seenFen === undefined ? '' : `&seen=${seenFen}`}`,
    );
  }
  async function act(work: (line: Line) => Promise<unknown>) {
    const wanted = ready();
    if (wanted === undefined) return;
    setBusy(true);
    try {
      await work(wanted);
      setAnswer({ kind: 'ok', text: t('ok.added') });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setAnswer({
        kind: error.code === 'cart.already_in_cart' ? 'warning' : 'bad',
        text: error.message || t('common:failure.unknown'),
      });
    } finally {
      setBusy(false);
    }
  }
  return (
    <>
      <div className={styles['go']}>
        <Button kind="primary" size="large" onClick={handleBuy}>
          {t('ok.buy')}
        </Button>
        <Button kind="outlined" size="large" icon="cart" isBusy={isBusy} onClick={() => void act(cart.put)}>
          {t('ok.add')}
        </Button>
        <ButtonLink kind="text" to={`/${product.kind === 'ddc' ? 'mallDdcDetail' : 'mallDetail'}/${product.id}`}>
          {t('ok.many')}
        </ButtonLink>
      </div>
      <div role={answer === undefined || answer.kind === 'ok' ? 'status' : 'alert'} className={styles['answer']}>
        {answer === undefined ? (
          problem === undefined ? null : (
            <Note tone="warning">{problem}</Note>
          )
        ) : (
          <Note tone={answer.kind}>
            {answer.text} {answer.kind === 'ok' ? <Link to="/myCart">{t('ok.toCart')}</Link> : null}
            {answer.kind === 'warning' ? (
              <Button kind="text" size="small" isBusy={isBusy} onClick={() => void act(cart.raise)}>
                {t('ok.raise')}
              </Button>
            ) : null}
          </Note>
        )}
      </div>
    </>
  );
}
