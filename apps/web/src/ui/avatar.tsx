import { useState } from 'react';
import styles from './avatar.module.css';

const initials = (name: string): string => {
  const words = name.trim().split(/\s+/);
  const letters = words.length > 1 ? [words[0], words.at(-1)] : [words[0]];
  return letters
    .map((word) => Array.from(word ?? '')[0] ?? '')
    .join('')
    .toUpperCase();
};

/** The picture at /avatar/{picture}, else the initials of the name. */
export function Avatar({ name, picture }: { name: string; picture: string | null }) {
  const [isBroken, setBroken] = useState(false);
  if (picture && !isBroken)
    return (
      <img
        className={styles['avatar']}
        src={`/avatar/${encodeURIComponent(picture)}`}
        width={32}
        height={32}
        alt=""
        onError={() => setBroken(true)}
      />
    );
  return (
    <span className={styles['avatar']} aria-hidden="true">
      {initials(name)}
    </span>
  );
}
