import type { ReviewCeiling } from '@kouan/contract';
import { useState } from 'react';
import { type Static, Type } from 'typebox';
import { TextField } from '../../lib/form.tsx';
import { formatCny, formatDateTime } from '../../lib/formats.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { useSession } from '../../lib/session.ts';
import { typedText } from '../../lib/typed-text.ts';
import { fenOfYuan, yuanOfFen } from '../../lib/yuan.ts';
import { PageFrame } from '../../shared/page-frame.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Panel } from '../../ui/panel.tsx';
import { AdminHead } from '../admin-head.tsx';
import { FormDrawer } from '../form-drawer.tsx';
import { useCeilings, useSetCeiling } from './reviews-api.ts';
import styles from './reviews.module.css';

/** How much each reviewer approves alone; above it a second person decides. */
export default function CeilingsPage() {
  const { t } = useTranslation('admin-reviews');
  const query = useCeilings();
  const ownName = useSession((session) => session.user?.username ?? '');
  const [edited, setEdited] = useState<ReviewCeiling | null>(null);
  return (
    <>
      <AdminHead component="reviews/ceilings" />
      <p className={styles['ceilingHint']}>{t('ceiling.hint')}</p>
      <Panel isFlush>
        <PageFrame
          query={query}
          isEmpty={(rows) => rows.length === 0}
          empty={<EmptyState title={t('ceiling.nobody')} hint={t('ceiling.nobodyHint')} />}
        >
          {(rows) => (
            <ul className={styles['ceilings']}>
              {rows.map((row) => (
                <CeilingRow key={row.userId} row={row} isOwn={row.username === ownName} onEdit={setEdited} />
              ))}
            </ul>
          )}
        </PageFrame>
      </Panel>
      {edited === null ? null : <CeilingDrawer row={edited} onClose={() => setEdited(null)} />}
    </>
  );
}

type RowProps = { row: ReviewCeiling; isOwn: boolean; onEdit: (row: ReviewCeiling) => void };

function CeilingRow({ row, isOwn, onEdit }: RowProps) {
  const { t, language } = useTranslation('admin-reviews');
  return (
    <li>
      <span>
        <b>{row.nickName}</b> <span className="muted">{row.username}</span>
      </span>
      <span>
        {row.ceilingFen === null ? t('ceiling.none') : <b className="num">{formatCny(row.ceilingFen, language)}</b>}
        {row.setAt === null ? null : <small className="muted">{formatDateTime(row.setAt)}</small>}
      </span>
      <Button size="small" disabled={isOwn} title={isOwn ? t('ceiling.own') : undefined} onClick={() => onEdit(row)}>
        {t('ceiling.change')}
      </Button>
    </li>
  );
}

const CeilingForm = Type.Object({ ceilingYuan: Type.Optional(Type.String({ maxLength: 12 })) });

function CeilingDrawer({ row, onClose }: { row: ReviewCeiling; onClose: () => void }) {
  const { t } = useTranslation('admin-reviews');
  const set = useSetCeiling();
  const isWrong = (text: string) => text !== '' && fenOfYuan(text) === undefined;
  async function handleSubmit({ ceilingYuan = '' }: Static<typeof CeilingForm>) {
    const text = ceilingYuan.trim();
    await set.act({ params: { id: row.userId }, body: { ceilingFen: text === '' ? null : (fenOfYuan(text) ?? null) } });
  }
  return (
    <FormDrawer
      title={t('ceiling.of', { name: row.nickName })}
      schema={CeilingForm}
      initial={{ ceilingYuan: row.ceilingFen === null ? '' : yuanOfFen(row.ceilingFen) }}
      verb={t('common:save')}
      error={set.error}
      onSubmit={handleSubmit}
      onDone={onClose}
      onClose={onClose}
    >
      <TextField
        name="ceilingYuan"
        label={t('ceiling.amount')}
        hint={t('ceiling.amountHint')}
        autoComplete="off"
        check={(value) => (isWrong(typedText(value).trim()) ? t('ceiling.wrong') : undefined)}
      />
    </FormDrawer>
  );
}
