import { isEmail } from './email.ts'

/** The groups of the parameters. */
export const parameterGroups = [
  'modules',
  'portal',
  'documents',
  'billing',
  'work',
  'access',
  'notices',
  'retention',
] as const
export type ParameterGroup = (typeof parameterGroups)[number]

/** The unit of a number, for display. */
export type ParameterUnit = 'minutes' | 'days' | 'hour' | 'hours' | 'percent' | 'pesos'

/** The type and range of a parameter. */
type ParameterRange =
  | { readonly kind: 'flag'; readonly standard: 0 | 1 }
  | {
      readonly kind: 'number'
      readonly standard: number
      readonly min: number
      readonly max: number
      readonly unit: ParameterUnit
    }
  | { readonly kind: 'choice'; readonly standard: string; readonly choices: readonly string[] }
  | { readonly kind: 'text'; readonly standard: ''; readonly max: number; readonly isEmail?: true }

/** The definition of a company's parameter. */
export type ParameterDefinition = ParameterRange & {
  readonly name: string
  readonly group: ParameterGroup
  /** Changing it requires the user to authenticate again. */
  readonly isProtected?: true
}

const module = <Name extends string>(name: Name) =>
  ({ name, group: 'modules', kind: 'flag', standard: 0 }) as const
const flag = <Name extends string, Group extends ParameterGroup>(name: Name, group: Group, standard: 0 | 1) =>
  ({ name, group, kind: 'flag', standard }) as const

/** Creates a retention period in days; shortening it deletes older data. */
const kept = <Name extends string>(name: Name, standard: number, min: number, max: number) =>
  ({
    name,
    group: 'retention',
    kind: 'number',
    standard,
    min,
    max,
    unit: 'days',
    isProtected: true,
  }) as const

/**
 * Days to answer a claim about personal data: 15 business days and 8 more (Ley 1581 of 2012, article 15). With a
 * shorter retention the data could be deleted before the answer.
 */
const claimDays = 60

const intake = <Name extends string>(name: Name, standard: number, max: number, unit: ParameterUnit) =>
  ({ name, group: 'billing', kind: 'number', standard, min: 0, max, unit }) as const

/** How the invoices that suppliers hand in are checked; no rule accepts any unless the company says so. */
const intakeParameters = [
  flag('invoice_intake.exige_orden', 'billing', 0),
  intake('invoice_intake.tolerancia_porcentaje', 0, 50, 'percent'),
  intake('invoice_intake.tolerancia_pesos', 0, 100_000_000, 'pesos'),
  flag('invoice_intake.acepta_por_regla', 'billing', 0),
  intake('invoice_intake.acepta_porcentaje', 0, 50, 'percent'),
  intake('invoice_intake.acepta_valor', 0, 2_000_000_000, 'pesos'),
  intake('invoice_intake.dias_erp', 5, 90, 'days'),
  intake('invoice_intake.dias_radian', 1, 3, 'days'),
  {
    name: 'invoice_intake.cuenta_cobro',
    group: 'billing',
    kind: 'choice',
    standard: 'no_responsables',
    choices: ['nadie', 'no_responsables', 'personas_naturales'],
  },
  flag('invoice_intake.planilla', 'billing', 0),
] as const satisfies readonly ParameterDefinition[] // the names are the type

/**
 * All parameters of a company, in display order: those of specification 3, and the product's own. A dotted name is an
 * entry of the setting before the dot.
 */
