import type { AnyCall } from '@enlace/contract/core/call.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import { problemStatus } from '@enlace/contract/core/problem-codes.ts'
import type { CellKind } from '@enlace/contract/documents/loaded/field.ts'
import { cellHelp, fieldHelp } from '@enlace/contract/imports/templates/field-help-texts.ts'
import { fieldName } from '@enlace/contract/imports/loaded/field-texts.ts'
import { addRecordFile } from '@enlace/contract/documents/attachments/program-calls.ts'
import { pushRecords } from '@enlace/contract/push/calls.ts'
import { recordExamples } from '@enlace/contract/push/examples.ts'
import { pushDocsTexts as texts } from '@enlace/contract/push/texts.ts'
import { kindScopes, type PushKind, pushKinds } from '@enlace/domain/api-key.ts'
import type { Part } from '@enlace/importer/core/mapping/mapping.ts'
import { factsOf } from '@enlace/importer/core/mapping/sent-kinds.ts'
import { targets, type TargetField } from '@enlace/importer/core/mapping/targets.ts'
import {
  operationIdOf,
  parametersOf,
  schemaOf,
  type OpenApi,
  type Operation,
  type ShapeDescription,
} from '../docs/index.ts'

const purposes: Readonly<Record<string, string>> = texts.calls
const text = { type: 'string' }
const amount = { type: ['number', 'string'], description: texts.amount }

/** The JSON type of each kind of field. */
const shapes: Readonly<Record<CellKind, { type: string | string[]; description?: string }>> = {
  code: { type: ['string', 'number'] },
  text,
  paragraph: text,
  nit: { type: ['string', 'number'], description: texts.nit },
  date: { type: 'string', description: texts.date },
  decimal: amount,
  money: amount,
  rate: { type: ['number', 'string'], description: texts.rate },
  invoices: text,
  'withholding-type': { type: 'string', description: texts.withholdingType },
  'withholding-rate': { type: ['number', 'string'], description: texts.withholdingRate },
  year: { type: ['string', 'integer'] },
  bimester: { type: ['string', 'integer'] },
  flag: { type: ['boolean', 'string'] },
  municipality: { type: ['string', 'integer'], description: texts.municipality },
}

/** Builds the OpenAPI 3.1 document from the calls and the importer's fields. */
export function pushOpenApi(calls: readonly AnyCall[], baseUrl: string): OpenApi {
  const paths: OpenApi['paths'] = {}
  for (const call of calls) {
    const path = call.path.replace(/:(\w+)/g, '{$1}')
    paths[path] = { ...paths[path], [call.method.toLowerCase()]: operationOf(call) }
  }
  // The most important calls for programs come first.
  const sorted = Object.entries(paths).toSorted(([one], [other]) => rankOf(one) - rankOf(other))
  const records = Object.fromEntries(pushKinds.map((kind) => [kind, recordOf(kind)]))
  return {
    openapi: '3.1.0',
    info: { title: texts.title, version: '1', description: texts.intro },
    servers: [{ url: baseUrl }],
    paths: Object.fromEntries(sorted),
    components: {
      schemas: { ...records, Problem: problemSchema },
      securitySchemes: {
        apiKey: { type: 'http', scheme: 'bearer', description: texts.auth },
        supplierKey: { type: 'http', scheme: 'bearer', description: texts.supplierAuth },
      },
    },
  }
}

const rankOf = (path: string) =>
  [
    'records',
    'freshness',
    'loads',
    'invoices',
    'invoice-files',
    'bank-accounts',
    'bank-changes',
    'online-payments',
    'whoami',
    'supplier',
  ].indexOf(path.split('/')[2] ?? '')

/** Which key a call asks for. */
function keyOf({ access }: AnyCall): string {
  if (access.actor !== 'program' || access.asks === 'anything') return texts.ofAny
  if (access.asks === 'supplier') return texts.ofSupplier
  return access.asks === 'kind' ? texts.ofKind : `${texts.scope} ${access.asks}`
}

