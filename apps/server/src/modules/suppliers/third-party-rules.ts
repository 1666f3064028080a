import { Problem } from '@enlace/contract/core/problems.ts'
import { typedNitTexts } from '@enlace/contract/suppliers/third-party/texts.ts'
import { readNit } from '@enlace/domain/nit.ts'
import type { KnownThirdParty } from './third-party-queries.ts'

/**
 * Returns the possible numbers of a typed NIT: without check digit and, if ten digits may also be a cédula, as typed.
 * @throws Problem `invalid-fields` with the reason.
 */
export function numbersOf(typed: string): string[] {
  const read = readNit(typed)
  if ('reason' in read) throw new Problem('invalid-fields', {}, { nit: typedNitTexts[read.reason] })
  const { documento_numero, documento_dv, doubt } = read
  return doubt === undefined ? [documento_numero] : [documento_numero, `${documento_numero}${documento_dv}`]
}

/** Returns whether a third party is an active supplier of the company. */
export function isActiveSupplier({ es_proveedor, activo }: KnownThirdParty): boolean {
  return es_proveedor && activo
}
