/** Generates the documents of the API for programs from the routes and the schemas of the protocol. */
import { type ConversionConfig, toJsonSchema, toJsonSchemaDefs } from '@valibot/to-json-schema';
import * as protocol from '@windrose/protocol';
import type { GenericSchema } from 'valibot';
import type { Settings } from '../settings/definitions.ts';
import { ACCESS, allowsPrograms, PARAMS, paramsOf, type Route, requiresUser } from './route.ts';

type Json = Record<string, unknown>;

/** All schemas that the protocol exports, by name. */
const NAMED: Readonly<Record<string, GenericSchema>> = Object.fromEntries(
  Object.entries(protocol).filter(([, value]) => (value as { kind?: string }).kind === 'schema') as [
    string,
    GenericSchema,
  ][],
);

const CONFIG: ConversionConfig = {
  target: 'draft-2020-12',
  // JSON Schema cannot express transformations such as trimming. The documents describe the input.
  errorMode: 'ignore',
  typeMode: 'input',
  overrideRef: ({ referenceId }) => `#/components/schemas/${referenceId}`,
};

function schemaOf(schema: GenericSchema): Json {
  const known = Object.entries(NAMED).find(([, each]) => each === schema);
  if (known !== undefined) return { $ref: `#/components/schemas/${known[0]}` };
  const { $schema, $defs, ...rest } = toJsonSchema(schema, { ...CONFIG, definitions: { ...NAMED } }) as Json;
  return rest;
}

function definitions(): Json {
  return toJsonSchemaDefs({ ...NAMED }, CONFIG);
}

export function openApi(routes: readonly Route[], { siteName }: Pick<Settings, 'siteName'>): Json {
  const paths: Record<string, Json> = {};
  for (const route of routes) {
    const path = route.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: operation(route) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: siteName,
      version: String(protocol.PROTOCOL_VERSION),
      description:
        'Tables, moves and users. Changes of tables are sent on the socket at /api/socket: see /api/socket.json.',
    },
    paths,
    components: {
      schemas: definitions(),
      securitySchemes: {
        session: {
          type: 'apiKey',
          in: 'cookie',
          name: 'windrose',
          description: 'Set when a guest is created or a user signs in; over TLS it is named __Host-windrose',
        },
        token: { type: 'http', scheme: 'bearer', description: 'For programs' },
      },
    },
  };
}

function operation(route: Route): Json {
  const { id, access, summary, body, answer } = route;
  const known = [{ session: [] }, ...(allowsPrograms(access) ? [{ token: [] }] : [])];
  // Routes without required authentication may return more to an authenticated caller.
  const security = requiresUser(access) ? known : [{}, ...known];
  return {
    operationId: id,
    summary,
    description: `For ${ACCESS[access]}.`,
    security,
    parameters: parameters(route),
    ...(body === undefined
      ? {}
      : { requestBody: { required: true, content: { 'application/json': { schema: schemaOf(body) } } } }),
    responses: {
      ...success(answer),
      default: {
        description: 'Refused',
        content: { 'application/json': { schema: schemaOf(protocol.RefusalAnswer) } },
      },
    },
  };
}

function success(answer: Route['answer']): Json {
  if (answer === undefined) return { 204: { description: 'Done' } };
  const content =
    answer === 'text'
      ? { 'text/plain': { schema: { type: 'string' } } }
      : { 'application/json': { schema: schemaOf(answer) } };
  return { 200: { description: 'Done', content } };
}

function parameters({ path, query }: Route): Json[] {
  const inPath = paramsOf(path).map((name) => ({ name, in: 'path', required: true, schema: schemaOf(PARAMS[name]) }));
  if (query === undefined) return inPath;
  const { properties, required = [] } = schemaOf(query) as { properties: Record<string, Json>; required?: string[] };
  const inQuery = Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
  }));
  return [...inPath, ...inQuery];
}

/** Returns the JSON Schema of socket messages in both directions. */
export function socketSchemas(): Json {
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    client: { $ref: '#/components/schemas/ClientMessage' },
    server: { $ref: '#/components/schemas/ServerMessage' },
    components: { schemas: definitions() },
  };
}
