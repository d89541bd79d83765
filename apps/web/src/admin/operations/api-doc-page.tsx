import { FramedPage } from './framed-page.tsx';

/** Every call of the server, from the page that also stands alone. */
export default function ApiDocPage() {
  return <FramedPage component="tools/swagger/index" address="/doc.html" />;
}
