/** Whether a translator has rewritten the texts of a page: Chrome's and Google's marks, Edge's, and those of common plug-ins. */
export function isTranslated(document: Document): boolean {
  const { documentElement: root } = document;
  if (/\btranslated-(?:ltr|rtl)\b/.test(root.className)) return true;
  return (
    document.querySelector(
      'font[style*="vertical-align: inherit"], [_msttexthash], [_istranslated="1"], [data-immersive-translate-walked], #goog-gt-tt',
    ) !== null
  );
}