export const parameters = [
  module('orden_compra'),
  module('orden_ticket'),
  module('orden_notas_debito'),
  module('radicar_factura'),
  module('certificate'),
  module('mostrar_contratos_proveedores'),
  module('reports'),
  module('blog'),
  module('events'),
  module('users'),
  module('agp_registration_supplier'),
  flag('contact', 'portal', 0),
  flag('provider', 'portal', 0),
  flag('date_invoice', 'portal', 1),
  flag('date_payment', 'portal', 1),
  flag('status_payment', 'portal', 1),
  {
    name: 'payed_range_days',
    group: 'portal',
    kind: 'number',
    standard: 30,
    min: 0,
    max: 3650,
    unit: 'days',
  },
  flag('clear_cache_of_active_sessions_in_front_office', 'portal', 0),
  flag('descarga_certificado', 'documents', 1),
  flag('allow_vouchers_download', 'documents', 1),
  flag('constancias', 'documents', 1),
  flag('constancias_valores_exactos', 'documents', 0),
  {
    name: 'nota_debito_dias_objecion',
    group: 'documents',
    kind: 'number',
    standard: 0,
    min: 0,
    max: 365,
    unit: 'days',
  },
  {
    name: 'company_size',
    group: 'billing',
    kind: 'choice',
    standard: 'sin_definir',
    choices: ['sin_definir', 'grande', 'mipyme', 'estado'],
  },
  { name: 'invoice_reception.correo', group: 'billing', kind: 'text', standard: '', max: 254, isEmail: true },
  { name: 'invoice_reception.direccion', group: 'billing', kind: 'text', standard: '', max: 200 },
  { name: 'invoice_reception.horario', group: 'billing', kind: 'text', standard: '', max: 200 },
  { name: 'invoice_reception.instrucciones', group: 'billing', kind: 'text', standard: '', max: 1000 },
  ...intakeParameters,
  { name: 'jornada_desde', group: 'work', kind: 'number', standard: 8, min: 0, max: 22, unit: 'hour' },
  { name: 'jornada_hasta', group: 'work', kind: 'number', standard: 17, min: 1, max: 23, unit: 'hour' },
  { name: 'solicitudes_horas', group: 'work', kind: 'number', standard: 18, min: 1, max: 400, unit: 'hours' },
  {
    name: 'time_out',
    group: 'access',
    kind: 'number',
    standard: 30,
    min: 1,
    max: 1440,
    unit: 'minutes',
    isProtected: true,
  },
  {
    name: 'segundo_factor',
    group: 'access',
    kind: 'choice',
    standard: 'ninguno',
    choices: ['ninguno', 'master', 'todos'],
    isProtected: true,
  },
  { ...flag('neutral_recovery', 'access', 0), isProtected: true },
  {
    name: 'time_out_administracion',
    group: 'access',
    kind: 'number',
    standard: 30,
    min: 1,
    max: 480,
    unit: 'minutes',
    isProtected: true,
  },
  {
    name: 'segundo_factor_administracion',
    group: 'access',
    kind: 'choice',
    standard: 'administradores',
    choices: ['administradores', 'todos', 'ninguno'],
    isProtected: true,
  },
  {
    name: 'notification_digest_hour',
    group: 'notices',
    kind: 'number',
    standard: 7,
    min: 0,
    max: 23,
    unit: 'hour',
  },
  // Five years at least: Estatuto Tributario 632 and Ley 962 of 2005, 46.
  kept('conservacion_auditoria', 3650, 1825, 7300),
  kept('conservacion_mensajes', 730, claimDays, 3650),
  kept('conservacion_solicitudes', 365, claimDays, 3650),
  kept('conservacion_correos', 90, claimDays, 1095),
  kept('conservacion_ingresos', 365, claimDays, 3650),
  kept('conservacion_cargas', 730, claimDays, 3650),
] as const satisfies readonly ParameterDefinition[] // the names are the type

/** The name of a parameter. */
export type ParameterName = (typeof parameters)[number]['name']
/** The value of a parameter: a flag or a number, or a text. */
export type ParameterValue = number | string

const byName: ReadonlyMap<string, ParameterDefinition> = new Map(
  parameters.map((parameter) => [parameter.name, parameter]),
)

/** Returns a parameter by its name, or undefined. */
export function findParameter(name: string): ParameterDefinition | undefined {
  return byName.get(name)
}

/** Returns whether a text is the name of a parameter. */
export function isParameter(name: string): name is ParameterName {
  return byName.has(name)
}

/** Returns the default value of a parameter. */
export function standardOf(name: ParameterName): ParameterValue {
  return byName.get(name)?.standard ?? 0
}

/** Returns the setting that stores a parameter, and its key if the setting holds several. */
export function placeOf(name: string): { setting: string; line: string | undefined } {
  const [setting = name, line] = name.split('.')
  return { setting, line }
}

/** Returns the value of a parameter from its stored form; invalid values become the default. */
export function readParameter(parameter: ParameterDefinition, kept: unknown): ParameterValue {
  const { line } = placeOf(parameter.name)
  const said: unknown =
    line === undefined
      ? kept
      : typeof kept === 'object' && kept !== null
        ? Reflect.get(kept, line)
        : undefined
  if (said === undefined || said === null) return parameter.standard
  switch (parameter.kind) {
    case 'flag':
      return isWhole(said) ? Number(Number(said) > 0) : parameter.standard
    case 'number':
      return isWhole(said)
        ? Math.min(Math.max(Number(said), parameter.min), parameter.max)
        : parameter.standard
    case 'choice':
      return typeof said === 'string' && parameter.choices.includes(said) ? said : parameter.standard
    case 'text':
      return typeof said === 'string' ? said.trim() : ''
  }
}

/** Returns why a value is invalid for a parameter: of the wrong type or out of range. Undefined if it is valid. */
export function refuseParameter(
  parameter: ParameterDefinition,
  value: unknown,
): 'malformed' | 'beyond' | undefined {
  switch (parameter.kind) {
    case 'flag':
      return value === 0 || value === 1 ? undefined : 'malformed'
    case 'number':
      if (typeof value !== 'number' || !Number.isInteger(value)) return 'malformed'
      return value < parameter.min || value > parameter.max ? 'beyond' : undefined
    case 'choice':
      return typeof value === 'string' && parameter.choices.includes(value) ? undefined : 'malformed'
    case 'text':
      if (typeof value !== 'string') return 'malformed'
      if (value.length > parameter.max) return 'beyond'
      return parameter.isEmail && value !== '' && !isEmail(value) ? 'malformed' : undefined
  }
}

const isWhole = (said: unknown) =>
  said !== '' && typeof said !== 'object' && Number.isInteger(Number(said)) && Number(said) >= 0
