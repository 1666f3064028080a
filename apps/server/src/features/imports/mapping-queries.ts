import type { Database } from '@enlace/database/database'
import type { Scope } from '@enlace/database/scope'
import type { Mapping } from '@enlace/importer/core/mapping'
import { readMapping } from '@enlace/importer/core/read-mapping'
import { shippedMapping, shippedSources } from '@enlace/importer/shipped'
import { findMapping } from './queries.ts'

/** The mapping of a source: the one that the company saved, else the one that comes with the product; and all its sources. */
export async function savedMapping(
  db: Database,
  scope: Scope,
  source: string,
): Promise<{ mapping: Mapping | undefined; sources: string[] }> {
  const { sources, mapping } = await findMapping(db, scope, source)
  if (mapping !== undefined) return { sources, mapping: readMapping(mapping) }
  const shipped = (await shippedSources()).includes(source)
  return { sources, mapping: shipped ? await shippedMapping(source) : undefined }
}