function operationOf(call: AnyCall): Operation {
  const isPush = call === pushRecords
  const isOfSupplier = call.access.actor === 'program' && call.access.asks === 'supplier'
  return {
    operationId: operationIdOf(call),
    summary: purposes[`${call.method} ${call.path}`] ?? call.purpose,
    description: keyOf(call),
    tags: [call.path.split('/')[2] ?? ''],
    security: [isOfSupplier ? { supplierKey: [] } : { apiKey: [] }],
    parameters: [
      ...parametersOf(call.params, 'path').map((parameter) =>
        parameter.name === 'kind' ? { ...parameter, schema: { enum: pushKinds } } : parameter,
      ),
      ...parametersOf(call.query, 'query'),
      ...(isPush ? pushHeaders : []),
      ...(call.files ? [idempotencyHeader] : []),
    ],
    ...(isPush && { requestBody: recordsBody() }),
    ...(call === addRecordFile && { requestBody: fileBody }),
    ...(call.files && { requestBody: partsOf(call.files) }),
    ...(call.body &&
      !call.files && {
        requestBody: {
          required: true as const,
          content: { 'application/json': { schema: schemaOf(call.body, 'input') } },
        },
      }),
    responses: {
      200: {
        description: isPush ? texts.lines : texts.answer,
        content: {
          [isPush ? 'application/x-ndjson' : 'application/json']: { schema: schemaOf(call.answer, 'output') },
        },
      },
      default: {
        description: texts.problem,
        content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
      },
    },
  }
}

const header = (name: string, description: string) => ({
  name,
  in: 'header' as const,
  required: false,
  description,
  schema: { type: 'string' },
})
const idempotencyHeader = header('Idempotency-Key', texts.idempotencyKey)
const pushHeaders = [idempotencyHeader, header('As-Of', texts.asOf), header('Content-Encoding', texts.gzip)]

const fileBody: NonNullable<Operation['requestBody']> = {
  required: true,
  content: Object.fromEntries(
    ['application/pdf', 'image/jpeg', 'image/png', 'application/xml'].map((type) => [
      type,
      { schema: { type: 'string', format: 'binary' } },
    ]),
  ),
}

function partsOf({ count, bytes }: NonNullable<AnyCall['files']>): NonNullable<Operation['requestBody']> {
  return {
    required: true,
    content: {
      'multipart/form-data': {
        schema: {
          type: 'object',
          description: fill(texts.parts, { count, megabytes: Math.floor(bytes / 1024 / 1024) }),
          additionalProperties: { type: 'string', format: 'binary' },
        },
      },
    },
  }
}

function recordsBody(): NonNullable<Operation['requestBody']> {
  const oneOf = pushKinds.map((kind) => ({ $ref: `#/components/schemas/${kind}` }))
  const examples = (write: (record: unknown) => string | unknown[]) =>
    Object.fromEntries(pushKinds.map((kind) => [kind, { summary: kind, value: write(recordExamples[kind]) }]))
  return {
    required: true,
    content: {
      'application/x-ndjson': {
        schema: { oneOf },
        examples: examples((record) => `${JSON.stringify(record)}\n`),
      },
      'application/json': {
        schema: { type: 'array', items: { oneOf } },
        examples: examples((record) => [record]),
      },
    },
  }
}

/** The schema of a record: the importer's fields, with the back office's names. */
function recordOf(kind: PushKind): ShapeDescription {
  const { lines } = factsOf(kind)
  const own = propertiesOf(kind)
  return {
    type: 'object',
    title: kind,
    description: `${texts.scope} ${kindScopes[kind]}`,
    required: requiredOf(targets[kind]),
    properties: {
      ...own,
      ...(lines && {
        lineas: {
          type: 'array',
          description: texts.documentLines,
          items: { type: 'object', properties: propertiesOf(lines) },
        },
      }),
      _deleted: { type: 'boolean', description: texts.deleted },
    },
    examples: [recordExamples[kind]],
  }
}

type Fields = Readonly<Record<string, TargetField>>

function propertiesOf(part: Part): Record<string, ShapeDescription> {
  return Object.fromEntries(
    Object.entries<TargetField>(targets[part]).map(([name, { kind, values }]) => {
      const shape = shapes[kind]
      const form = values ? cellHelp(kind, values) : (shape.description ?? '')
      const description = `${fieldHelp(part, name)} ${form}`.trim()
      return [name, { title: fieldName(name), ...shape, description }]
    }),
  )
}

function requiredOf(fields: Fields): string[] {
  return Object.entries(fields).flatMap(([name, { isRequired }]) => (isRequired ? [name] : []))
}

const problemSchema: ShapeDescription = {
  type: 'object',
  required: ['type', 'title', 'status', 'detail', 'code', 'reference'],
  properties: {
    type: text,
    title: text,
    status: { type: 'integer' },
    detail: { type: 'string', description: texts.problemDetail },
    code: { enum: Object.keys(problemStatus) },
    reference: { type: 'string', description: texts.problemReference },
    fields: { type: 'object', additionalProperties: text },
  },
}
