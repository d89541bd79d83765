const everyMs = 1_000;

/** Tells when the page's address changes without a new page being loaded, as single-page sites do. */
export function watchAddress(page: Window, onChange: () => void): void {
  let known = page.location.href;
  const look = () => {
    if (page.location.href === known) return;
    known = page.location.href;
    onChange();
  };
  page.addEventListener('popstate', look);
  page.setInterval(look, everyMs);
}
