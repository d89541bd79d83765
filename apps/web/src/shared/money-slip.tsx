import type { ReactNode } from 'react';
import { formatCny } from '../lib/formats.ts';
import { useTranslation } from '../lib/i18n.ts';
import { Perforation, Slip, Statement, StatementLine } from '../ui/slip.tsx';
import { Money } from './money.tsx';
import styles from './money-slip.module.css';

export type SlipLine = { label: ReactNode; note?: ReactNode; fen: number | bigint; tone?: 'sum' | 'turn' };

type MoneySlipProps = {
  label: string;
  /** What is due now, once and large. */
  due?:
    | {
        label: ReactNode;
        fen: number | bigint;
        vnd?: number | bigint | undefined;
        rateVndPerCnyMicros?: number | bigint | undefined;
      }
    | undefined;
  lines: readonly SlipLine[];
  /** The money act, below the lines. */
  action?: ReactNode;
  /** A second part below the perforation: what has been paid, what is left. */
  history?: readonly SlipLine[] | undefined;
  children?: ReactNode;
};

/** The statement that stands wherever money is asked for. */
export function MoneySlip({ label, due, lines, action, history, children }: MoneySlipProps) {
  return (
    <Slip label={label}>
      {due === undefined ? null : (
        <div className={styles['due']}>
          <span>{due.label}</span>
          <Money fen={due.fen} vnd={due.vnd} rateVndPerCnyMicros={due.rateVndPerCnyMicros} size="due" />
        </div>
      )}
      <Lines lines={lines} />
      {children}
      {action === undefined ? null : <div className={styles['action']}>{action}</div>}
      {history === undefined || history.length === 0 ? null : (
        <>
          <Perforation />
          <Lines lines={history} />
        </>
      )}
    </Slip>
  );
}

function Lines({ lines }: { lines: readonly SlipLine[] }) {
  const { language } = useTranslation();
  return (
    <Statement>
      {lines.map((line, index) => (
        <StatementLine
          key={index}
          label={line.label}
          note={line.note}
          value={formatCny(line.fen, language)}
          tone={line.tone ?? 'normal'}
        />
      ))}
    </Statement>
  );
}
