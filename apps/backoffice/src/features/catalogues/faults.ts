import { CatalogueEntry, OwnConcept } from '@enlace/contract/catalogues/schemas.ts'
import type { CatalogueEntry as Entry } from '@enlace/contract/catalogues/schemas.ts'
import { catalogueFaults as texts } from '@enlace/contract/catalogues/texts.ts'
import { fold } from '@enlace/domain/text.ts'
import type { TypedConcept } from './concept-values.ts'
import { readConcept } from './concept-values.ts'

/** What is wrong, by its place: `2.nombre`, `0.digitos.hasta`. */
export type Faults = Readonly<Record<string, string>>

/** What is wrong with a list as it stands on the screen; nothing is what can be saved. */
export function entryFaults(entries: readonly Entry[], hasDigits: boolean): Faults {
  const found: Record<string, string> = {}
  entries.forEach((entry, place) => {
    if (entries.findIndex(({ codigo }) => codigo === entry.codigo) < place)
      found[`${place}.codigo`] = texts.twice
    if (entries.findIndex(({ nombre }) => fold(nombre) === fold(entry.nombre)) < place)
      found[`${place}.nombre`] = texts.twice
    for (const { path, message } of CatalogueEntry.safeParse(entry).error?.issues ?? [])
      found[`${place}.${path.join('.')}`] = message
    if (!hasDigits || !entry.propio) return
    const { desde = null, hasta = null } = entry.digitos ?? {}
    if (desde === null) found[`${place}.digitos.desde`] ??= texts.digits
    else if (hasta === null) found[`${place}.digitos.hasta`] ??= texts.digits
    else if (hasta < desde) found[`${place}.digitos.hasta`] ??= texts.digitsOrder
  })
  return found
}

/** What is wrong with concepts as they were typed. */
export function conceptFaults(concepts: readonly TypedConcept[]): Faults {
  const found: Record<string, string> = {}
  concepts.forEach((typed, place) => {
    const overlaps = concepts
      .slice(0, place)
      .some(
        (other) =>
          other.codigo.trim() === typed.codigo.trim() &&
          typed.desde !== '' &&
          (other.hasta === '' || typed.desde <= other.hasta) &&
          (typed.hasta === '' || other.desde <= typed.hasta),
      )
    if (overlaps) found[`${place}.desde`] = texts.overlap
    if (typed.desde === '') found[`${place}.desde`] = texts.date
    for (const { path, message } of OwnConcept.safeParse(readConcept(typed)).error?.issues ?? [])
      found[`${place}.${path.join('.')}`] ??= message
  })
  return found
}
