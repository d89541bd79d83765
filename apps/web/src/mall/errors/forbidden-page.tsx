import { ErrorPage } from './error-page.tsx';

/** Shown at /401, where a refused permission leads. */
export default function ForbiddenPage() {
  return <ErrorPage status={401} kind="forbidden" />;
}
