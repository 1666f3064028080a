import { findParameter, type ParameterName, readParameter } from '@enlace/domain/parameters.ts'

/** How long personal data is kept, and the reason. */
export interface RetentionRule {
  readonly name: 'audit' | 'contact' | 'registration' | 'mail' | 'sign-ins' | 'findings'
  /** The company's parameter, within the bounds of law and product. */
  readonly parameter: ParameterName
  /** The law, or the purpose that ends (Decreto 1377 of 2013, article 11, in Decreto 1074 of 2015, 2.2.2.25.2.8). */
  readonly why: string
}

/** The data that a nightly job deletes in every company. Data with a sweep of its own is listed in docs/watching.md. */
export const retentionRules: readonly RetentionRule[] = [
  {
    name: 'audit',
    parameter: 'conservacion_auditoria',
    why: 'who accepted, objected or approved what: ten years for books of a merchant, five for taxes (docs/watching.md)',
  },
  { name: 'contact', parameter: 'conservacion_mensajes', why: 'answered: what it was written for is over' },
  {
    name: 'registration',
    parameter: 'conservacion_solicitudes',
    why: 'refused: no supplier came of it; a year for who asks why',
  },
  { name: 'mail', parameter: 'conservacion_correos', why: 'sent or given up: nobody asks for it any more' },
  {
    name: 'sign-ins',
    parameter: 'conservacion_ingresos',
    why: 'the person’s own list of logins; the audit trail has them for longer',
  },
  {
    name: 'findings',
    parameter: 'conservacion_cargas',
    why: 'rows of a load that were refused: mended long ago, or never',
  },
]

/** Returns the days for which a company keeps a rule's data, from its setting. */
export function daysOf({ parameter }: RetentionRule, settings: ReadonlyMap<string, unknown>): number {
  const definition = findParameter(parameter)
  if (!definition) throw new Error(`There is no parameter ${parameter}`)
  return Number(readParameter(definition, settings.get(parameter)))
}
