import * as z from 'zod/mini'
import type { AnyCall } from '@enlace/contract/core/call.ts'

/** The parts of a schema that are looked into here; the library's own types of them differ by kind. */
interface Definition {
  type: string
  shape?: Record<string, z.ZodMiniType>
  element?: z.ZodMiniType
  innerType?: z.ZodMiniType
  in?: z.ZodMiniType
  out?: z.ZodMiniType
  options?: readonly z.ZodMiniType[]
  entries?: Record<string, string | number>
  values?: readonly unknown[]
  items?: readonly z.ZodMiniType[]
  getter?: () => z.ZodMiniType
}

const uuid = '00000000-0000-4000-8000-000000000000'

/** Texts of every shape that the contract asks for: the first that a field takes is sent. */
const texts = [
  'Texto de una prueba de acceso',
  'prueba',
  uuid,
  // A row of the board of documents: a supplier and a document.
  `1.${uuid}`,
  'ana.ataque@ejemplo.test',
  '1',
  '3001234567',
  '900373913',
  '890903938-8',
  '2026-11-30',
  '2027-01-02',
  '2026-11-30T12:00',
  '2027-01-02T12:00:00.000Z',
  '2026-11',
  '2026',
  '08:00',
  '1000.00',
  '12.5',
  '#123456',
  'https://ejemplo.test/',
  'https://ejemplo.test/x.png',
  'ejemplo.test',
  'a'.repeat(64),
  'A'.repeat(43),
  `enlace_${'A'.repeat(43)}`,
  'pub_test_prueba',
  'a'.repeat(96),
  '123456',
  '00000000',
  'mi finca queda en Sachica',
  '/inicio',
  '<p>Texto</p>',
  '11001',
  'CO',
  'COP',
  'es',
  'paso-uno',
  '-',
  '[]',
  '{}',
  '[{"linea":1,"tipo":"otra","comentario":"x"}]',
  '',
]
const others: readonly unknown[] = [1, 0, 10, 100, 2026, true, false, null, [], {}, new Date(0)]

/** A day so many from now, where a rule counts from today. */
const dayFromToday = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

/** Who registers as a supplier, or asks for access to one: the form's part is JSON as text. */
const registrant = {
  businessName: 'Prueba de acceso S.A.S.',
  documentID: '900373913',
  documentIdVerify: '4',
  contactName: 'Ana',
  contactLastname: 'Perez',
  contactIdentificationType: '13',
  contactIdentification: '31987654',
  contactCharge: 'Cartera',
  contactArea: 'Cartera',
  contactIndicativeTelephone: '57',
  contactTelephone: '3001234567',
  contactEmail: 'ana.ataque@ejemplo.test',
  contactCity: 'Cali',
  contactAddress: 'Calle 1',
  captchaValue: 'prueba',
  checkAcepto: true,
  checkAutorizo: true,
}

/** What fits better than the first that a field takes, by the field's name. */
const byName: Readonly<Record<string, readonly unknown[]>> = {
  version: [1],
  isSharedDevice: [false],
  tipo: ['pago', 'fuente', 'otra'],
  anio: ['2025'],
  current: ['tres gatos miran el rio'],
  password: ['mi finca queda en Sachica'],
  applicationType: ['agp'],
  typeAplication: ['agp'],
  appName: ['agp'],
  idDocument: ['13'],
  tipo_documento: ['13'],
  banco: ['1007'],
  tipo_cuenta: ['ahorros'],
  numero: ['03214564821'],
  numero_repetido: ['03214564821'],
  titular_nit: ['890903938-8'],
  certificado_fecha: [dayFromToday(-10)],
  vence: [dayFromToday(30)],
  idempotencyKey: [uuid, 'a'.repeat(32)],
  nit: ['900373913'],
  dv: ['4'],
  supplier: [JSON.stringify(registrant)],
  company: [JSON.stringify({ id: 1 })],
  announceFrom: ['2027-01-01T12:00:00.000Z'],
  destinatarios: [[]],
  mes: ['2025-10'],
  startsAt: ['2027-01-02T12:00:00.000Z'],
  endsAt: ['2027-01-03T12:00:00.000Z'],
}

/** Names under which a request says whose, or which, it means. */
const naming =
  /^(id|company|compania|compañia|account|accounts|sucursales?|membership|user|usuario|person|party|third.*|template|contract|assignee|responsable|upload|document.*|nit|slug|q|search|code|codigo|query)$|(Id|_id|Ids)$/

/** What a request is filled with: what it is to name, at every place that takes it. */
export interface Filling {
  ids: readonly string[]
}

const plain: Filling = { ids: [] }
const known = new WeakMap<z.ZodMiniType, unknown>()

