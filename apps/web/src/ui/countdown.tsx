import { useEffect, useEffectEvent, useState } from 'react';
import styles from './countdown.module.css';

type CountdownProps = {
  until: string;
  label: string;
  units: { days: string; hours: string; minutes: string; seconds: string };
  over: string;
  onOver?: () => void;
  /** The time now, in milliseconds, by the clock that the limit is measured with. */ now: () => number;
};

const announcedMinutes = [60, 10, 1];

/** Counts down to a moment and says so at 60, 10 and 1 minutes. Shows nothing until the browser's clock is known. */
export function Countdown({ until, label, units, over, onOver, now }: CountdownProps) {
  const [leftMs, setLeftMs] = useState<number | null>(null);
  useEffect(() => {
    const tick = () => setLeftMs(Math.max(0, Date.parse(until) - now()));
    tick();
    const timer = setInterval(tick, 1000);
    return () => clearInterval(timer);
  }, [until, now]);
  const isOver = leftMs === 0;
  const handleOver = useEffectEvent(() => onOver?.());
  useEffect(() => {
    if (isOver) handleOver();
  }, [isOver]);

  if (leftMs === null) return <span className={styles['countdown']} role="timer" aria-label={label} />;
  if (isOver) return <span className={styles['over']}>{over}</span>;
  const seconds = Math.floor(leftMs / 1000);
  const days = Math.floor(seconds / 86_400);
  const parts: [number, string][] = [
    ...(days > 0 ? [[days, units.days] as [number, string]] : []),
    [Math.floor(seconds / 3600) % 24, units.hours],
    [Math.floor(seconds / 60) % 60, units.minutes],
    ...(days > 0 ? [] : [[seconds % 60, units.seconds] as [number, string]]),
  ];
  const announced = announcedMinutes.findLast((minutes) => seconds <= minutes * 60);
  return (
    <span className={styles['countdown']} role="timer" aria-label={label}>
      {parts.map(([amount, unit]) => (
        <span key={unit}>
          <b>{String(amount).padStart(2, '0')}</b>
          {unit}
        </span>
      ))}
      <span className="visually-hidden" aria-live="polite">
        {announced === undefined ? '' : `${label} ${announced} ${units.minutes}`}
      </span>
    </span>
  );
}
