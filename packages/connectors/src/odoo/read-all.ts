import type { ErpRow } from '../core/fields.ts'
import type { OdooClient } from './client.ts'
import { idOf } from './links.ts'

/** The records of some ids, by id; missing ids are ignored. */
export async function readAll(
  odoo: OdooClient,
  model: string,
  ids: readonly (string | undefined)[],
  fields: readonly string[],
): Promise<Map<string, ErpRow>> {
  const wanted = [...new Set(ids.filter((id) => id !== undefined))]
  if (wanted.length === 0) return new Map()
  const rows = await odoo.searchRead(model, [['id', 'in', wanted.map(Number)]], { fields })
  return new Map(rows.map((row) => [idOf(row), row]))
}
