import type { FirstCompany } from '@enlace/contract/first-run/schemas.ts'
import { call } from '@enlace/database/call.ts'
import type { Database } from '@enlace/database/database.ts'
import type { TypedNit } from '@enlace/domain/nit.ts'
import type * as z from 'zod/mini'
import { firstFace, soberColour, readyStart } from '../company/index.ts'

/** The data behind a first-administrator link: the existing company, if any. */
export interface SetupRow {
  company_id: number | null
  nombre: string | null
  nit: string | null
  dv: number | null
}

/** Finds a setup link by its hash; undefined if it is no longer valid. */
export async function findSetup(db: Database, token: Buffer): Promise<SetupRow | undefined> {
  const [row] = await db.lookUp<SetupRow>('setup_of', [token], 'staff')
  return row
}

/** The created administrator. */
export interface MadeAdministrator {
  company_id: number
  staff_id: string
  identity_id: string
}

/**
 * Uses up a link: creates the first company if there is none, and its administrator. Returns undefined if the link was
 * used meanwhile. @throws DatabaseRefusal `user-exists`, `company-nit-taken`.
 */
export async function spendSetup(
  db: Database,
  token: Buffer,
  who: { email: string; firstName: string; lastName: string; passwordHash: string },
  company: { nombre: z.infer<typeof FirstCompany>['nombre']; nit: TypedNit } | null,
): Promise<MadeAdministrator | undefined> {
  const face = company && firstFace(company.nombre, soberColour)
  const [row] = await db.lookUpNamed<MadeAdministrator>(
    call('complete_ready_setup', {
      token,
      wanted_email: who.email,
      first: who.firstName,
      last: who.lastName,
      new_password_hash: who.passwordHash,
      wanted_nit: company?.nit.documento_numero ?? null,
      wanted_dv: company?.nit.documento_dv ?? null,
      wanted_nombre: company?.nombre ?? null,
      wanted_settings: JSON.stringify(face?.settings ?? {}),
      wanted_files: JSON.stringify(face?.files ?? []),
      start: readyStart,
    }),
    'staff',
  )
  return row
}
