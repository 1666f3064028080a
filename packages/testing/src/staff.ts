import { createHash, randomBytes } from 'node:crypto'
import type { StaffRole } from '@enlace/domain/staff-roles.ts'
import type { Database } from '@enlace/database/database.ts'
import { Scope } from '@enlace/database/scope.ts'
import type { BuiltCompany } from './builders.ts'

/** A staff member of a company, with the password for its back office. */
export interface BuiltStaff {
  email: string
  password: string
  id: string
  company: BuiltCompany
}

const usualPassword = 'clave larga de quien administra'
/** Its hash at the lowest cost, as in `builders.ts`. */
const usualHash =
  '$argon2id$v=19$m=8,t=1,p=1$sIENr/fJqdrRlMAWnFNgPg$BfdGR5Zep/lk9NluWR1cGRDixoTqQotvkGcEaaZ7480'

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
  return db.transaction(Scope.ofStaff(company.id), async ({ client }) => {
    const { rows } = await client.query<{ staff_id: string; has_password: boolean }>(
      "select * from invite_staff($1, 'Ana', 'Pérez', $2, null, 'prueba', $3, 60)",
      [email, role, token],
    )
    const [invited] = rows
    if (!invited) throw new Error('An invitation has a member')
    await client.query('select spend_staff_link($1, $2)', [token, invited.has_password ? null : usualHash])
    return { email, password: usualPassword, id: invited.staff_id, company }
  })
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
