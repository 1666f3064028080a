import { query, scopeCompany, type Database, type Transaction } from '@enlace/database/database.ts'
import type { Scope } from '@enlace/database/scope.ts'
import type { PictureFile } from '../content/index.ts'

/** Stores a picture of the open company under its own name, unless it exists. */
export async function keepPicture(db: Database, scope: Scope, picture: PictureFile): Promise<void> {
  await db.read(scope, [
    query
      .insertInto('company_files')
      .values({ company_id: scopeCompany, ...picture })
      .onConflict((conflict) => conflict.columns(['company_id', 'name']).doNothing())
      .compile(),
  ])
}

/** Finds which of these addresses are files of the open company. */
export async function findOwnPictures(
  tx: Pick<Transaction, 'run'>,
  addresses: readonly string[],
): Promise<Set<string>> {
  if (addresses.length === 0) return new Set()
  const hashes = addresses.map((address) => address.split('/')[1] ?? '')
  const rows = await tx.run(
    query
      .selectFrom('company_files')
      .select(['sha256', 'name'])
      .where('company_id', '=', scopeCompany)
      .where('sha256', 'in', hashes)
      .compile(),
  )
  return new Set(rows.map(({ sha256, name }) => `company-files/${sha256}/${name}`))
}
