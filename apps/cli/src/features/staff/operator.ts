import type { Database } from '@enlace/database/database.ts'

/** Lets somebody make companies in this installation; false where nobody has that email. */
export async function makeOperator(db: Database, email: string): Promise<boolean> {
  const [row] = await db.lookUp<{ name_operator: boolean }>('name_operator', [email], 'staff')
  return row?.name_operator === true
}
