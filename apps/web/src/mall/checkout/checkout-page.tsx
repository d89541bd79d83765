import { maxOrderLines } from '@kouan/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useAddressQuery } from '../../lib/address-query.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { PageFrame } from '../../shared/page-frame.tsx';
import { PlatformLimits } from '../../shared/platform-limits.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Field, TextAreaInput } from '../../ui/field.tsx';
import { Note } from '../../ui/note.tsx';
import { PageHead, Panel } from '../../ui/panel.tsx';
import { Segmented } from '../../ui/tabs.tsx';
import { siteQuery, useQuote } from './checkout-api.ts';
import { CheckoutAddress } from './checkout-address.tsx';
import { CheckoutLines } from './checkout-lines.tsx';
import styles from './checkout-page.module.css';
import { CheckoutSlip } from './checkout-slip.tsx';
import { DueDocuments } from './due-documents.tsx';
import { type OrderWish, useOrderWish } from './order-wish.ts';
import { ProposalHead } from './proposal-head.tsx';
import { useOrderAddress } from './use-order-address.ts';
import { type Refusal, skuOf, useOrderPlacing } from './use-place-order.ts';

/** The last look: lines, destination, remarks, the server's totals, and the one button that places the order. */
export default function CheckoutPage() {
  const { t } = useTranslation('checkout');
  const [query] = useSearchParams();
  const { wish, back, isCart, proposalId } = useOrderWish(query);
  const nothing = (
    <EmptyState
      title={t('nothing')}
      hint={t('nothingHint')}
      action={
        <ButtonLink kind="primary" to="/myCart">
          {t('toCart')}
        </ButtonLink>
      }
    />
  );
  return (
    <main id="main" className="wrap">
      <PageHead
        title={t('title')}
        actions={
          <ButtonLink to={back} kind="text" icon="back">
            {t(isCart ? 'toCart' : proposalId === '' ? 'backToProduct' : 'order-work:proposal.back')}
          </ButtonLink>
        }
      />
      {!isCart && proposalId === '' && !query.get('product') ? (
        nothing
      ) : (
        <PageFrame query={wish} isEmpty={(found) => found.lines.length === 0} empty={nothing}>
          {(found) =>
            found.lines.length > maxOrderLines ? (
              <Note tone="bad">{t('tooMany', { count: String(maxOrderLines) })}</Note>
            ) : (
              <Checkout wish={found} proposalId={proposalId} seenFen={seenIn(query)} />
            )
          }
        </PageFrame>
      )}
    </main>
  );
}

/** The total on the page that led here, in fen; what is none is left out. */
function seenIn(query: URLSearchParams): number | undefined {
  const seen = query.get('seen') ?? '';
  return /^[1-9]\d{0,14}$/.test(seen) ? Number(seen) : undefined;
}

type CheckoutProps = { wish: OrderWish; proposalId: string; seenFen: number | undefined };

function Checkout({ wish, proposalId, seenFen }: CheckoutProps) {
  const { t, language } = useTranslation('checkout');
  const [query, changeQuery] = useAddressQuery();
  const [remarks, setRemarks] = useState('');
  const places = useQuery(siteQuery()).data?.feeSchedule.destinations ?? [];
  const { address, hasAddresses, choose } = useOrderAddress();
  const place = places.find(({ code }) => code === (address?.destination ?? query.get('to'))) ?? places[0];
  const quote = useQuote(
    wish.lines.map(({ skuId, quantity }) => ({ skuId, quantity })),
    place?.code,
  );
  const placing = useOrderPlacing({ requote: () => quote.refetch() });

  const wrongSkuId = skuOf(quote.error) ?? (placing.refusal?.kind === 'other' ? placing.refusal.skuId : undefined);

  function handlePlace(code: string) {
    changeQuery(
      (next) => {
        next.set('to', code);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  }
  const handleSubmit = () =>
    quote.data &&
    place &&
    !quote.isPlaceholderData &&
    void placing.submit({
      quote: quote.data,
      lines: wish.lines,
      destination: place.code,
      remarks: remarks.trim(),
      addressId: address?.id,
      proposalId: proposalId === '' ? undefined : proposalId,
    });
  return (
    <div className={styles['columns']}>
      <div className={styles['work']}>
        {proposalId === '' ? null : <ProposalHead id={proposalId} />}
        {wish.isIncomplete ? <Note tone="warning">{t('gone')}</Note> : null}
        <CheckoutLines wish={wish} quote={quote.data} wrongSkuId={wrongSkuId} />
        <CheckoutAddress
          address={address}
          hasAddresses={hasAddresses}
          zone={place?.name[language] ?? ''}
          onChoose={choose}
        />
        <Panel>
          {address !== undefined ? null : (
            <div className={styles['destination']}>
              <span>{t('fees:destination')}</span>
              <Segmented
                label={t('fees:destination')}
                active={place?.code ?? ''}
                items={places.map(({ code, name }) => ({ key: code, label: name[language] }))}
                onChange={handlePlace}
              />
            </div>
          )}
          <Field id="remarks" label={t('remarks')} optionalMark={t('optional')}>
            <TextAreaInput
              id="remarks"
              rows={3}
              maxLength={500}
              placeholder={t('remarksPlaceholder')}
              value={remarks}
              onChange={(event) => setRemarks(event.target.value)}
            />
          </Field>
        </Panel>
        <PlatformLimits />
      </div>
      <CheckoutSlip
        quote={quote.data}
        isStale={quote.isFetching}
        problem={quote.error?.message}
        refusal={placing.refusal ?? changeSince(seenFen, quote.data?.totalFen)}
        isBusy={placing.isBusy}
        place={place?.name[language] ?? ''}
        onExpired={() => void quote.refetch()}
        onSubmit={handleSubmit}
      />
      {placing.rules ? <DueDocuments onAgreed={placing.rules.agreed} onClose={placing.rules.close} /> : null}
    </div>
  );
}

/** What is to be said when the server's total is another one than was seen before. */
const changeSince = (seenFen: number | undefined, totalFen: number | undefined): Refusal | undefined =>
  seenFen === undefined || totalFen === undefined || seenFen === totalFen
    ? undefined
    : { kind: 'changed', beforeFen: seenFen };
