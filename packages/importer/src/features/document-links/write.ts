import { addCounts, noCounts, type LoadCounts } from '@enlace/database/load/load-table.ts'
import { documentLinksLoad } from '@enlace/database/load/tables/document-links.ts'
import { upsert } from '@enlace/database/load/upsert.ts'
import type { Client } from '../../core/records/batch.ts'
import type { ReceivedLink } from './map.ts'

/** Links documents; their other links remain. */
export async function writeLinks(
  client: Client,
  links: readonly ReceivedLink[],
  batch: string,
): Promise<LoadCounts> {
  let counts = noCounts
  for (const own of Map.groupBy(links, ({ from, to }) => `${from} ${to}`).values()) {
    const [first] = own
    if (!first) continue
    const rows = new Map(own.map((link) => [`${link.from_key}|${link.to_key}`, link]))
    const target = documentLinksLoad(first.from, first.to)
    counts = addCounts(counts, await upsert(client, target, { rows: rows.values(), batch }))
  }
  return counts
}
