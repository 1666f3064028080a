import { createHash, randomBytes, randomInt } from 'node:crypto'
import { sql, type RawBuilder } from 'kysely'
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

/** The default passwords of built persons and of built staff members. */
export const usualPassword = 'tres gatos miran el rio'
export const usualStaffPassword = 'clave larga de quien administra'
/**
 * Their hashes at the lowest cost of Argon2id. A stored hash contains its own cost, so a sign-in against one of these
 * takes 0.1 ms and not 7; every password that the product itself sets has the product's cost.
 */
export const cheapHashes: Record<string, string> = {
  [usualPassword]:
    '$argon2id$v=19$m=8,t=1,p=1$OxDoIM4Jk0rrBcsvBwTF3Q$VFsOnmpow5aVGyIrKpNKIa11qznF8qRmYuQikZp0weg',
  [usualStaffPassword]:
    '$argon2id$v=19$m=8,t=1,p=1$sIENr/fJqdrRlMAWnFNgPg$BfdGR5Zep/lk9NluWR1cGRDixoTqQotvkGcEaaZ7480',
}

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
    radicar_factura: 1,
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

/** The id of a supplier, or how a later statement of the same round trip finds it. */
type Owner = number | RawBuilder<number>

const ownerOf = (company: BuiltCompany, documento_numero: string) =>
  sql<number>`(select id from third_parties where company_id = ${company.id} and erp_key = ${documento_numero})`

/** Creates a supplier of a company. */
export async function buildThirdParty(
  db: Database,
  company: BuiltCompany,
  fields: BuiltThirdPartyFields = {},
): Promise<BuiltThirdParty> {
  const { thirdParty, insert } = newThirdParty(company, fields)
  const [[row]] = await db.read(Scope.ofStaff(company.id), [insert])
  return { ...thirdParty, id: idOf(row) }
}

function newThirdParty(company: BuiltCompany, fields: BuiltThirdPartyFields) {
  const documento_numero = fields.documento_numero ?? String(randomInt(800_000_000, 999_999_999))
  const nombre = fields.nombre ?? `Proveedor ${documento_numero} S.A.S.`
  const insert = query
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
    .compile()
  return { thirdParty: { company, nombre, documento_numero }, insert }
}

/** Creates a branch account of a supplier. */
export async function buildBranch(
  db: Database,
  thirdParty: BuiltThirdParty,
  fields: BuiltBranchFields = {},
): Promise<BuiltBranch> {
  const [[row]] = await db.read(Scope.ofStaff(thirdParty.company.id), [
    newBranch(thirdParty, thirdParty.id, fields),
  ])
  return { id: idOf(row), thirdParty }
}

interface BuiltBranchFields {
  codigo?: string
  nombre?: string
  activo?: boolean
}

function newBranch(
  { company, documento_numero }: Omit<BuiltThirdParty, 'id'>,
  owner: Owner,
  fields: BuiltBranchFields = {},
) {
  const codigo = fields.codigo ?? String(randomInt(100, 999_999))
  return query
    .insertInto('branch_accounts')
    .values({
      company_id: company.id,
      third_party_id: owner,
      erp_key: `${documento_numero}-${codigo}`,
      codigo,
      nombre: fields.nombre ?? `Sucursal ${codigo}`,
      activo: fields.activo ?? true,
    })
    .returning('id')
    .compile()
}

/**
 * Creates a person with a membership: invited by the company and accepted with a password. The email of an existing
 * person adds a membership to that person.
 */
export async function buildPerson(
  db: Database,
  thirdParty: BuiltThirdParty,
  fields: BuiltPersonFields = {},
): Promise<BuiltPerson> {
  const { company } = thirdParty
  const { person, invite, narrow } = newPerson(thirdParty.id, company, fields)
  const [[invited]] = await db.read(Scope.ofStaff(company.id), [invite, ...narrow])
  return { ...person, ...invitedOf(invited) }
}

interface BuiltPersonFields {
  email?: string
  isMaster?: boolean
  accounts?: BuiltBranch[]
  modules?: string[]
}

/** A person is invited and accepts in one statement; another leaves it the given modules. */
function newPerson(owner: Owner, company: BuiltCompany, fields: BuiltPersonFields) {
  const { accounts, modules, isMaster = false } = fields
  const email = fields.email ?? `persona.${randomBytes(6).toString('hex')}@proveedor.test`
  const token = createHash('sha256').update(randomBytes(16)).digest()
  const ids = accounts?.map(({ id }) => id) ?? null
  const invite = sql<{ identity: string; membership: string }>`
    select invited.identity_id as identity, invited.membership_id as membership
      from invite_person(${email}, 'Ana', 'Pérez', ${owner}, ${isMaster}, ${ids}, ${token}, 60) invited,
           spend_one_use_link(${token}, case when not invited.has_password then ${cheapHashes[usualPassword]} end)`
  const narrow = query
    .updateTable('memberships')
    .set({ modules: modules ?? null })
    .where('company_id', '=', company.id)
    .where('third_party_id', '=', owner)
    .where('invited_email', '=', email.toLowerCase())
  return {
    person: { email, password: usualPassword, company },
    invite: invite.compile(query),
    narrow: modules === undefined ? [] : [narrow.compile()],
  }
}

/** Creates a supplier with one branch and one person, for tests that need nothing more specific, in one round trip. */
export async function buildSupplier(
  db: Database,
  company: BuiltCompany,
  fields: BuiltPersonFields = {},
): Promise<{ thirdParty: BuiltThirdParty; branch: BuiltBranch; person: BuiltPerson }> {
  const made = newThirdParty(company, {})
  const owner = ownerOf(company, made.thirdParty.documento_numero)
  const { person, invite, narrow } = newPerson(owner, company, fields)
  const [[ofParty], [ofBranch], [invited]] = await db.read(Scope.ofStaff(company.id), [
    made.insert,
    newBranch(made.thirdParty, owner),
    invite,
    ...narrow,
  ])
  const thirdParty = { ...made.thirdParty, id: idOf(ofParty) }
  return {
    thirdParty,
    branch: { id: idOf(ofBranch), thirdParty },
    person: { ...person, ...invitedOf(invited) },
  }
}

function invitedOf(row: { identity: string; membership: string } | undefined) {
  if (row === undefined) throw new Error('An invitation has a person')
  return row
}

function idOf(row: { id: number } | undefined): number {
  if (row === undefined) throw new Error('The row that was built did not come back')
  return row.id
}
