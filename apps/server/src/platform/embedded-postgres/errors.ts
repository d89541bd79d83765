export type EmbeddedPostgresProblem =
  | 'folder_not_writable'
  | 'folder_in_use'
  | 'unsupported_platform'
  | 'version_mismatch'
  | 'password_missing'
  | 'not_enough_memory'
  | 'disk_full'
  | 'init_failed'
  | 'start_failed'
  | 'stop_failed';

/** Why the embedded database cannot run. `message` is one line meant for the person who started the program. */
export class EmbeddedPostgresError extends Error {
  readonly problem: EmbeddedPostgresProblem;

  constructor(problem: EmbeddedPostgresProblem, message: string, options?: ErrorOptions) {
    super(message.replace(/\s+/g, ' ').trim(), options);
    this.name = 'EmbeddedPostgresError';
    this.problem = problem;
  }
}

/** The `code` of a Node.js system error such as ENOENT, else an empty text. */
export function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';
}

type Known = { pattern: RegExp; problem: EmbeddedPostgresProblem; message: string };

const knownMessages: readonly Known[] = [
  {
    pattern: /no space left on device/i,
    problem: 'disk_full',
    message: 'The disk is full: the embedded database cannot write.',
  },
  {
    pattern:
      /could not (map anonymous shared memory|create shared memory segment)|cannot allocate memory|out of memory/i,
    problem: 'not_enough_memory',
    message: 'Not enough shared memory for the embedded database: free about 400 MB or set DATABASE_URL.',
  },
  {
    pattern: /read-only file system|permission denied|wrong ownership|invalid permissions/i,
    problem: 'folder_not_writable',
    message: 'The embedded database may not use its data folder.',
  },
];

/** Turns what initdb or postgres printed into an error with one clear line. */
export function errorFromOutput(fallback: EmbeddedPostgresProblem, output: string): EmbeddedPostgresError {
  const lines = output.split('\n').filter((line) => line.trim() !== '');
  const worst = lines.findLast((line) => /\b(FATAL|PANIC|error):/.test(line)) ?? lines.at(-1) ?? 'no output';
  const known = knownMessages.find(({ pattern }) => pattern.test(output));
  if (known) return new EmbeddedPostgresError(known.problem, `${known.message} (${worst})`);
  return new EmbeddedPostgresError(fallback, `The embedded database did not start: ${worst}`);
}
