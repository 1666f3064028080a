import type { Database } from '@enlace/database/database.ts'

/** Bytes that the database takes, with all companies in it. */
export async function findDatabaseSize(db: Database): Promise<number> {
  const [row] = await db.lookUp<{ bytes: string }>('database_bytes', [], 'staff')
  return Number(row?.bytes ?? 0)
}

/** Who operates the installation, and the company from which a mail reaches each of them. */
export interface ToldOperator {
  identity_id: string
  company_id: number
  email: string
}

/** The installation's operators who can be mailed. */
export function findOperators(db: Database): Promise<ToldOperator[]> {
  return db.lookUp<ToldOperator>('operators_to_tell', [], 'staff')
}
