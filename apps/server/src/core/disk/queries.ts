import type { Database } from '@enlace/database/database.ts'

/** Returns the size of the database in bytes, with all companies. */
export async function findDatabaseSize(db: Database): Promise<number> {
  const [row] = await db.lookUp<{ bytes: string }>('database_bytes', [], 'staff')
  return Number(row?.bytes ?? 0)
}

/** An operator of the installation, with the company that sends the mail to this operator. */
export interface ToldOperator {
  identity_id: string
  company_id: number
  email: string
}

/** Finds the installation's operators who can receive mail. */
export function findOperators(db: Database): Promise<ToldOperator[]> {
  return db.lookUp<ToldOperator>('operators_to_tell', [], 'staff')
}
