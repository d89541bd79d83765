import { Component, type ReactNode } from 'react';
import { withTranslation, type WithTranslation } from 'react-i18next';
import { Button } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';

type Props = WithTranslation<'common'> & { children: ReactNode };

/** A page that breaks or cannot be loaded breaks alone; reloading fetches the newest version of it. */
class Boundary extends Component<Props, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true };
  }

  override render(): ReactNode {
    const { t, children } = this.props;
    if (!this.state.hasFailed) return children;
    const retry = <Button onClick={() => location.reload()}>{t('retry')}</Button>;
    return <EmptyState tone="danger" title={t('frame.failed')} hint={t('failure.unknown')} action={retry} />;
  }
}

export const PageBoundary = withTranslation('common')(Boundary);
