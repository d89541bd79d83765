import { useState } from 'react';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';
import styles from './picture.module.css';

const maxAttempts = 3;
const pauseMs = 1000;

type PictureProps = {
  src: string;
  alt: string;
  width: number;
  height: number;
  isFirst?: boolean;
  className?: string;
  srcSet?: string;
  sizes?: string;
};

/** A picture that keeps its place, loads when it comes near, and is tried three times before a sign replaces it. */
export function Picture({ src, alt, width, height, isFirst = false, className, srcSet, sizes }: PictureProps) {
  const [attempt, setAttempt] = useState(1);
  const [isBroken, setBroken] = useState(false);
  function handleError() {
    if (attempt >= maxAttempts) setBroken(true);
    else setTimeout(() => setAttempt(attempt + 1), attempt * pauseMs);
  }
  if (isBroken || src === '') {
    return (
      <span
        className={classNames(styles['missing'], className)}
        style={{ aspectRatio: `${width}/${height}` }}
        role="img"
        aria-label={alt}
      >
        <Icon name="image" size={20} />
      </span>
    );
  }
  return (
    <img
      key={attempt}
      className={classNames(styles['picture'], className)}
      src={src}
      srcSet={srcSet}
      sizes={sizes}
      alt={alt}
      width={width}
      height={height}
      loading={isFirst ? 'eager' : 'lazy'}
      fetchPriority={isFirst ? 'high' : 'auto'}
      decoding="async"
      onError={handleError}
    />
  );
}
