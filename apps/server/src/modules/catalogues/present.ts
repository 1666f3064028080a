import { createHash } from 'node:crypto'
import type {
  CatalogueEntry,
  KeptCatalogue,
  KeptConcepts,
  LegalConcept,
  OwnConcept,
} from '@enlace/contract/catalogues/schemas.ts'
import { withholdingConcepts } from '@enlace/domain/withholding-concepts.ts'
import type { Offered } from './entries.ts'

/** Returns a version of a list's state, for detecting changes. */
export function stateOf(rows: unknown): string {
  return createHash('sha256').update(JSON.stringify(rows)).digest('base64url').slice(0, 22)
}

/** Presents a list for the back office. */
export function presentCatalogue(
  entries: readonly Offered[],
  actividades: readonly Offered[],
): KeptCatalogue {
  const entradas = entries.map(({ id, nombre, isOffered, isOwn, from, to }): CatalogueEntry => ({
    codigo: id,
    nombre,
    activo: isOffered,
    propio: isOwn,
    digitos: from === null && to === null ? null : { desde: from, hasta: to },
  }))
  return {
    version: stateOf(entradas),
    entradas,
    actividades: actividades.map(({ id, nombre }) => ({ id, nombre })),
  }
}

const legal: readonly LegalConcept[] = withholdingConcepts.map(({ baseUvt, ...concept }) => ({
  ...concept,
  base_uvt: baseUvt,
}))

/** Presents the statutory concepts and a company's own. */
export function presentConcepts(propios: readonly OwnConcept[]): KeptConcepts {
  return { version: stateOf(propios), propios: [...propios], de_ley: [...legal] }
}
