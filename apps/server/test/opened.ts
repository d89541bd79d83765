/** What the tests of the file that runs now have opened, closed when they are through, the last first. */
const opened: (() => Promise<void>)[] = [];

export function closeAfterTests(close: () => Promise<void>): void {
  opened.push(close);
}

export async function closeOpened(): Promise<void> {
  for (const close of opened.splice(0).toReversed()) await close();
}
