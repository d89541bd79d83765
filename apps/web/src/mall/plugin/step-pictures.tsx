import type { ReactNode } from 'react';
import styles from './step-pictures.module.css';

/** What is to be seen at each step: a browser drawn with few lines, the place to press in the colour of whose turn it is. */
const pictures = {
  download: (
    <Window>
      <rect className={styles['line']} x="16" y="44" width="60" height="5" rx="2.5" />
      <rect className={styles['line']} x="16" y="55" width="44" height="5" rx="2.5" />
      <rect className={styles['press']} x="16" y="70" width="58" height="16" rx="4" />
      <path className={styles['onPress']} d="M45 73v8m-3.5-3.5L45 81l3.5-3.5" />
      <path className={styles['folder']} d="M104 58h16l5 6h27v30h-48z" />
      <path className={styles['arrow']} d="M80 78h18m-5-5 5 5-5 5" />
    </Window>
  ),
  open: (
    <Window address="chrome://extensions">
      <rect className={styles['card']} x="16" y="44" width="38" height="26" rx="3" />
      <rect className={styles['card']} x="62" y="44" width="38" height="26" rx="3" />
      <rect className={styles['card']} x="108" y="44" width="38" height="26" rx="3" />
      <rect className={styles['card']} x="16" y="76" width="38" height="14" rx="3" />
    </Window>
  ),
  developer: (
    <Window address="chrome://extensions">
      <rect className={styles['line']} x="94" y="43" width="34" height="5" rx="2.5" />
      <rect className={styles['press']} x="133" y="40" width="20" height="11" rx="5.5" />
      <circle className={styles['knob']} cx="147.500" cy="45.500" r="4" />
      <rect className={styles['card']} x="16" y="60" width="38" height="28" rx="3" />
      <rect className={styles['card']} x="62" y="60" width="38" height="28" rx="3" />
      <rect className={styles['card']} x="108" y="60" width="38" height="28" rx="3" />
    </Window>
  ),
  load: (
    <Window address="chrome://extensions">
      <rect className={styles['press']} x="16" y="40" width="46" height="13" rx="3" />
      <rect className={styles['card']} x="68" y="40" width="34" height="13" rx="3" />
      <rect className={styles['card']} x="108" y="40" width="34" height="13" rx="3" />
      <path className={styles['folder']} d="M24 64h13l4 5h23v22H24z" />
      <path className={styles['arrow']} d="M72 78h18m-5-5 5 5-5 5" />
      <rect className={styles['card']} x="98" y="62" width="44" height="30" rx="3" />
      <Mark x={106} y={70} />
    </Window>
  ),
  pair: (
    <Window isPinned>
      <rect className={styles['line']} x="16" y="46" width="34" height="5" rx="2.5" />
      {[16, 23, 30, 37, 48, 55, 62, 69].map((x) => (
        <rect key={x} className={styles['sign']} x={x} y="63" width="5" height="8" rx="1" />
      ))}
      <path className={styles['arrow']} d="M76 66h16m-5-5 5 5-5 5" />
      <rect className={styles['card']} x="100" y="36" width="52" height="56" rx="4" />
      <rect className={styles['field']} x="106" y="50" width="40" height="12" rx="2" />
      <rect className={styles['press']} x="106" y="70" width="40" height="13" rx="3" />
    </Window>
  ),
} as const;

export type PicturedStep = keyof typeof pictures;

/** Decoration: the step's text says the same. */
export const StepPicture = ({ step }: { step: PicturedStep }) => pictures[step];

function Window({
  address = '',
  isPinned = false,
  children,
}: {
  address?: string;
  isPinned?: boolean;
  children: ReactNode;
}) {
  return (
    <svg className={styles['picture']} viewBox="0 0 168 104" aria-hidden="true">
      <rect className={styles['window']} x="4" y="4" width="160" height="96" rx="6" />
      <path className={styles['edge']} d="M4 32h160" />
      <circle className={styles['dot']} cx="13" cy="18" r="2.500" />
      <circle className={styles['dot']} cx="21" cy="18" r="2.500" />
      <rect className={styles['field']} x="30" y="11" width={isPinned ? 106 : 124} height="14" rx="7" />
      <text className={styles['address']} x="38" y="21">
        {address}
      </text>
      {isPinned ? <Mark x={142} y={11} /> : null}
      {children}
    </svg>
  );
}

/** The plug-in's own mark. */
function Mark({ x, y }: { x: number; y: number }) {
  return (
    <g>
      <rect className={styles['mark']} x={x} y={y} width="14" height="14" rx="3" />
      <path className={styles['onMark']} d={`M${x + 4} ${y + 4}h6v6h-6z`} />
    </g>
  );
}
