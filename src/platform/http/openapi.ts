import type { SwaggerOptions } from '@fastify/swagger';
import { z } from 'zod';

type Part = { readonly schema: z.ZodType };

/** A route's response: its body's schema, or a description by media type. */
type Answer = z.ZodType | { readonly description: string; readonly content: Readonly<Record<string, Part>> };

const each = <Value, Made>(table: Readonly<Record<string, Value>>, make: (value: Value) => Made): Record<string, Made> =>
  Object.fromEntries(Object.entries(table).map(([name, value]) => [name, make(value)]));

/**
 * The options with which @fastify/swagger builds the OpenAPI document (3.1, whose schemas are JSON Schema 2020-12) from routes
 * described in zod. A recursive schema has a name (`.meta({ id })`) and is a component of the document.
 */
export function openApi(title: string): SwaggerOptions {
  const named: Record<string, object> = {};

  function jsonOf(shape: z.ZodType, io: 'input' | 'output'): object {
    const made = z.toJSONSchema(shape, { io, unrepresentable: 'any', reused: 'inline' });
    const {
      $schema: _,
      $defs = {},
      ...json
    } = JSON.parse(JSON.stringify(made).replaceAll('"#/$defs/', '"#/components/schemas/')) as typeof made;
    Object.assign(named, $defs);
    return json;
  }

  const described = (answer: Answer): object =>
    answer instanceof z.ZodType
      ? jsonOf(answer, 'output')
      : {
          description: answer.description,
          content: each(answer.content, ({ schema }) => ({ schema: jsonOf(schema, 'output') })),
        };

  return {
    openapi: { openapi: '3.1.0', info: { title, version: '1' } },
    transform: ({ schema, url }) => {
      // A route may have no schema, whatever its type says.
      const { response, ...rest } = (schema as { readonly response?: Readonly<Record<string, Answer>> } | undefined) ?? {};
      return {
        url,
        schema: {
          ...each(rest, (part: unknown) => (part instanceof z.ZodType ? jsonOf(part, 'input') : part)),
          ...(response ? { response: each(response, described) } : {}),
        },
      };
    },
    transformObject: (document) =>
      'openapiObject' in document ? { ...document.openapiObject, components: { schemas: named } } : document.swaggerObject,
  };
}
