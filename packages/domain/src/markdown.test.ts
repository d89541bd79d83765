import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type MarkdownBlock, maxMarkdownLength, parseMarkdown } from './markdown.ts';
import { markdownRuns, type MarkdownRun, safeHref } from './markdown-runs.ts';

const runsOf = (block: MarkdownBlock): MarkdownRun[] => {
  if (block.kind === 'heading' || block.kind === 'paragraph') return block.runs;
  if (block.kind === 'list') return block.items.flat();
  return block.kind === 'table' ? [...block.head.flat(), ...block.rows.flat(2)] : [];
};
const wordsOf = (text: string): string =>
  parseMarkdown(text)
    .flatMap(runsOf)
    .map((run) => run.text)
    .join('');

test('headings, paragraphs, lists, tables and the prices are read; a line goes on with the one before', () => {
  const text = [
    '# Fees {#fees}',
    'One',
    'two',
    '',
    '### Details',
    '- **bold** and *italic*',
    '  further',
    '- [rules](/createGuide/terms#orders)',
    '1. first',
    '2) second',
    '| Item | Price |',
    '|------|:-----:|',
    '| Box | 1 |',
    '| Crate |',
    '[[prices]]',
    '中文',
    '接着',
  ].join('\r\n');
  expect(parseMarkdown(text)).toEqual([
    { kind: 'heading', level: 2, id: 'fees', runs: [{ text: 'Fees' }] },
    { kind: 'paragraph', runs: [{ text: 'One two' }] },
    { kind: 'heading', level: 3, id: 'part-3', runs: [{ text: 'Details' }] },
    {
      kind: 'list',
      isOrdered: false,
      items: [
        [{ text: 'bold', isBold: true }, { text: ' and ' }, { text: 'italic', isItalic: true }, { text: ' further' }],
        [{ text: 'rules', href: '/createGuide/terms#orders' }],
      ],
    },
    { kind: 'list', isOrdered: true, items: [[{ text: 'first' }], [{ text: 'second' }]] },
    {
      kind: 'table',
      head: [[{ text: 'Item' }], [{ text: 'Price' }]],
      rows: [
        [[{ text: 'Box' }], [{ text: '1' }]],
        [[{ text: 'Crate' }], []],
      ],
    },
    { kind: 'prices' },
    { kind: 'paragraph', runs: [{ text: '中文接着' }] },
  ]);
});

test('marks that are not closed, and what is escaped, are words', () => {
  expect(markdownRuns('2 * 3 and **open [link](nowhere')).toEqual([{ text: '2 * 3 and **open [link](nowhere' }]);
  expect(markdownRuns('\\*no\\* \\[x\\](/y)')).toEqual([{ text: '*no* [x](/y)' }]);
  expect(markdownRuns('**a *b* c**')).toEqual([
    { text: 'a ', isBold: true },
    { text: 'b', isBold: true, isItalic: true },
    { text: ' c', isBold: true },
  ]);
});

test.each([
  ...['javascript:alert(1)', 'JaVaScRiPt:alert(1)', 'java\tscript:alert(1)', 'data:text/html,x', 'vbscript:x'],
  ...['//evil.example', '/\\evil.example', '\\\\evil.example', 'http://plain.example', 'ftp://x', 'file:///etc/passwd'],
  ...[
    'https://user:word@evil.example',
    'https://',
    'https:evil.example',
    ' https://x.example',
    'https://x.example/"onload=',
  ],
  ...['mailto:a@b.c?bcc=x@y.z', 'mailto:x', 'relative/path', '', '\u202ehttps://x.example', `/${'x'.repeat(600)}`],
])('%j is no place to lead to: the link stays words', (href) => {
  expect(safeHref(href)).toBeUndefined();
  expect(markdownRuns(`[x](${href})`).some((run) => run.href !== undefined)).toBe(false);
});

test.each(['https://kouan.example/a?b=c#d', 'mailto:help@kouan.example', '/createGuide/terms', '#orders'])(
  '%s is led to',
  (href) => expect(markdownRuns(`[x](${href})`)).toEqual([{ text: 'x', href }]),
);

test('HTML is never more than words', () => {
  const text = '<script>alert(1)</script> <img src=x onerror=alert(1)>';
  expect(parseMarkdown(text)).toEqual([{ kind: 'paragraph', runs: [{ text }] }]);
});

const piece = fc.constantFrom(
  ...['*', '**', '[', '](', ')', '\\', '#', '# ', '## ', '- ', '1. ', '|', '|-|', '\n', '\r\n', ' ', '  ', '{#a}'],
  ...['javascript:x', 'https://x.example', '/own', '//host', '<b>', '[[prices]]', 'word', '中', 'ế', '\u0000', '😀'],
);

test('whatever is typed gives blocks of known forms whose links lead to safe places', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string({ maxLength: 400 }),
        fc.array(piece, { maxLength: 120 }).map((all) => all.join('')),
      ),
      (text) => {
        for (const block of parseMarkdown(text)) {
          expect(['heading', 'paragraph', 'list', 'table', 'prices']).toContain(block.kind);
          if (block.kind === 'heading') expect(block.id).toMatch(/^[A-Za-z][A-Za-z0-9-]*$/);
          for (const run of runsOf(block)) {
            expect(run.text).not.toBe('');
            if (run.href !== undefined) expect(safeHref(run.href)).toBe(run.href);
          }
        }
      },
    ),
    { numRuns: 2_000 },
  );
});

test('plain words are never lost or changed', () => {
  fc.assert(
    fc.property(fc.array(fc.stringMatching(/^[a-zA-Z,é中<>&"']{1,12}$/), { minLength: 1, maxLength: 40 }), (words) => {
      expect(wordsOf(words.join(' '))).toBe(words.join(' '));
    }),
  );
});

test.each(['*', '**', '[', '[a](', '[a](/b', '\\', '|', '- ', '**a', '# ', '*a **b '])(
  'a longest document of %j is read in well under a second',
  (part) => {
    const started = performance.now();
    parseMarkdown(part.repeat(maxMarkdownLength));
    parseMarkdown(`${part}\n`.repeat(maxMarkdownLength));
    expect(performance.now() - started).toBeLessThan(1_000);
  },
);
