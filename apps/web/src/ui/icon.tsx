import type { IconName } from './icon-names.ts';
import sprite from './icons.svg?url';

export type { IconName };

/** A drawing beside a text; on its own its button needs an `aria-label`. */
export const Icon = ({
  name,
  size = 18,
  className,
}: {
  name: IconName;
  size?: number;
  className?: string | undefined;
}) => (
  <svg
    className={className}
    width={size}
    height={size}
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.7"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    <use href={`${sprite}#${name}`} />
  </svg>
);

/** 口 as a gate that goods pass through. */
export const BrandMark = ({ size = 32 }: { size?: number }) => (
  <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true">
    <rect width="32" height="32" rx="7" fill="var(--k-primary-solid)" />
    <path
      d="M13 8.5H8.500v15h15V19M13.500 18.500 22.800 9.200M16.700 8.500h6.800v6.800"
      fill="none"
      stroke="#fff"
      strokeWidth="2.800"
      strokeLinecap="square"
    />
  </svg>
);
