import type { Database } from '@enlace/database/database.ts'
import type { Scope } from '@enlace/database/scope.ts'
import type { Mapping } from '@enlace/importer/core/mapping/mapping.ts'
import { readMapping } from '@enlace/importer/core/mapping/read-mapping.ts'
import { shippedMapping, shippedSources } from '@enlace/importer/shipped.ts'
import { findMapping } from './queries.ts'

/** The settings of a source, known before its files are read. */
export interface KnownSource {
  mapping: Mapping | undefined
  sources: string[]
  /** The company's own NIT, which is not a supplier's. */
  ownNit: string | null
}

/** Returns the mapping of a source, saved by the company or else the built-in one, and the names of all its sources. */
export async function savedMapping(db: Database, scope: Scope, source: string): Promise<KnownSource> {
  const { sources, mapping, ownNit } = await findMapping(db, scope, source)
  if (mapping !== undefined) return { sources, ownNit, mapping: readMapping(mapping) }
  const shipped = (await shippedSources()).includes(source)
  return { sources, ownNit, mapping: shipped ? await shippedMapping(source) : undefined }
}
