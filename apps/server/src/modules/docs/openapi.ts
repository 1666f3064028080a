import * as z from 'zod'
import type { AnyCall } from '@enlace/contract/core/call.ts'
import { problemStatus } from '@enlace/contract/core/problem-codes.ts'
import { sessionCookies } from '../../core/http/credentials.ts'
import type { Audience } from '../../core/http/service.ts'
import { pieceMedia } from '../../core/uploads/tus.ts'

/** A JSON schema in the form of OpenAPI. */
export type ShapeDescription = { [key: string]: unknown }

/** One call in the API document. */
export interface Operation {
  operationId: string
  summary: string
  description: string
  tags: string[]
  security: Record<string, string[]>[]
  parameters: {
    name: string
    in: 'path' | 'query' | 'header'
    required: boolean
    description?: string
    schema: unknown
  }[]
  requestBody?: { required: true; content: Record<string, { schema: ShapeDescription; examples?: object }> }
  responses: Record<string, unknown>
}

/** The versions of OpenAPI: many generators do not read 3.1 yet. */
export type OpenApiVersion = '3.1' | '3.0'

/** The whole document. */
export interface OpenApi {
  openapi: '3.1.0' | '3.0.3'
  info: { title: string; version: string; description: string }
  servers: { url: string }[]
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, ShapeDescription>; securitySchemes: Record<string, ShapeDescription> }
}

const mediaTypes = {
  json: 'application/json',
  form: 'application/x-www-form-urlencoded',
  multipart: 'multipart/form-data',
} as const

/** One of the two applications whose calls are documented, and where they are. */
export interface DocumentedApi {
  audience: Audience
  calls: readonly AnyCall[]
  baseUrl: string
}

const introductions: Readonly<Record<Audience, { title: string; description: string }>> = {
  portal: {
    title: 'Enlace',
    description:
      'Calls of the supplier portal. A session has two halves: the header session-token and an HttpOnly cookie, both ' +
      'given by the login. selected-account narrows what is read to one branch account. Calls that change something ' +
      'carry the value of the cookie XSRF-TOKEN in the header X-XSRF-TOKEN (see GET /secret; the login renews it). Calls without a session ' +
      'concern the company of the host; at a host of none, that of the header company.',
  },
  backoffice: {
    title: 'Enlace · back office',
    description:
      'Calls of the back office, for people of a company. A session has two halves: the header session-token and an ' +
      'HttpOnly cookie, both given by the login. Calls that change something carry the value of the cookie ' +
      'XSRF-TOKEN-STAFF in the header X-XSRF-TOKEN (see GET /staff/secret; the login renews it). Programs use the API of /v1 instead.',
  },
}

/** Builds the document of an API from its calls: shapes only, without examples that could contain personal data. */
export function openApiOf({ audience, calls, baseUrl }: DocumentedApi, version: OpenApiVersion): OpenApi {
  const paths: OpenApi['paths'] = {}
  for (const call of calls) {
    const path = call.path.replace(/:(\w+)/g, '{$1}')
    paths[path] = { ...paths[path], [call.method.toLowerCase()]: operationOf(call, audience, version) }
  }
  return {
    openapi: version === '3.1' ? '3.1.0' : '3.0.3',
    info: { ...introductions[audience], version: '1' },
    servers: [{ url: baseUrl }],
    paths,
    components: {
      schemas: { Problem: problemSchema },
      securitySchemes: {
        sessionToken: { type: 'apiKey', in: 'header', name: 'session-token' },
        sessionCookie: { type: 'apiKey', in: 'cookie', name: sessionCookies[audience] },
      },
    },
  }
}

function operationOf(call: AnyCall, audience: Audience, version: OpenApiVersion): Operation {
  const { access } = call
  // A call that a signature opens needs no session either.
  const isOpen = access.actor === 'visitor' || access.actor === 'system'
  const module = 'module' in access && access.module !== undefined ? ` Module: ${access.module}.` : ''
  const area = 'area' in access && access.area !== undefined ? ` Area: ${access.area}.` : ''
  const content = contentOf(call, version)
  return {
    operationId: operationIdOf(call),
    summary: call.purpose,
    description: `Access: ${access.actor}.${module}${area}`,
    tags: [call.path.split('/')[1] ?? ''],
    security: isOpen ? [] : [{ sessionToken: [], sessionCookie: [] }],
    parameters: [
      ...parametersOf(call.params, 'path', version),
      ...parametersOf(call.query, 'query', version),
      ...headersOf(call, audience),
    ],
    ...(content && { requestBody: { required: true as const, content } }),
    responses: {
      200:
        call.delivers === 'file'
          ? { description: 'The file', content: { '*/*': { schema: { type: 'string', format: 'binary' } } } }
          : {
              description: 'The answer',
              content: { 'application/json': { schema: schemaOf(call.answer, 'output', version) } },
            },
      default: {
        description: 'A problem',
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Problem' } } },
      },
    },
  }
}

