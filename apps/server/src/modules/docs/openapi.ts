import * as z from 'zod'
import type { AnyCall } from '@enlace/contract/core/call.ts'
import { problemStatus } from '@enlace/contract/core/problem-codes.ts'

/** A JSON schema in the form of OpenAPI 3.1. */
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

/** The whole document, OpenAPI 3.1. */
export interface OpenApi {
  openapi: '3.1.0'
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

/** Builds the API document from the calls: shapes only, without examples that could contain personal data. */
export function openApiOf(calls: readonly AnyCall[], baseUrl: string): OpenApi {
  const paths: OpenApi['paths'] = {}
  for (const call of calls) {
    const path = call.path.replace(/:(\w+)/g, '{$1}')
    paths[path] = { ...paths[path], [call.method.toLowerCase()]: operationOf(call) }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Enlace',
      version: '1',
      description:
        'Calls of the supplier portal. A session has two halves: the header session-token and an HttpOnly cookie, both ' +
        'given by the login. selected-account narrows what is read to one branch account. Calls that change something ' +
        'carry the value of the cookie XSRF-TOKEN in the header X-XSRF-TOKEN (see GET /secret).',
    },
    servers: [{ url: baseUrl }],
    paths,
    components: {
      schemas: { Problem: problemSchema },
      securitySchemes: {
        sessionToken: { type: 'apiKey', in: 'header', name: 'session-token' },
        sessionCookie: { type: 'apiKey', in: 'cookie', name: 'enlace_session' },
      },
    },
  }
}

function operationOf(call: AnyCall): Operation {
  const { access } = call
  // A call that a signature opens needs no session either.
  const isOpen = access.actor === 'visitor' || access.actor === 'system'
  const module = 'module' in access && access.module !== undefined ? ` Module: ${access.module}.` : ''
  return {
    operationId: operationIdOf(call),
    summary: call.purpose,
    description: `Access: ${access.actor}.${module}`,
    tags: [call.path.split('/')[1] ?? ''],
    security: isOpen ? [] : [{ sessionToken: [], sessionCookie: [] }],
    parameters: [
      ...parametersOf(call.params, 'path'),
      ...parametersOf(call.query, 'query'),
      ...(isOpen
        ? []
        : [
            { name: 'selected-account', in: 'header' as const, required: false, schema: { type: 'integer' } },
          ]),
    ],
    ...(call.body && {
      requestBody: {
        required: true as const,
        content: { [mediaTypes[call.encoding ?? 'json']]: { schema: schemaOf(call.body, 'input') } },
      },
    }),
    responses: {
      200:
        call.delivers === 'file'
          ? { description: 'The file', content: { '*/*': { schema: { type: 'string', format: 'binary' } } } }
          : {
              description: 'The answer',
              content: { 'application/json': { schema: schemaOf(call.answer, 'output') } },
            },
      default: {
        description: 'A problem',
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Problem' } } },
      },
    },
  }
}

/** Returns the id of a call for generated clients. */
export const operationIdOf = ({ method, path }: AnyCall) =>
  `${method.toLowerCase()}${path.replace(/\W+(\w)/g, (_, letter: string) => letter.toUpperCase()).replace(/\W/g, '')}`

/** Returns the fields of a schema as parameters of an address. */
export function parametersOf(schema: z.core.$ZodType | undefined, place: 'path' | 'query') {
  if (schema === undefined) return []
  const { properties, required } = schemaOf(schema, 'input')
  if (typeof properties !== 'object' || properties === null) return []
  const needed = new Set(Array.isArray(required) ? required : [])
  return Object.entries(properties).map(([name, inner]) => ({
    name,
    in: place,
    required: place === 'path' || needed.has(name),
    schema: inner,
  }))
}

/** Converts a schema of the contract to JSON Schema. */
export function schemaOf(schema: z.core.$ZodType, io: 'input' | 'output'): ShapeDescription {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any', reused: 'inline' })
  return rest
}

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
