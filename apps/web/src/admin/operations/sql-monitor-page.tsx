import { FramedPage } from './framed-page.tsx';

/** What every statement costs, from the page that also stands alone. */
export default function SqlMonitorPage() {
  return <FramedPage component="monitor/sql/index" address="/druid/index.html" />;
}