/** Returns the body of a call by its media type; undefined if it takes none. */
function contentOf(
  call: AnyCall,
  version: OpenApiVersion,
): Record<string, { schema: ShapeDescription }> | undefined {
  const { body, files, encoding = 'json' } = call
  // The next bytes of a file in pieces.
  if (files && encoding === 'json') return { [pieceMedia]: { schema: binary } }
  if (!body && !files) return undefined
  const fields = body ? schemaOf(body, 'input', version) : { type: 'object' }
  return { [mediaTypes[encoding]]: { schema: files ? withFiles(fields, files) : fields } }
}

const binary: ShapeDescription = { type: 'string', format: 'binary' }

/** Adds the files of a multipart body, which come under any key, also several under one. */
function withFiles(
  fields: ShapeDescription,
  { count, bytes }: NonNullable<AnyCall['files']>,
): ShapeDescription {
  const file = {
    type: 'array',
    items: binary,
    maxItems: count,
    description: `At most ${count}, of ${bytes} bytes each. The key of a file may be any.`,
  }
  return { ...fields, properties: { ...asShapes(fields['properties']), file } }
}

const asShapes = (value: unknown): object => (typeof value === 'object' && value !== null ? value : {})

/** The headers that a call takes: the halves of a session, the proof against forgery, and whose data are meant. */
function headersOf({ access, method }: AnyCall, audience: Audience): Operation['parameters'] {
  const header = (name: string, required: boolean, description: string, type = 'string') => ({
    name,
    in: 'header' as const,
    required,
    description,
    schema: { type },
  })
  const isOpen = access.actor === 'visitor' || access.actor === 'system'
  const isSupplier = access.actor === 'supplier' || access.actor === 'master'
  return [
    ...(isOpen ? [] : [header('session-token', true, 'The half of the session that the login answers.')]),
    ...(isSupplier
      ? [header('selected-account', false, 'One branch account; all of the person without it.', 'integer')]
      : []),
    ...(method !== 'GET' && access.actor !== 'system'
      ? [header('X-XSRF-TOKEN', true, 'The value of the anti-forgery cookie.')]
      : []),
    ...(access.actor === 'visitor' && audience === 'portal'
      ? [header('company', false, 'The company that is meant, at a host that none claims.', 'integer')]
      : []),
  ]
}

/** Returns the id of a call for generated clients. */
export const operationIdOf = ({ method, path }: AnyCall) =>
  `${method.toLowerCase()}${path.replace(/\W+(\w)/g, (_, letter: string) => letter.toUpperCase()).replace(/\W/g, '')}`

/** Returns the fields of a schema as parameters of an address. */
export function parametersOf(
  schema: z.core.$ZodType | undefined,
  place: 'path' | 'query',
  version: OpenApiVersion = '3.1',
) {
  if (schema === undefined) return []
  const { properties, required } = schemaOf(schema, 'input', version)
  if (typeof properties !== 'object' || properties === null) return []
  const needed = new Set(Array.isArray(required) ? required : [])
  return Object.entries(properties).map(([name, inner]) => ({
    name,
    in: place,
    required: place === 'path' || needed.has(name),
    schema: inner,
  }))
}

/** Converts a schema of the contract to JSON Schema, in the form of an OpenAPI version. */
export function schemaOf(
  schema: z.core.$ZodType,
  io: 'input' | 'output',
  version: OpenApiVersion = '3.1',
): ShapeDescription {
  const target = version === '3.1' ? 'draft-2020-12' : 'openapi-3.0'
  const { $schema: _, ...rest } = z.toJSONSchema(schema, {
    io,
    target,
    unrepresentable: 'any',
    reused: 'inline',
    override: ({ jsonSchema }) => {
      // Other languages write letters of an expression by other escapes, but themselves alike.
      if (jsonSchema.pattern) jsonSchema.pattern = withLetters(jsonSchema.pattern)
    },
  })
  return rest
}

const withLetters = (pattern: string) =>
  pattern.replaceAll(/\\u([0-9A-Fa-f]{4})/g, (escape, code: string) => {
    const letter = String.fromCodePoint(Number.parseInt(code, 16))
    return /[\p{L}\p{N}]/u.test(letter) ? letter : escape
  })

const problemSchema: ShapeDescription = {
  type: 'object',
  required: ['code', 'message'],
  properties: {
    code: { enum: Object.keys(problemStatus) },
    title: { type: 'string' },
    message: { type: 'string', description: 'A Spanish sentence for the person.' },
    reference: { type: 'string', description: 'What the log knows the failure by.' },
    fields: { type: 'object', additionalProperties: { type: 'string' } },
    error: { type: 'boolean', description: 'Where the answer itself has an error flag.' },
  },
}
