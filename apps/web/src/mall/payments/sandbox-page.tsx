import { sandboxActs } from '@kouan/contract';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { formatCny } from '../../lib/formats.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { PageFrame } from '../../shared/page-frame.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Note } from '../../ui/note.tsx';
import { PageHead, Panel } from '../../ui/panel.tsx';
import { Tag } from '../../ui/tag.tsx';
import styles from './cashier.module.css';
import { sandboxQuery, useActInSandbox } from './payments-api.ts';

const tones = { pending: 'turn', paid: 'done', failed: 'bad', closed: 'off' } as const;

/** The cashier of the sandbox: whoever pays here says how it ends. */
export default function SandboxPage() {
  const { t, language } = useTranslation('payments');
  const { number = '' } = useParams();
  const query = useQuery(sandboxQuery(number));
  const act = useActInSandbox();
  return (
    <main id="main" className="wrap">
      <PageHead title={t('sandbox.title')} />
      <PageFrame query={query}>
        {(trade) => (
          <Panel>
            <Note tone="warning">{t('sandbox.text')}</Note>
            <p className={styles['sandboxDue']}>
              <b>{formatCny(trade.amountFen, language)}</b>
              <span className="mono">{trade.number}</span>
              <Tag tone={tones[trade.state]}>{t(`sandbox.state.${trade.state}`)}</Tag>
            </p>
            {trade.state === 'pending' ? (
              <div className={styles['sandboxActs']}>
                {sandboxActs.map((one) => (
                  <Button
                    key={one}
                    kind={one === 'succeed' ? 'primary' : 'secondary'}
                    isBusy={act.isPending && act.variables.body.act === one}
                    disabled={act.isPending}
                    title={t(`sandbox.hint.${one}`)}
                    onClick={() => act.mutate({ params: { number }, body: { act: one } })}
                  >
                    {t(`sandbox.act.${one}`)}
                  </Button>
                ))}
              </div>
            ) : null}
            <ButtonLink
              kind={trade.state === 'pending' ? 'text' : 'primary'}
              to={`/mallDdcCashier/${trade.paymentNumber}?returned=1`}
            >
              {t('sandbox.back')}
            </ButtonLink>
          </Panel>
        )}
      </PageFrame>
    </main>
  );
}
