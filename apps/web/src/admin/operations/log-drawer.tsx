import type { LogRow } from '@kouan/contract';
import { Drawer } from 'antd';
import { formatCount } from '../../lib/formats.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { PageFrame } from '../../shared/page-frame.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { Facts } from '../facts.tsx';
import { LogStatus } from './log-columns.tsx';
import { type LogKind, useException } from './logs-api.ts';
import styles from './operations.module.css';

const widthPx = 760;

/** One line of a log with everything that is known about it; of an error also where it arose. */
export function LogDrawer({ kind, row, onClose }: { kind: LogKind; row: LogRow; onClose: () => void }) {
  const { t, language } = useTranslation('admin-operations');
  return (
    <Drawer open size={`min(${widthPx}px, 100vw)`} title={row.description} onClose={onClose}>
      <div className={styles['detail']}>
        <Facts
          items={[
            { label: t('log.time'), value: row.createTime },
            { label: t('log.user'), value: row.username },
            { label: t('log.status'), value: <LogStatus row={row} /> },
            { label: t('log.took'), value: t('log.ms', { count: formatCount(row.time, language) }) },
            { label: t('log.method'), value: <span className="mono">{row.method}</span> },
            { label: t('log.ip'), value: `${row.requestIp} ${row.address}` },
            { label: t('log.browser'), value: row.browser },
          ]}
        />
        <Block title={t('log.params')} text={spreadOut(row.params)} />
        {kind === 'error' ? <Exception id={row.id} /> : null}
      </div>
    </Drawer>
  );
}

/** JSON over several lines; any other text as it is. */
function spreadOut(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}

function Exception({ id }: { id: number }) {
  const { t } = useTranslation('admin-operations');
  const query = useException(id);
  return (
    <PageFrame query={query}>{({ exception }) => <Block title={t('log.exception')} text={exception} />}</PageFrame>
  );
}

function Block({ title, text }: { title: string; text: string }) {
  const { t } = useTranslation('common');
  if (text === '') return null;
  return (
    <section aria-label={title}>
      <h2>
        {title} <CopyButton text={text} labels={{ copy: t('copy'), copied: t('copied') }} />
      </h2>
      <pre className={styles['block']}>{text}</pre>
    </section>
  );
}
