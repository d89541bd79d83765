import { useState } from 'react';
import { Link } from 'react-router';
import { loginPath } from '../../lib/access.ts';
import { formatCount } from '../../lib/formats.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { useSession } from '../../lib/session.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Panel } from '../../ui/panel.tsx';
import { type Column, Table } from '../../ui/table.tsx';
import { countLines, kindOf, type WrittenLine } from './link-line.ts';
import { type ShownLine, LineActs, LineProduct, LineResult } from './link-line-cells.tsx';
import styles from './link-list.module.css';
import { useLinkLines } from './link-list-api.ts';
import { useLineChoices } from './use-line-choices.ts';

/** The answer to each line, and what can be done with it. Refused lines stay where they are. */
export function LinkLines({ lines }: { lines: readonly WrittenLine[] }) {
  const { t, language } = useTranslation('link-list');
  const isSignedIn = useSession((session) => session.token !== null);
  const [texts] = useState(() => lines.map(({ text }) => text));
  const query = useLinkLines(texts);
  const views = query.data ?? [];
  const choices = useLineChoices(lines, views);
  if (query.error !== null && query.data === undefined)
    return (
      <EmptyState
        tone="danger"
        title={query.error.message || t('common:failure.unknown')}
        action={<Button onClick={() => void query.refetch()}>{t('common:retry')}</Button>}
      />
    );
  const shown = lines.map((line, index): ShownLine => {
    const view = views[index];
    return { index, line, view, kind: kindOf(line, view), choice: choices.choiceOf(index) };
  });
  const open = shown.filter(({ kind, choice }) => kind === 'known' && !choice.isAdded);
  const ready = open.filter(({ choice }) => choice.skuId !== null);
  const counts = countLines(shown.map(({ kind }) => kind));
  const columns: Column<ShownLine>[] = [
    {
      key: 'row',
      head: t('line'),
      align: 'right',
      small: 'hidden',
      cell: ({ line }) => <span className="num">{line.row}</span>,
    },
    {
      key: 'product',
      head: t('product'),
      small: 'title',
      cell: (one) => <LineProduct shown={one} choices={choices} />,
    },
    { key: 'result', head: t('result'), cell: (one) => <LineResult shown={one} /> },
    { key: 'act', head: t('act'), cell: (one) => <LineActs shown={one} choices={choices} /> },
  ];
  const count = formatCount(lines.length, language);
  return (
    <Panel isFlush className={styles['answers'] ?? ''}>
      <div className={styles['summary']}>
        <b role="status">{query.data === undefined ? t('reading', { count }) : t('summary', { count, ...counts })}</b>
        {isSignedIn ? (
          <span className={styles['ways']}>
            {open.length === 0 ? null : (
              <Button
                kind="primary"
                icon="cart"
                isBusy={choices.isBusy}
                onClick={() => void choices.putAll((ready.length === 0 ? open : ready).map(({ index }) => index))}
              >
                {t('addAll', { count: formatCount(ready.length, language) })}
              </Button>
            )}
            <Link to="/myCart">{t('toCart')}</Link>
          </span>
        ) : (
          <ButtonLink to={loginPath('/mallDdc/links')}>{t('logInFirst')}</ButtonLink>
        )}
      </div>
      <Table
        columns={columns}
        rows={shown}
        rowKey={({ index }) => index}
        label={t('title')}
        isRefreshing={query.isLoading}
      />
    </Panel>
  );
}
