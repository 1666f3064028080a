import type pg from 'pg'
import { asOwner } from './driver/owner.ts'

/** A column whose values are sealed with the installation's secret key. */
export interface SealedColumn {
  readonly table: string
  readonly column: string
  /** The table's own key. */
  readonly key: readonly string[]
  /** Further columns that identify the owner of the value. */
  readonly needs?: readonly string[]
  /** A column derived from the opened value and the secret key. */
  readonly print?: string
  /** Its rows refuse changes of their content; resealing keeps the content. */
  readonly isGuarded?: boolean
}

/** A sealed value with the columns that identify its owner. */
export interface SealedRow {
  readonly sealed: Buffer
  readonly columns: Readonly<Record<string, string>>
}

/** The result for a value: sealed again, unchanged, or not to be opened by any known key. */
export type Resealed = { readonly sealed: Buffer; readonly print?: Buffer } | 'same' | 'unknown'

/** The counts of a column. */
export interface ResealCounts {
  changed: number
  same: number
  unknown: number
}

const batchRows = 200

/**
 * Reseals every value of a column in batches with a transaction each. It can be interrupted and repeated. With
 * `isTrial` nothing is changed.
 */
export async function resealColumn(
  adminUrl: string,
  column: SealedColumn,
  change: (row: SealedRow) => Resealed,
  { isTrial = false } = {},
): Promise<ResealCounts> {
  const counts: ResealCounts = { changed: 0, same: 0, unknown: 0 }
  await asOwner(adminUrl, 'secret-key', async (client) => {
    let after: string[] | undefined
    for (;;) {
      after = await resealBatch(client, column, change, { after, counts, isTrial })
      if (after === undefined) return
    }
  })
  return counts
}

async function resealBatch(
  client: pg.Client,
  { table, column, key, needs = [], print, isGuarded = false }: SealedColumn,
  change: (row: SealedRow) => Resealed,
  { after, counts, isTrial }: { after: string[] | undefined; counts: ResealCounts; isTrial: boolean },
): Promise<string[] | undefined> {
  await client.query('begin')
  try {
    await client.query("set local lock_timeout to '10s'")
    if (isGuarded && !isTrial) await client.query(`alter table ${table} disable trigger user`)
    const places = key.map((name, place) => `$${place + 1}::${name === 'company_id' ? 'integer' : 'text'}`)
    const keys = key.map((name) => (name === 'company_id' ? name : `${name}::text collate "C"`))
    const { rows } = await client.query<Record<string, string> & { sealed: Buffer }>(
      `select ${column} as sealed, ${[...key, ...needs].map((name) => `${name}::text as ${name}`).join(', ')}
         from ${table} where ${column} is not null ${after ? `and (${keys.join()}) > (${places.join()})` : ''}
        order by ${keys.join()} limit ${batchRows} ${isTrial ? '' : 'for update'}`,
      after,
    )
    for (const { sealed, ...columns } of rows) {
      const outcome = change({ sealed, columns })
      if (typeof outcome === 'string') {
        counts[outcome] += 1
        continue
      }
      counts.changed += 1
      if (isTrial) continue
      const more = print === undefined ? '' : `, ${print} = $${key.length + 2}`
      const where = key.map((name, place) => `${name}::text = $${place + 1}`).join(' and ')
      await client.query(`update ${table} set ${column} = $${key.length + 1}${more} where ${where}`, [
        ...key.map((name) => columns[name]),
        outcome.sealed,
        ...(print === undefined ? [] : [outcome.print]),
      ])
    }
    if (isGuarded && !isTrial) await client.query(`alter table ${table} enable trigger user`)
    await client.query('commit')
    const last = rows.at(-1)
    return rows.length < batchRows || last === undefined ? undefined : key.map((name) => last[name] ?? '')
  } catch (fault) {
    await client.query('rollback').catch(() => undefined)
    throw fault
  }
}
