import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '../lib/i18n.ts';
import { Link } from 'react-router';
import { dismiss, type Notice, noticeMs, useNotices } from '../lib/notifications.ts';
import { IconButton } from '../ui/button.tsx';
import { classNames } from '../ui/class-names.ts';
import { Icon, type IconName } from '../ui/icon.tsx';
import styles from './toaster.module.css';

const icons: Record<Notice['kind'], IconName> = {
  info: 'info',
  success: 'success',
  warning: 'warning',
  error: 'error',
};

/** The messages at the top right. */
export function Toaster() {
  const notices = useNotices((state) => state.notices);
  return (
    <div className={styles['stack']}>
      {notices.map((notice) => (
        <Toast key={notice.id} notice={notice} />
      ))}
    </div>
  );
}

/** Goes by itself after five seconds that nobody points at it or has the focus in it. */
function Toast({ notice }: { notice: Notice }) {
  const { t } = useTranslation();
  const [isHeld, setHeld] = useState(false);
  const leftMs = useRef(noticeMs);

  useEffect(() => {
    if (isHeld) return;
    const startedAt = Date.now();
    const timer = setTimeout(() => dismiss(notice.id), leftMs.current);
    return () => {
      clearTimeout(timer);
      leftMs.current = Math.max(500, leftMs.current - (Date.now() - startedAt));
    };
  }, [isHeld, notice.id]);

  const hold = {
    onMouseEnter: () => setHeld(true),
    onMouseLeave: () => setHeld(false),
    onFocus: () => setHeld(true),
    onBlur: () => setHeld(false),
  };
  return (
    <div
      className={classNames(styles['toast'], styles[notice.kind])}
      role={notice.kind === 'error' ? 'alert' : 'status'}
      {...hold}
    >
      <Icon name={icons[notice.kind]} size={20} />
      <div className={styles['text']}>
        <b>{notice.title}</b>
        {notice.text ? <p>{notice.text}</p> : null}
        {notice.action ? <Link to={notice.action.to}>{notice.action.label}</Link> : null}
      </div>
      <IconButton icon="close" size={14} label={t('close')} onClick={() => dismiss(notice.id)} />
    </div>
  );
}
