import { LogList } from './log-list.tsx';

/** What was changed, by whom, and what was refused for want of a permission. */
export default function LogsPage() {
  return <LogList kind="info" component="monitor/log/index" />;
}
