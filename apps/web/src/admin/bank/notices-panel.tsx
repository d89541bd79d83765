import {
  type BankSourceView,
  noticeSignatureHeader,
  noticeTimestampHeader,
  type renewBankSecret,
  type ReplyOf,
} from '@kouan/contract';
import { useState } from 'react';
import { formatDateTime } from '../../lib/formats.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { usePermission } from '../../lib/permission.ts';
import { PageFrame } from '../../shared/page-frame.tsx';
import { Button } from '../../ui/button.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Tag } from '../../ui/tag.tsx';
import { ConfirmDialog } from '../confirm-dialog.tsx';
import { Problem } from '../problem.tsx';
import { AddSource } from './add-source.tsx';
import { AutomaticTerms } from './automatic-terms.tsx';
import { useBankSources, useRenewSecret, useSwitchSource } from './bank-api.ts';
import styles from './bank.module.css';
import { SecretDialog } from './secret-dialog.tsx';

export type NewSecret = ReplyOf<typeof renewBankSecret>;

/** Banks that tell of each transfer at once, what was refused of them, and up to what their word is enough. */
export function NoticesPanel() {
  const { t } = useTranslation('admin-bank');
  const mayEdit = usePermission(['settings:edit']);
  const sources = useBankSources();
  const [isAdding, setAdding] = useState(false);
  const [secret, setSecret] = useState<NewSecret | null>(null);
  return (
    <Panel
      title={t('notices.title')}
      className={styles['import'] ?? ''}
      actions={
        mayEdit ? (
          <Button icon="plus" onClick={() => setAdding(true)}>
            {t('notices.add')}
          </Button>
        ) : undefined
      }
    >
      <p className={styles['hint']}>{t('notices.hint')}</p>
      <PageFrame
        query={sources}
        isEmpty={(found) => found.length === 0}
        empty={<p className={styles['none']}>{t('notices.none')}</p>}
      >
        {(found) => (
          <ul className={styles['sources']}>
            {found.map((source) => (
              <Source key={source.id} source={source} mayEdit={mayEdit} onSecret={setSecret} />
            ))}
          </ul>
        )}
      </PageFrame>
      <AutomaticTerms mayEdit={mayEdit} />
      {isAdding ? <AddSource onClose={() => setAdding(false)} onSecret={setSecret} /> : null}
      {secret === null ? null : <SecretDialog made={secret} onClose={() => setSecret(null)} />}
    </Panel>
  );
}

type SourceProps = { source: BankSourceView; mayEdit: boolean; onSecret: (made: NewSecret) => void };

function Source({ source, mayEdit, onSecret }: SourceProps) {
  const { t } = useTranslation('admin-bank');
  const { account, lastNotice } = source;
  return (
    <li className={styles['source']} aria-label={source.name}>
      <div>
        <h3>
          {source.name}{' '}
          <Tag tone={source.isActive ? 'done' : 'off'}>
            {source.isActive ? t('notices.active') : t('notices.inactive')}
          </Tag>
        </h3>
        <p>
          {account.bankName} <span className="mono">{account.accountNumber}</span>
        </p>
        <p className="muted">
          {lastNotice === null
            ? t('notices.never')
            : t('notices.last', {
                date: formatDateTime(lastNotice.at),
                outcome: t(`notices.outcome.${lastNotice.outcome}`),
              })}
          {' · '}
          {t('notices.counts', { booked: source.bookedCount, known: source.knownCount })}
        </p>
        {source.failures.map((failure) => (
          <p key={failure.message} className={styles['failure']}>
            {t('notices.failure', {
              message: failure.message,
              count: failure.count,
              date: formatDateTime(failure.lastAt),
            })}
          </p>
        ))}
        {mayEdit ? (
          <details className={styles['how']}>
            <summary>{t('notices.address')}</summary>
            <p className="mono">{`${location.origin}${source.path}`}</p>
            <p>{t('notices.signHint', { timestamp: noticeTimestampHeader, signature: noticeSignatureHeader })}</p>
          </details>
        ) : null}
      </div>
      {mayEdit ? <SourceActs source={source} onSecret={onSecret} /> : null}
    </li>
  );
}

function SourceActs({ source, onSecret }: Pick<SourceProps, 'source' | 'onSecret'>) {
  const { t } = useTranslation('admin-bank');
  const turn = useSwitchSource();
  const renew = useRenewSecret();
  const [isRenewing, setRenewing] = useState(false);
  function handleSwitch() {
    // A failure shows below the buttons.
    turn.act({ params: { id: source.id }, body: { isActive: !source.isActive } }).catch(() => undefined);
  }
  return (
    <div className={styles['sourceActs']}>
      <Button size="small" onClick={() => setRenewing(true)}>
        {t('notices.renew')}
      </Button>
      <Button size="small" isBusy={turn.isBusy} onClick={handleSwitch}>
        {source.isActive ? t('notices.switchOff') : t('notices.switchOn')}
      </Button>
      <Problem error={turn.error} />
      {isRenewing ? (
        <ConfirmDialog
          title={t('notices.renewTitle', { name: source.name })}
          consequence={t('notices.renewText')}
          verb={t('notices.renew')}
          error={renew.error}
          onConfirm={() => renew.act({ params: { id: source.id }, body: {} }).then(onSecret)}
          onClose={() => setRenewing(false)}
        />
      ) : null}
    </div>
  );
}
