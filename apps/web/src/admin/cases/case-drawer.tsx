import type { Language, StaffCaseView } from '@kouan/contract';
import { Drawer, Grid } from 'antd';
import { formatCny, formatCount, formatDateTime } from '../../lib/formats.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { Permitted } from '../../lib/permitted.tsx';
import { CaseEvidence } from '../../shared/case-evidence.tsx';
import { CaseEvents } from '../../shared/case-events.tsx';
import { CaseMoney } from '../../shared/case-money.tsx';
import { CaseReplacement } from '../../shared/case-replacement.tsx';
import { PageFrame } from '../../shared/page-frame.tsx';
import { Facts } from '../facts.tsx';
import { Goods } from '../goods.tsx';
import { ApprovePanel } from './approve-panel.tsx';
import { CaseState } from './case-columns.tsx';
import { evidenceAddress, useCase } from './cases-api.ts';
import styles from './cases.module.css';
import { GoodsBack } from './goods-back.tsx';
import { PayoutActs } from './payout-acts.tsx';
import { ReplacementActs } from './replacement-acts.tsx';
import { StoreClaim } from './store-claim.tsx';
import { TalkActs } from './talk-acts.tsx';

/** One case: what it is about, its evidence, the computed refund, and what can be done. */
export function CaseDrawer({ number, onClose }: { number: string; onClose: () => void }) {
  const { t } = useTranslation('admin-cases');
  const query = useCase(number);
  const isLarge = Grid.useBreakpoint().lg !== false;
  return (
    <Drawer open size={isLarge ? 760 : '100%'} title={t('drawerTitle', { number })} onClose={onClose}>
      <PageFrame query={query}>{(view) => <Detail view={view} />}</PageFrame>
    </Drawer>
  );
}

function Detail({ view }: { view: StaffCaseView }) {
  const { t } = useTranslation('admin-cases');
  return (
    <div className={styles['detail']}>
      <p>
        <CaseState row={view} /> {t(`aftersales:kind.${view.kind}`)} · {t(`aftersales:reason.${view.reasonCode}`)}
      </p>
      {view.remedy === 'refund' ? null : <ReplacementActs view={view} />}
      <Permitted any={['case:decide']}>
        <TalkActs view={view} />
        {view.allowedActions.includes('approve') ? <ApprovePanel view={view} /> : null}
      </Permitted>
      {view.remedy === 'refund' ? <ReplacementActs view={view} /> : null}
      <Permitted any={['payment:review']}>
        <PayoutActs view={view} />
      </Permitted>
      <Permitted any={['warehouse:receive']}>
        <GoodsBack view={view} />
      </Permitted>
      <StoreClaim view={view} />
      <Lines view={view} />
      <CaseReplacement view={view} />
      <CaseMoney view={view} />
      <CaseFacts view={view} />
      <CaseEvidence number={view.number} addressIn={(language) => evidenceAddress(view.number, language)} />
      <CaseEvents events={view.events} buyer={view.buyer.nickName} />
    </div>
  );
}

function Lines({ view }: { view: StaffCaseView }) {
  const { t, language } = useTranslation('admin-cases');
  return (
    <section aria-label={t('goods')}>
      <h2>{t('goods')}</h2>
      <ul className={styles['lines']}>
        {view.lines.map((line) => (
          <li key={line.lineId}>
            <Goods {...line} size={40} />
            <span className="num">
              {t('common:pieces', { count: formatCount(line.quantity, language) })}
              {view.kind === 'afterSales' ? (
                <small className="muted">{t('backOf', { sentBack: line.sentBack, returned: line.returned })}</small>
              ) : null}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

const costOf = ({ replacement }: StaffCaseView, language: Language) =>
  replacement?.costFen ? formatCny(replacement.costFen, language) : null;

function CaseFacts({ view }: { view: StaffCaseView }) {
  const { t, language } = useTranslation('admin-cases');
  const moment = (at: string | null) => (at === null ? null : formatDateTime(at));
  return (
    <Facts
      items={[
        { label: t('admin-parts:order'), value: <span className="mono">{view.orderNumber}</span> },
        { label: t('aftersales:shipment'), value: view.shipmentNumber },
        { label: t('admin-parts:buyer'), value: `${view.buyer.nickName} ${view.buyer.code}` },
        { label: t('words'), value: view.reason },
        { label: t('openedAt'), value: formatDateTime(view.openedAt) },
        { label: t('worker'), value: view.claimedBy },
        { label: t('decidedAt'), value: moment(view.decidedAt) },
        { label: t('opinion'), value: view.opinion },
        { label: t('finalAt'), value: moment(view.finalAt) },
        { label: t('remedies.sellerOrderNumber'), value: view.replacement?.sellerOrderNumber },
        { label: t('remedies.cost'), value: costOf(view, language) },
        { label: t('rulesVersion'), value: t('rulesOf', { id: view.rules.id }) },
        { label: t('bornBy'), value: view.bornBy === null ? null : t(`bearer.${view.bornBy}`) },
      ]}
    />
  );
}
