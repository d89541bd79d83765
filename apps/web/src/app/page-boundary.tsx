import { Component, type ReactNode } from 'react';
import { useTranslation } from '../lib/i18n.ts';
import { Button } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';

/** A page that breaks or cannot be loaded breaks alone; reloading fetches the newest version of it. */
export function PageBoundary({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  const retry = <Button onClick={() => location.reload()}>{t('retry')}</Button>;
  const message = <EmptyState tone="danger" title={t('frame.failed')} hint={t('failure.unknown')} action={retry} />;
  return <Boundary message={message}>{children}</Boundary>;
}

class Boundary extends Component<{ message: ReactNode; children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true };
  }

  override render(): ReactNode {
    return this.state.hasFailed ? this.props.message : this.props.children;
  }
}
