import type { ReplyOf, getOpenApi } from '@kouan/contract';

export type Described = ReplyOf<typeof getOpenApi>;
export type Parameter = { name: string; in: string; required: boolean; description?: string; schema: object };
export type Operation = {
  id: string;
  method: string;
  path: string;
  tag: string;
  description: string;
  parameters: readonly Parameter[];
  body: unknown;
  responses: readonly { status: string; description: string; schema: unknown }[];
};

type Content = Record<string, { schema?: unknown }>;
type Written = {
  operationId: string;
  tags?: string[];
  description?: string;
  parameters?: Parameter[];
  requestBody?: { content: Content };
  responses?: Record<string, { description: string; content?: Content }>;
};

const schemaOf = (content: Content | undefined): unknown => Object.values(content ?? {})[0]?.schema;

/** The calls of a description, by their first word, each once. */
export function operationsOf({ paths }: Described): Operation[] {
  return Object.entries(paths)
    .flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, written]) => toOperation(path, method, written as Written)),
    )
    .toSorted((a, b) => (a.tag === b.tag ? (a.path < b.path ? -1 : 1) : a.tag < b.tag ? -1 : 1));
}

const toOperation = (path: string, method: string, written: Written): Operation => ({
  id: written.operationId,
  method: method.toUpperCase(),
  path,
  tag: written.tags?.[0] ?? '',
  description: written.description ?? '',
  parameters: written.parameters ?? [],
  body: schemaOf(written.requestBody?.content),
  responses: Object.entries(written.responses ?? {}).map(([status, { description, content }]) => ({
    status,
    description,
    schema: schemaOf(content),
  })),
});

/** Those whose address or name holds a word. */
export function matching(operations: readonly Operation[], word: string): readonly Operation[] {
  const wanted = word.trim().toLowerCase();
  return wanted === ''
    ? operations
    : operations.filter(({ id, path, method }) => `${method} ${path} ${id}`.toLowerCase().includes(wanted));
}
