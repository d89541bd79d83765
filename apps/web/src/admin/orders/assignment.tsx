import { Select } from 'antd';
import { useState } from 'react';
import { useTranslation } from '../../lib/i18n.ts';
import { usePermission } from '../../lib/permission.ts';
import { Button } from '../../ui/button.tsx';
import { Tag } from '../../ui/tag.tsx';
import { Problem } from '../problem.tsx';
import { TimeLeft } from '../time-left.tsx';
import styles from './orders.module.css';
import { useAssign, useOrderWork, usePeople, useReturn } from './work-api.ts';

/** Who works on an order until when; claiming it, giving it to somebody, giving it back. */
export function Assignment({ number }: { number: string }) {
  const { t } = useTranslation('admin-order-work');
  const mayAssign = usePermission(['order:accept']);
  const assignee = useOrderWork(number).data?.assignee ?? null;
  const assign = useAssign();
  const giveBack = useReturn();
  const [isChoosing, setChoosing] = useState(false);
  const people = usePeople(isChoosing && mayAssign);
  // A failed act shows in `Problem`; there is nothing else to do about it here.
  const quiet = (act: Promise<unknown>) => void act.catch(() => undefined);
  const handleAssign = (personId?: number) => {
    setChoosing(false);
    quiet(assign.act({ params: { number }, body: personId === undefined ? {} : { personId } }));
  };
  return (
    <div className={styles['assignment']}>
      {assignee === null ? (
        <span className="muted">{t('assign.nobody')}</span>
      ) : (
        <span>
          <Tag tone={assignee.isMine ? 'work' : 'off'}>
            {assignee.isMine ? t('assign.mine') : t('assign.other', { name: assignee.name })}
          </Tag>{' '}
          <TimeLeft until={assignee.until} />
        </span>
      )}
      {mayAssign ? (
        <>
          {assignee?.isMine ? (
            <Button
              size="small"
              isBusy={giveBack.isBusy}
              onClick={() => quiet(giveBack.act({ params: { number }, body: {} }))}
            >
              {t('assign.return')}
            </Button>
          ) : (
            <Button size="small" isBusy={assign.isBusy} onClick={() => handleAssign()}>
              {t(assignee === null ? 'assign.claim' : 'assign.takeOver')}
            </Button>
          )}
          {isChoosing ? (
            <Select
              size="small"
              showSearch
              defaultOpen
              className={styles['person'] ?? ''}
              aria-label={t('assign.person')}
              placeholder={t('assign.person')}
              loading={people.isPending}
              optionFilterProp="label"
              options={(people.data ?? []).map(({ id, nickName }) => ({ value: id, label: nickName }))}
              onChange={handleAssign}
              onBlur={() => setChoosing(false)}
            />
          ) : (
            <Button size="small" kind="text" onClick={() => setChoosing(true)}>
              {t('assign.give')}
            </Button>
          )}
        </>
      ) : null}
      <Problem error={assign.error ?? giveBack.error} />
    </div>
  );
}
