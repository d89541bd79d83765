import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';

/** What the router calls the address that the browser itself opened. */
const firstKey = 'default';

/**
 * Takes the focus into a page that was reached inside the application, so that keyboards and screen readers go on there: what was
 * pressed is gone or belongs to the frame. A field that has the focus keeps it.
 */
export function FocusPage(): null {
  const { key } = useLocation();
  const [isFirst] = useState(key === firstKey);
  useEffect(() => {
    const page = document.getElementById('main');
    const focused = document.activeElement;
    if (isFirst || page === null || focused instanceof HTMLInputElement || page.contains(focused)) return;
    page.tabIndex = -1;
    page.focus({ preventScroll: true });
  }, [isFirst]);
  return null;
}
