import { Problem } from '@enlace/contract/core/problems.ts'
import { typedNitTexts } from '@enlace/contract/suppliers/third-party/texts.ts'
import { readNit } from '@enlace/domain/nit.ts'
import type { KnownThirdParty } from './third-party-queries.ts'

/**
 * The numbers by which a typed NIT may be known: without its check digit, and, where ten digits may also be a cédula,
 * as they were typed. @throws Problem `invalid-fields` with the sentence of what is wrong.
 */
export function numbersOf(typed: string): string[] {
  const read = readNit(typed)
  if ('reason' in read) throw new Problem('invalid-fields', {}, { nit: typedNitTexts[read.reason] })
  const { documento_numero, documento_dv, doubt } = read
  return doubt === undefined ? [documento_numero] : [documento_numero, `${documento_numero}${documento_dv}`]
}

/** Whether a third party is a supplier that works with the company now. */
export function isActiveSupplier({ es_proveedor, activo }: KnownThirdParty): boolean {
  return es_proveedor && activo
}
