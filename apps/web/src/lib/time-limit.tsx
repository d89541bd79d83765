import { Countdown } from '../ui/countdown.tsx';
import { useTranslation } from './i18n.ts';
import { serverNow } from './server-clock.ts';

type TimeLimitProps = { until: string; label: string; over: string; onOver?: () => void };

/** What is left of a time limit, by the server's clock. */
export function TimeLimit(limit: TimeLimitProps) {
  const { t } = useTranslation();
  const units = {
    days: t('time.days'),
    hours: t('time.hours'),
    minutes: t('time.minutes'),
    seconds: t('time.seconds'),
  };
  return <Countdown {...limit} units={units} now={serverNow} />;
}
