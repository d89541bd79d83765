const freedAfterMs = 10_000;

/** Gives a content to the browser to keep under a name. */
export function keepFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = Object.assign(document.createElement('a'), { href: address, download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), freedAfterMs);
}
