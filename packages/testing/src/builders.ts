import { createHash, randomBytes, randomInt } from 'node:crypto'
import { query, type Database } from '@enlace/database/database.ts'
import { Scope } from '@enlace/database/scope.ts'
import { checkDigit } from '@enlace/domain/nit.ts'

/** A company of a test, with a host of its own. */
export interface BuiltCompany {
  id: number
  host: string
  nombre: string
}

/** A supplier of a company. */
export interface BuiltThirdParty {
  id: number
  company: BuiltCompany
  nombre: string
  documento_numero: string
}

/** A branch account; its id is the specification's thirdId. */
export interface BuiltBranch {
  id: number
  thirdParty: BuiltThirdParty
}

/** A person with an accepted membership. */
export interface BuiltPerson {
  email: string
  password: string
  identity: string
  membership: string
  company: BuiltCompany
}

/** The default password of built persons. */
export const usualPassword = 'tres gatos miran el rio'
/**
 * The hash of that password at the lowest cost of Argon2id. A stored hash contains its own cost, so a sign-in against
 * this one takes 0.1 ms and not 7; every password that the product itself sets has the product's cost.
 */
const usualHash =
  '$argon2id$v=19$m=8,t=1,p=1$OxDoIM4Jk0rrBcsvBwTF3Q$VFsOnmpow5aVGyIrKpNKIa11qznF8qRmYuQikZp0weg'

/** Creates a company with all modules that the tests need, at a host of its own. */
export async function buildCompany(
  db: Database,
  fields: {
    nombre?: string
    settings?: Record<string, unknown>
    host?: string | null
    files?: { name: string; media_type: string; bytes: string }[]
  } = {},
): Promise<BuiltCompany> {
  const id = randomInt(1000, 900_000_000)
  const nombre = fields.nombre ?? `Compañía ${id}`
  const host = fields.host === undefined ? `c${id}.test` : fields.host
  const nit = String(randomInt(800_000_000, 999_999_999))
  const settings = {
    orden_compra: 1,
    orden_ticket: 1,
    orden_notas_debito: 1,
    mostrar_contratos_proveedores: 1,
    users: 1,
    pageOnline: 1,
    ...fields.settings,
  }
  const files = (fields.files ?? []).map(({ bytes, ...file }) => ({
    ...file,
    sha256: createHash('sha256').update(bytes).digest('hex'),
    base64: Buffer.from(bytes).toString('base64'),
  }))
  await db.lookUp(
    'create_company',
    [
      id,
      nit,
      checkDigit(nit),
      nombre,
      JSON.stringify(settings),
      host === null ? [] : [host],
      JSON.stringify(files),
    ],
    'staff',
  )
  return { id, nombre, host: host ?? 'localhost' }
}

/** Changes a company's settings, as its staff would. */
export async function changeSettings(
  db: Database,
  company: BuiltCompany,
  settings: Record<string, unknown>,
): Promise<void> {
  for (const [name, value] of Object.entries(settings)) {
    const kept = JSON.stringify(value)
    await db.read(Scope.ofStaff(company.id), [
      query
        .insertInto('settings')
        .values({ company_id: company.id, name, value: kept })
        .onConflict((conflict) => conflict.columns(['company_id', 'name']).doUpdateSet({ value: kept }))
        .compile(),
    ])
  }
}

/** The fields of a third party that a test may set; by default it is an active supplier with few data. */
interface BuiltThirdPartyFields {
  nombre?: string
  documento_numero?: string
  sigla?: string
  id_actividad_economica?: string
  regimen_tributario_id?: string
  web_site?: string
  pyme?: boolean
  observacion_tercero?: string
  es_proveedor?: boolean
  activo?: boolean
}

