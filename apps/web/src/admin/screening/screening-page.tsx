import { type ScreeningRule, screeningKinds } from '@kouan/contract';
import { useState } from 'react';
import { formatCount, formatDateTime } from '../../lib/formats.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { Permitted } from '../../lib/permitted.tsx';
import { Button } from '../../ui/button.tsx';
import { Tag } from '../../ui/tag.tsx';
import { AdminHead } from '../admin-head.tsx';
import { CardRow } from '../card-row.tsx';
import { ConfirmDialog } from '../confirm-dialog.tsx';
import { DataTable } from '../data-table.tsx';
import { FilterBar } from '../filter-bar.tsx';
import { useListAddress } from '../list-address.ts';
import type { ListColumn } from '../list-column.ts';
import { RowActions } from '../row-actions.tsx';
import { RuleForm } from './rule-form.tsx';
import { useDeleteRule, useRules } from './screening-api.ts';

const shownWords = 12;
const wordsOf = ({ words, category }: ScreeningRule): string[] => [
  ...(category === null ? [] : [category.name.cn]),
  ...words.cn,
  ...words.en,
  ...words.vi,
];
const shortWords = (rule: ScreeningRule): string => {
  const words = wordsOf(rule);
  return words.slice(0, shownWords).join(', ') + (words.length > shownWords ? ' …' : '');
};

/** Words and categories that are looked out for: what is forbidden, needs papers or a special line, or carries a brand. */
export default function ScreeningPage() {
  const { t, language } = useTranslation('admin-screening');
  const { params, valueOf, change, page, size } = useListAddress();
  const [edited, setEdited] = useState<ScreeningRule | 'new' | null>(null);
  const [removed, setRemoved] = useState<ScreeningRule | null>(null);
  const remove = useDeleteRule();
  const kind = screeningKinds.find((one) => one === valueOf('kind'));
  const query = useRules({ ...(kind ? { kind } : {}), blurry: valueOf('blurry'), page: page - 1, size });
  const columns = useColumns({ onEdit: setEdited, onRemove: setRemoved });
  const total = query.data?.totalElements;
  return (
    <>
      <AdminHead
        component="screening/index"
        note={total === undefined ? undefined : t('admin-parts:total', { count: formatCount(total, language) })}
        actions={
          <Permitted any={['product:edit']}>
            <Button kind="primary" icon="plus" onClick={() => setEdited('new')}>
              {t('add')}
            </Button>
          </Permitted>
        }
      />
      <FilterBar
        list="screening"
        filters={[
          { name: 'blurry', label: t('blurry'), icon: 'search' },
          {
            name: 'kind',
            label: t('kind'),
            kind: 'choice',
            choices: screeningKinds.map((value) => ({ value, label: t(`screening:kind.${value}`) })),
          },
        ]}
        params={params}
        onChange={change}
      />
      <DataTable
        list="screening"
        query={query}
        columns={columns}
        rowKey={(row) => row.id}
        label={t('title')}
        empty={{ title: t('none'), hint: t('noneHint') }}
        card={(row) => <RuleCard rule={row} onEdit={setEdited} onRemove={setRemoved} />}
        page={page}
        size={size}
        onChange={change}
      />
      {edited === null ? null : <RuleForm rule={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />}
      {removed === null ? null : (
        <ConfirmDialog
          title={t('removeTitle')}
          consequence={`${shortWords(removed)}: ${t('removeHint')}`}
          verb={t('admin-parts:list.removeVerb')}
          error={remove.error}
          onConfirm={() => remove.act({ params: { id: removed.id } })}
          onClose={() => setRemoved(null)}
        />
      )}
    </>
  );
}

type Acts = Record<'onEdit' | 'onRemove', (rule: ScreeningRule) => void>;

function useColumns(acts: Acts): ListColumn<ScreeningRule>[] {
  const { t, language } = useTranslation('admin-screening');
  return [
    { title: t('kind'), key: 'kind', fixed: 'left', render: (_, rule) => <RuleKind rule={rule} /> },
    { title: t('words'), key: 'words', render: (_, rule) => shortWords(rule) },
    { title: t('note'), key: 'note', render: (_, rule) => rule.note[language] },
    { title: t('admin-parts:status'), key: 'isActive', render: (_, rule) => <RuleState rule={rule} /> },
    {
      title: t('changed'),
      key: 'changedAt',
      render: (_, rule) => (
        <span className="muted">
          {rule.changedBy} <span className="num">{formatDateTime(rule.changedAt)}</span>
        </span>
      ),
    },
    {
      title: t('admin-parts:action'),
      key: 'action',
      fixed: 'right',
      align: 'right',
      render: (_, rule) => <RuleActs rule={rule} {...acts} />,
    },
  ];
}

function RuleKind({ rule: { kind } }: { rule: ScreeningRule }) {
  const { t } = useTranslation('screening');
  return <Tag tone={kind === 'forbidden' ? 'bad' : 'warning'}>{t(`kind.${kind}`)}</Tag>;
}

function RuleState({ rule: { isActive } }: { rule: ScreeningRule }) {
  const { t } = useTranslation('admin-screening');
  return <Tag tone={isActive ? 'done' : 'off'}>{t(isActive ? 'active' : 'resting')}</Tag>;
}

function RuleActs({ rule, onEdit, onRemove }: { rule: ScreeningRule } & Acts) {
  const { t } = useTranslation('admin-screening');
  const any = ['product:edit'];
  return (
    <RowActions
      name={t('ruleOf', { words: wordsOf(rule).slice(0, 2).join(', ') })}
      actions={[
        { key: 'edit', label: t('common:edit'), any, onAct: () => onEdit(rule) },
        {
          key: 'remove',
          label: t('admin-parts:list.removeVerb'),
          any,
          isDanger: true,
          onAct: () => onRemove(rule),
        },
      ]}
    />
  );
}

function RuleCard({ rule, ...acts }: { rule: ScreeningRule } & Acts) {
  const { language } = useTranslation('admin-screening');
  return (
    <CardRow
      title={shortWords(rule)}
      tag={<RuleState rule={rule} />}
      lines={[<RuleKind key="kind" rule={rule} />, rule.note[language], formatDateTime(rule.changedAt)]}
      actions={<RuleActs rule={rule} {...acts} />}
    />
  );
}
