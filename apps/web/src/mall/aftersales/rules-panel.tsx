import type { CompensationView } from '@kouan/contract';
import { formatBasisPoints, formatDateTime } from '../../lib/formats.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { Panel } from '../../ui/panel.tsx';
import styles from './rules-panel.module.css';

/** What comes back for which reason, within which time, with which proof: the rules in force. */
export function RulesPanel({ rules }: { rules: CompensationView }) {
  const { t } = useTranslation('aftersales');
  return (
    <Panel title={t('rules.title')}>
      <p className="muted">{t('rules.since', { date: formatDateTime(rules.effectiveAt) })}</p>
      <h3 className={styles['heading']}>{t('rules.claims')}</h3>
      <ClaimTable rules={rules} />
      <dl className={styles['others']}>
        <dt>{t('rules.returns')}</dt>
        <dd>{useReturnsText(rules)}</dd>
        <dt>{t('rules.before')}</dt>
        <dd>{t('rules.beforeGives')}</dd>
      </dl>
    </Panel>
  );
}

function ClaimTable({ rules }: { rules: CompensationView }) {
  const { t } = useTranslation('aftersales');
  const remedies = (rule: CompensationView['claims'][number]) =>
    rule.remedies.map((one) => t(`remedy.${one}`)).join(' / ');
  return (
    <table className={styles['rules']}>
      <thead>
        <tr>
          <th scope="col">{t('rules.reason')}</th>
          <th scope="col">{t('rules.time')}</th>
          <th scope="col">{t('rules.proof')}</th>
          <th scope="col">{t('remedy.of')}</th>
          <th scope="col">{t('rules.gives')}</th>
        </tr>
      </thead>
      <tbody>
        {rules.claims.map((rule) => (
          <tr key={rule.reason}>
            <th scope="row">{t(`reason.${rule.reason}`)}</th>
            <td data-label={t('rules.time')}>
              {t('rules.days', { count: Math.min(rule.days ?? rules.claimDays, rules.claimDays) })}
            </td>
            <td data-label={t('rules.proof')}>{t(rule.needsPhoto ? 'rules.photo' : 'rules.noPhoto')}</td>
            <td data-label={t('remedy.of')}>{remedies(rule)}</td>
            <td data-label={t('rules.gives')}>
              <GivesText rule={rule} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** What a claim by this rule gives, in words. */
export function GivesText({ rule }: { rule: CompensationView['claims'][number] }) {
  const { t, language } = useTranslation('aftersales');
  const percent = (basisPoints: number) => formatBasisPoints(basisPoints, language);
  return t('rules.amount', { share: percent(rule.shareBasisPoints), ceiling: percent(rule.ceilingBasisPoints) });
}

function useReturnsText({ returns }: CompensationView): string {
  const { t } = useTranslation('aftersales');
  const costs = [
    ...(returns.takesFreight ? [t('rules.freight')] : []),
    ...(returns.takesService ? [t('rules.service')] : []),
    ...(returns.takesReturnFreight ? [t('rules.returnFreight')] : []),
  ];
  return costs.length === 0 ? t('rules.returnsWhole') : t('rules.returnsLess', { costs: costs.join(t('rules.and')) });
}
