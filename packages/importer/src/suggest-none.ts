import type { CellKind } from '@enlace/contract/documents/loaded/field.ts'
import type { TargetField } from './core/mapping/targets.ts'
import type { SeenCounts } from './value-counts.ts'

const worded: ReadonlySet<CellKind> = new Set<CellKind>(['code', 'text', 'invoices'])
/** Fields in which a zero means none: no order or invoice has that number. */
const neverNought = new Set([
  'facturas',
  'factura',
  'numero_orden',
  'tipo_orden',
  'orden',
  'remision',
  'bodega',
  'marca',
  'serie',
])

/** The cells of a column that probably mean "none" in an optional field, or undefined if there are none. */
export function suggestedNone(
  name: string,
  { kind, isRequired }: TargetField,
  counts: readonly SeenCounts[],
  at: number,
): string[] | undefined {
  if (isRequired || !worded.has(kind)) return undefined
  const { blanks = [] } = counts.find((one) => one.at === at) ?? {}
  const texts = blanks.map(([text]) => text).filter((text) => neverNought.has(name) || !/^0+$/.test(text))
  return texts.length === 0 ? undefined : texts
}
