import { proposeShipments, type ShippingProposalView } from '@kouan/contract';
import { useQuery } from '@tanstack/react-query';
import { formatCny, formatCount, formatDate } from '../lib/formats.ts';
import { serverNow } from '../lib/server-clock.ts';
import { useTranslation } from '../lib/i18n.ts';
import { endpointQuery } from '../lib/query.ts';
import { useSession } from '../lib/session.ts';
import { ButtonLink } from '../ui/button.tsx';
import { Panel } from '../ui/panel.tsx';
import { Tag } from '../ui/tag.tsx';
import styles from './shipping-proposal.module.css';

const maxShown = 3;
const soonMs = 3 * 86_400_000;

/** A proposal is worth a line when waiting saves something, or when waiting any longer would cost something soon. */
const isWorthALine = ({ savingFen, returnAt, nextStorageAt }: ShippingProposalView): boolean =>
  savingFen > 0 || [returnAt, nextStorageAt].some((at) => at !== null && Date.parse(at) - serverNow() < soonMs);

/** What to ship now and what to hold, with the saving; nothing at all when there is nothing to say. */
export function ShippingProposal() {
  const { t } = useTranslation('proposal');
  const isSignedIn = useSession((session) => session.token !== null);
  const query = useQuery({
    ...endpointQuery(proposeShipments, {}),
    enabled: isSignedIn,
    staleTime: 0,
    meta: { silent: true },
  });
  const shown = (query.data ?? []).filter(isWorthALine).slice(0, maxShown);
  if (shown.length === 0) return null;
  return (
    <Panel title={t('title')} isFlush className={styles['panel']}>
      <ul className={styles['list']}>
        {shown.map((proposal) => (
          <Proposal key={proposal.orderNumber} proposal={proposal} />
        ))}
      </ul>
    </Panel>
  );
}

function Proposal({ proposal }: { proposal: ShippingProposalView }) {
  const { t, language } = useTranslation('proposal');
  const { orderNumber, now, hold, holdUntil, savingFen, returnAt, nextStorageAt } = proposal;
  const inWords = (goods: ShippingProposalView['now']): string =>
    goods
      .map(({ quantity, title, specValues }) =>
        t('item', {
          quantity: formatCount(quantity, language),
          title: [title[language] || title.cn, ...specValues.map((spec) => spec[language] || spec.cn)].join(' / '),
        }),
      )
      .join(', ');
  const take = now.map(({ lineId, quantity }) => `${lineId}:${quantity}`).join(',');
  return (
    <li>
      <div>
        <p className={styles['head']}>
          <b className="mono">{t('order', { number: orderNumber })}</b>
          {savingFen > 0 ? <Tag tone="done">{t('saves', { amount: formatCny(savingFen, language) })}</Tag> : null}
        </p>
        {hold.length === 0 ? <p>{t('allNow')}</p> : null}
        {hold.length > 0 && now.length > 0 ? <p>{t('now', { goods: inWords(now) })}</p> : null}
        {hold.length > 0 && holdUntil !== null ? (
          <p>{t('hold', { date: formatDate(holdUntil), goods: inWords(hold) })}</p>
        ) : null}
        <p className={styles['dates']}>
          {returnAt === null ? null : <span>{t('returnAt', { date: formatDate(returnAt) })}</span>}{' '}
          {nextStorageAt === null ? null : <span>{t('nextStorage', { date: formatDate(nextStorageAt) })}</span>}
        </p>
      </div>
      {now.length > 0 ? (
        <ButtonLink to={`/myInvoices/${orderNumber}?take=${take}`}>{t('apply', { number: orderNumber })}</ButtonLink>
      ) : null}
    </li>
  );
}