/** Creates a supplier of a company. */
export async function buildThirdParty(
  db: Database,
  company: BuiltCompany,
  fields: BuiltThirdPartyFields = {},
): Promise<BuiltThirdParty> {
  const documento_numero = fields.documento_numero ?? String(randomInt(800_000_000, 999_999_999))
  const nombre = fields.nombre ?? `Proveedor ${documento_numero} S.A.S.`
  const [[row]] = await db.read(Scope.ofStaff(company.id), [
    query
      .insertInto('third_parties')
      .values({
        company_id: company.id,
        erp_key: documento_numero,
        documento_numero,
        documento_dv: checkDigit(documento_numero) ?? null,
        nombre,
        sigla: fields.sigla ?? null,
        id_actividad_economica: fields.id_actividad_economica ?? null,
        regimen_tributario_id: fields.regimen_tributario_id ?? null,
        web_site: fields.web_site ?? null,
        pyme: fields.pyme ?? null,
        observacion_tercero: fields.observacion_tercero ?? null,
        es_proveedor: fields.es_proveedor ?? true,
        activo: fields.activo ?? true,
      })
      .returning('id')
      .compile(),
  ])
  return { id: idOf(row), company, nombre, documento_numero }
}

/** Creates a branch account of a supplier. */
export async function buildBranch(
  db: Database,
  thirdParty: BuiltThirdParty,
  fields: { codigo?: string; nombre?: string; activo?: boolean } = {},
): Promise<BuiltBranch> {
  const codigo = fields.codigo ?? String(randomInt(100, 999_999))
  const [[row]] = await db.read(Scope.ofStaff(thirdParty.company.id), [
    query
      .insertInto('branch_accounts')
      .values({
        company_id: thirdParty.company.id,
        third_party_id: thirdParty.id,
        erp_key: `${thirdParty.documento_numero}-${codigo}`,
        codigo,
        nombre: fields.nombre ?? `Sucursal ${codigo}`,
        activo: fields.activo ?? true,
      })
      .returning('id')
      .compile(),
  ])
  return { id: idOf(row), thirdParty }
}

/**
 * Creates a person with a membership: invited by the company and accepted with a password. The email of an existing
 * person adds a membership to that person.
 */
export async function buildPerson(
  db: Database,
  thirdParty: BuiltThirdParty,
  fields: { email?: string; isMaster?: boolean; accounts?: BuiltBranch[]; modules?: string[] } = {},
): Promise<BuiltPerson> {
  const { company } = thirdParty
  const email = fields.email ?? `persona.${randomBytes(6).toString('hex')}@proveedor.test`
  const token = createHash('sha256').update(randomBytes(16)).digest()
  const accounts = fields.accounts?.map(({ id }) => id) ?? null
  return db.transaction(Scope.ofStaff(company.id), async (tx) => {
    const { rows } = await tx.client.query<Invited>(
      "select * from invite_person($1, 'Ana', 'Pérez', $2, $3, $4, $5, 60)",
      [email, thirdParty.id, fields.isMaster ?? false, accounts, token],
    )
    const [invited] = rows
    if (!invited) throw new Error('An invitation has a person')
    await tx.client.query('select spend_one_use_link($1, $2)', [
      token,
      invited.has_password ? null : usualHash,
    ])
    if (fields.modules) {
      await tx.run(
        query
          .updateTable('memberships')
          .set({ modules: fields.modules })
          .where('company_id', '=', company.id)
          .where('id', '=', invited.membership_id)
          .compile(),
      )
    }
    return {
      email,
      password: usualPassword,
      identity: invited.identity_id,
      membership: invited.membership_id,
      company,
    }
  })
}

interface Invited {
  identity_id: string
  membership_id: string
  has_password: boolean
}

/** Creates a supplier with one branch and one person, for tests that need nothing more specific. */
export async function buildSupplier(
  db: Database,
  company: BuiltCompany,
  fields: Parameters<typeof buildPerson>[2] = {},
): Promise<{ thirdParty: BuiltThirdParty; branch: BuiltBranch; person: BuiltPerson }> {
  const thirdParty = await buildThirdParty(db, company)
  const branch = await buildBranch(db, thirdParty)
  return { thirdParty, branch, person: await buildPerson(db, thirdParty, fields) }
}

function idOf(row: { id: number } | undefined): number {
  if (row === undefined) throw new Error('The row that was built did not come back')
  return row.id
}
