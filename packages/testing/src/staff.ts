import { createHash, randomBytes } from 'node:crypto'
import type { StaffRole } from '@enlace/domain/staff-roles.ts'
import { sql } from 'kysely'
import { query, type Database } from '@enlace/database/database.ts'
import { Scope } from '@enlace/database/scope.ts'
import { cheapHashes, usualStaffPassword, type BuiltCompany } from './builders.ts'

/** A staff member of a company, with the password for its back office. */
export interface BuiltStaff {
  email: string
  password: string
  id: string
  company: BuiltCompany
}

/**
 * Creates a staff member of a company: invited by the company and accepted with a password. The email of an existing
 * person adds this company, with the person's own password.
 */
export async function buildStaff(
  db: Database,
  company: BuiltCompany,
  role: StaffRole = 'administrador',
  email = `empleado.${randomBytes(6).toString('hex')}@compania.test`,
): Promise<BuiltStaff> {
  const token = createHash('sha256').update(randomBytes(16)).digest()
  const [[invited]] = await db.read(Scope.ofStaff(company.id), [
    sql<{ staff_id: string }>`
      select invited.staff_id
        from invite_staff(${email}, 'Ana', 'Pérez', ${role}, null, 'prueba', ${token}, 60) invited,
             spend_staff_link(${token}, case when not invited.has_password then ${cheapHashes[usualStaffPassword]} end)`.compile(
      query,
    ),
  ])
  if (!invited) throw new Error('An invitation has a member')
  return { email, password: usualStaffPassword, id: invited.staff_id, company }
}

/** Disables the second factor in a company's back office, as the demo does. */
export async function relaxStaffFactor(
  asAdmin: (sql: string, values: unknown[]) => Promise<unknown>,
  { id }: BuiltCompany,
): Promise<void> {
  await asAdmin(
    `insert into settings (company_id, name, value) values ($1, 'segundo_factor_administracion', '"ninguno"')`,
    [id],
  )
}