/** Whether a schema takes a value as it is; what no request can bring, a rule of it may not expect. */
export function takes(schema: z.ZodMiniType, value: unknown): boolean {
  try {
    return z.safeParse(schema, value).success
  } catch {
    return false
  }
}

/** A value that a schema takes, as far as one is found; with ids in the places of ids. */
export function fill(schema: z.ZodMiniType, name: string, { ids }: Filling = plain): unknown {
  if (ids.length === 0 && known.has(schema) && byName[name] === undefined) return known.get(schema)
  const value = find(schema, name, { ids })
  if (ids.length === 0 && byName[name] === undefined) known.set(schema, value)
  return value
}

function find(schema: z.ZodMiniType, name: string, filling: Filling): unknown {
  // The library keeps what a schema was made of here, for code that walks it.
  const definition = schema.def as unknown as Definition
  const inner = (one: z.ZodMiniType | undefined) => (one ? fill(one, name, filling) : undefined)
  const made = (() => {
    switch (definition.type) {
      case 'object':
        return Object.fromEntries(
          Object.entries(definition.shape ?? {}).flatMap(([field, part]) => {
            const value = fill(part, field, filling)
            return value === undefined ? [] : [[field, value]]
          }),
        )
      case 'array':
        return [inner(definition.element)]
      case 'tuple':
        return definition.items?.map(inner)
      case 'record':
        return {}
      case 'enum':
        return Object.values(definition.entries ?? {})[0]
      case 'literal':
        return definition.values?.[0]
      case 'union':
        return definition.options?.map(inner).find((value) => takes(schema, value))
      case 'pipe':
        return inner(definition.in)
      case 'lazy':
        return undefined
      default:
        return definition.innerType ? inner(definition.innerType) : undefined
    }
  })()
  const named = naming.test(name) ? filling.ids.flatMap((id) => [id, Number(id)]) : []
  const isLeaf = !['object', 'array', 'tuple', 'record'].includes(definition.type)
  const wanted = [
    ...(isLeaf ? named : []),
    ...(byName[name] ?? []),
    ...(made === undefined ? [] : [made]),
    ...texts,
    ...others,
  ]
  const found = wanted.find((value) => takes(schema, value))
  return found === undefined ? made : found
}

/** A text for a place of an address or of a query: what is named if it may be there, else anything that may. */
function fillTexts(
  schema: z.ZodMiniType<object> | undefined,
  filling: Filling,
  isAll: boolean,
): Record<string, string> {
  // Parameters and queries are objects by the contract's type.
  const { shape = {} } = (schema?.def ?? {}) as unknown as Definition
  return Object.fromEntries(
    Object.entries(shape).flatMap(([name, part]) => {
      const named = isAll || naming.test(name) ? filling.ids.find((id) => takes(part, id)) : undefined
      const value = named ?? (isAll || !takes(part, undefined) ? fill(part, name) : undefined)
      return value === undefined || value === null ? [] : [[name, textOf(value)]]
    }),
  )
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value))

/** The address of a request that names something. */
export const fillParams = (call: AnyCall, ids: readonly string[]) => {
  const known = fillTexts(call.params, { ids }, true)
  // A call that delivers a file by a ticket, or whose place is nobody's business, has no schema of it.
  const names = [...call.path.matchAll(/:(\w+)/g)].map(([, name = '']) => name)
  return Object.fromEntries(names.map((name) => [name, known[name] ?? ids[0] ?? uuid]))
}

/** What a request asks for beside its address. */
export const fillQuery = (call: AnyCall, ids: readonly string[]) => fillTexts(call.query, { ids }, false)

/** What a request sends, and whether the contract takes it. */
export function fillBody(call: AnyCall, ids: readonly string[]): { body: unknown; isTaken: boolean } {
  if (call.body === undefined) return { body: undefined, isTaken: true }
  const filled = fill(call.body, '', { ids })
  if (ids.length === 0 || takes(call.body, filled)) return { body: filled, isTaken: takes(call.body, filled) }
  // What is named does not fit at one of its places: better a body that is read than one that is refused.
  return fillBody(call, [])
}

/** The addresses of a call by each of the choices that one of its places has. */
export function choicesOf(call: AnyCall, ids: readonly string[]): Record<string, string>[] {
  // Parameters are an object by the contract's type.
  const { shape = {} } = (call.params?.def ?? {}) as unknown as Definition
  const params = fillParams(call, ids)
  return Object.entries(shape).flatMap(([name, part]) => {
    // As in `find`.
    const { type, entries = {} } = part.def as unknown as Definition
    return type === 'enum'
      ? Object.values(entries).map((value) => ({ ...params, [name]: String(value) }))
      : []
  })
}
