/**
 * Stands in for `typebox` in the browser's files. The pages read schemas only to know a form's rules, so the builder alone,
 * without types and checks, is enough: the same plain JSON Schema at a fiftieth of the size. A test compares both on every
 * schema of the contract.
 */
type Schema = Record<string, unknown>;
type Options = Record<string, unknown>;

const optional = Symbol('optional');
const isOptional = (schema: Schema): boolean => optional in schema;

export const Type = {
  String: (options?: Options): Schema => ({ type: 'string', ...options }),
  Integer: (options?: Options): Schema => ({ type: 'integer', ...options }),
  Number: (options?: Options): Schema => ({ type: 'number', ...options }),
  Boolean: (options?: Options): Schema => ({ type: 'boolean', ...options }),
  Null: (options?: Options): Schema => ({ type: 'null', ...options }),
  Any: (options?: Options): Schema => ({ ...options }),
  Unknown: (options?: Options): Schema => ({ ...options }),
  Literal: (value: unknown, options?: Options): Schema => ({ type: typeof value, const: value, ...options }),
  Enum: (values: readonly unknown[], options?: Options): Schema => ({ enum: values, ...options }),
  Array: (items: Schema, options?: Options): Schema => ({ type: 'array', items, ...options }),
  Tuple: (items: readonly Schema[], options?: Options): Schema => ({
    type: 'array',
    additionalItems: false,
    items,
    minItems: items.length,
    ...options,
  }),
  Union: (anyOf: readonly Schema[], options?: Options): Schema => ({ anyOf, ...options }),
  Intersect: (allOf: readonly Schema[], options?: Options): Schema => ({ allOf, ...options }),
  Optional: (schema: Schema): Schema => ({ ...schema, [optional]: true }),
  Unsafe: (schema: Schema): Schema => ({ ...schema }),
  Ref: (name: string, options?: Options): Schema => ({ $ref: name, ...options }),
  Cyclic: (definitions: Record<string, Schema>, name: string, options?: Options): Schema => ({
    $defs: Object.fromEntries(Object.entries(definitions).map(([key, schema]) => [key, { ...schema, $id: key }])),
    $ref: name,
    ...options,
  }),
  Record: (_key: Schema, value: Schema, options?: Options): Schema => ({
    type: 'object',
    patternProperties: { '^.*$': value },
    ...options,
  }),
  Object: object,
  Partial: ({ properties }: Schema): Schema =>
    object(
      Object.fromEntries(
        Object.entries(properties as Record<string, Schema>).map(([name, schema]) => [
          name,
          { ...schema, [optional]: true },
        ]),
      ),
    ), // only objects are made partial
  Pick: (schema: Schema, keys: readonly string[]): Schema => selected(schema, (name) => keys.includes(name)),
  Omit: (schema: Schema, keys: readonly string[]): Schema => selected(schema, (name) => !keys.includes(name)),
};

function object(properties: Record<string, Schema>, options?: Options): Schema {
  const required = Object.keys(properties).filter((name) => !isOptional(properties[name] ?? {}));
  return { type: 'object', ...(required.length > 0 ? { required } : {}), properties, ...options };
}

function selected(schema: Schema, keep: (name: string) => boolean): Schema {
  const properties = schema['properties'] as Record<string, Schema>; // only objects are selected from
  return object(Object.fromEntries(Object.entries(properties).filter(([name]) => keep(name))));
}
