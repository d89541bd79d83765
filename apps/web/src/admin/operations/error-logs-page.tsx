import { LogList } from './log-list.tsx';

/** Calls that failed through a fault of the server, each with its stack. */
export default function ErrorLogsPage() {
  return <LogList kind="error" component="monitor/log/errorLog" />;
}
