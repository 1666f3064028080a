import { Problem } from '@enlace/contract/core/problems.ts'
import { type CatalogueEntry, nameLengths, type OwnConcept } from '@enlace/contract/catalogues/schemas.ts'
import { catalogueFaults as faults } from '@enlace/contract/catalogues/texts.ts'
import { fold } from '@enlace/domain/text.ts'

/**
 * Refuses a list with duplicates or texts that are too long, one that lacks an entry of the product (`brought`: names
 * by code), or an identification type without digits. @throws Problem `invalid-fields` with each place;
 * `malformed-request` for input that no screen sends.
 */
export function checkEntries(
  wanted: readonly CatalogueEntry[],
  brought: ReadonlyMap<string, string>,
  hasDigits: boolean,
): void {
  const found: Record<string, string> = {}
  const codes = wanted.map(({ codigo }) => codigo)
  const sent = new Set(codes)
  if ([...brought.keys()].some((code) => !sent.has(code))) throw new Problem('malformed-request')
  wanted.forEach(({ codigo, nombre, digitos }, place) => {
    if (codes.indexOf(codigo) < place) found[`entradas.${place}.codigo`] = faults.twice
    const isNamedBefore = wanted.slice(0, place).some((other) => fold(other.nombre) === fold(nombre))
    if (nombre.length > nameLengths.own && brought.get(codigo) !== nombre) {
      found[`entradas.${place}.nombre`] = faults.long
    }
    if (isNamedBefore) found[`entradas.${place}.nombre`] = faults.twice
    if (!hasDigits || brought.has(codigo)) return
    const { desde, hasta } = digitos ?? { desde: null, hasta: null }
    if (desde === null) found[`entradas.${place}.digitos.desde`] = faults.digits
    else if (hasta === null) found[`entradas.${place}.digitos.hasta`] = faults.digits
    else if (hasta < desde) found[`entradas.${place}.digitos.hasta`] = faults.digitsOrder
  })
  if (Object.keys(found).length > 0) throw new Problem('invalid-fields', {}, found)
}

/** Refuses concepts of the same code with overlapping dates. @throws Problem `invalid-fields`. */
export function checkConcepts(wanted: readonly OwnConcept[]): void {
  const found: Record<string, string> = {}
  wanted.forEach((one, place) => {
    const overlaps = wanted
      .slice(0, place)
      .some(
        (other) =>
          other.codigo === one.codigo &&
          (other.hasta === null || one.desde <= other.hasta) &&
          (one.hasta === null || other.desde <= one.hasta),
      )
    if (overlaps) found[`propios.${place}.desde`] = faults.overlap
  })
  if (Object.keys(found).length > 0) throw new Problem('invalid-fields', {}, found)
}
