import { readFile } from 'node:fs/promises';
import { extractProduct, recogniseLink } from './index.ts';

const usage = `Usage: npm run -s sourcing -- link            each line of standard input is one JSON string
       npm run -s sourcing -- page FILE --url URL`;
const maxLineLength = 1_000_000;

/** Input that cannot be worked on; the message is for the person at the terminal. */
class InputError extends Error {}

/** Runs one command and gives the exit code: 0 done, 1 unreadable input, 2 wrong arguments. */
export async function main(args: string[]): Promise<number> {
  // A reader that has seen enough, like `head`, is no error.
  process.stdout.on('error', () => process.exit(0));
  const [command, ...rest] = args;
  const page = command === 'page' ? pageArguments(rest) : undefined;
  try {
    if (page !== undefined) await printPage(page);
    else if (command === 'link' && rest.length === 0) await printLinks();
    else return complain(usage, 2);
    return 0;
  } catch (error) {
    if (error instanceof InputError) return complain(error.message, 1);
    throw error;
  }
}

function complain(message: string, code: number): number {
  process.stderr.write(`${message}\n`);
  return code;
}

function pageArguments(args: string[]): { file: string; url: string } | undefined {
  const flag = args.indexOf('--url');
  const url = args[flag + 1];
  const [file, ...others] = args.filter((_, index) => index !== flag && index !== flag + 1);
  return flag < 0 || !url || !file || others.length > 0 ? undefined : { file, url };
}

async function printLinks(): Promise<void> {
  let number = 0;
  for await (const line of linesOf(process.stdin)) {
    number += 1;
    if (line.trim() !== '') print(recogniseLink(parseLine(line, number)));
  }
}

/** Lines end at `\n` only: JSON strings may hold every other line separator. */
async function* linesOf(input: NodeJS.ReadStream): AsyncGenerator<string> {
  let rest = '';
  for await (const chunk of input.setEncoding('utf8') as AsyncIterable<string>) {
    const lines = (rest + chunk).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
    if (rest.length > maxLineLength) throw new InputError(`A line is longer than ${maxLineLength} characters.`);
  }
  yield rest;
}

function parseLine(line: string, number: number): string {
  const value = parseJson(line);
  if (typeof value !== 'string') throw new InputError(`Line ${number} is not a JSON string.`);
  return value;
}

function parseJson(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}

async function printPage({ file, url }: { file: string; url: string }): Promise<void> {
  const bytes = await readFile(file).catch((error: Error) => {
    throw new InputError(`Cannot read ${file}: ${error.message}`);
  });
  print(extractProduct({ html: decode(bytes), url }));
}

/** Older pages are saved in GBK and say so in their first lines. */
function decode(bytes: Buffer): string {
  const isGbk = /charset=["']?gb(?:k|2312|18030)/i.test(bytes.subarray(0, 2048).toString('latin1'));
  return new TextDecoder(isGbk ? 'gb18030' : 'utf-8').decode(bytes);
}

const print = (value: unknown): boolean => process.stdout.write(`${JSON.stringify(value)}\n`);
