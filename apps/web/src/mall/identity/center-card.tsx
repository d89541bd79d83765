import { maxAvatarBytes, type UserRow } from '@kouan/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { useDictionary } from '../../lib/dictionary.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { logOut } from '../../lib/log-out.ts';
import { pasteHandler } from '../../shared/page-paste.ts';
import { acceptedPictures, isPicture } from '../../shared/upload-picture.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Button } from '../../ui/button.tsx';
import { Panel } from '../../ui/panel.tsx';
import { useUploadAvatar } from './center-api.ts';
import styles from './center-page.module.css';
import { useFailureText } from './use-failure-text.ts';

/** The account as others see it, with its picture and the ways to what belongs to it. */
export function CenterCard({ user }: { user: UserRow }) {
  const { t } = useTranslation('account');
  const client = useQueryClient();
  const navigate = useNavigate();
  const states = useDictionary('user_status').labels;
  const facts: [string, string | null | undefined][] = [
    [t('username'), user.username],
    [t('buyerCode'), user.buyerCode],
    [t('email'), user.email],
    [t('phone'), user.phone],
    [t('roles'), user.roles.map(({ name }) => name).join(', ')],
    [t('department'), user.dept.name],
    [t('state'), states[String(user.enabled)]],
    [t('since'), user.createTime],
  ];
  return (
    <Panel className={styles['card']}>
      <AvatarButton user={user} />
      <h2>{user.nickName}</h2>
      <dl>
        {facts.map(([name, value]) =>
          value ? (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ) : null,
        )}
      </dl>
      <nav className={styles['ways']} aria-label={t('ways')}>
        {user.buyerCode === null ? null : (
          <>
            <Link to="/myOrder">{t('shell:orders')}</Link>
            <Link to="/myPayment">{t('payments')}</Link>
            <Link to="/myInvoicesOrder">{t('shell:shippingNotes')}</Link>
            <Link to="/myInterest">{t('shell:interest')}</Link>
          </>
        )}
      </nav>
      <Button isBlock onClick={() => void logOut(client, (path) => void navigate(path))}>
        {t('shell:logOut')}
      </Button>
    </Panel>
  );
}

/** The picture with the way to another one. */
function AvatarButton({ user }: { user: UserRow }) {
  const { t } = useTranslation('account');
  const upload = useUploadAvatar();
  const textOf = useFailureText();
  const input = useRef<HTMLInputElement>(null);
  const [percent, setPercent] = useState<number | null>(null);
  const [problem, setProblem] = useState<string | null>(null);

  async function take(file: File | undefined) {
    if (!file || percent !== null) return;
    if (!isPicture(file)) return setProblem(t('common:upload.wrongType'));
    if (file.size > maxAvatarBytes)
      return setProblem(t('common:upload.tooLarge', { max: maxAvatarBytes / 1024 / 1024 }));
    setProblem(null);
    setPercent(0);
    try {
      await upload(file, setPercent);
    } catch (error) {
      setProblem(textOf(error));
    } finally {
      setPercent(null);
      if (input.current) input.current.value = '';
    }
  }
  return (
    <div
      className={styles['avatar']}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        void take(event.dataTransfer.files[0]);
      }}
      onPaste={(event) => pasteHandler(([file]) => void take(file), isPicture)(event)}
    >
      <Avatar key={user.avatarName} name={user.nickName} picture={user.avatarName} />
      <label>
        <input
          ref={input}
          type="file"
          className="visually-hidden"
          accept={acceptedPictures}
          aria-label={t('avatar.change')}
          disabled={percent !== null}
          onChange={(event) => void take(event.target.files?.[0])}
        />
        <span>{percent === null ? t('avatar.change') : t('common:upload.busy', { percent })}</span>
      </label>
      <small>{t('avatar.hint', { max: maxAvatarBytes / 1024 / 1024 })}</small>
      {problem === null ? null : <p role="alert">{problem}</p>}
    </div>
  );
}
