import type { BuiltBranch } from './builders.ts'
import type { OpenedTestDatabase } from './opened-database.ts'

/** The part of a test server that writes a row. */
export type Admin = Pick<OpenedTestDatabase, 'asAdmin'>
/** The columns of a document that a test sets. */
export type Fields = Record<string, string | number | null>

/** The owner columns of a document. */
export const ownerOf = ({ id: third_id, thirdParty }: BuiltBranch) => ({
  company_id: thirdParty.company.id,
  third_party_id: thirdParty.id,
  third_id,
})

/** Inserts a row into a table. */
export async function insert(server: Admin, table: string, row: Fields): Promise<void> {
  const names = Object.keys(row)
  const places = names.map((_, at) => `$${at + 1}`)
  await server.asAdmin(
    `insert into ${table} (${names.join(', ')}) values (${places.join(', ')})`,
    Object.values(row),
  )
}
