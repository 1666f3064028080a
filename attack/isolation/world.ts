import { Readable } from 'node:stream'
import type { Database } from '@enlace/database/database.ts'
import { apiScopes, type ApiScope } from '@enlace/domain/api-key.ts'
import { type StaffRole, staffRoles } from '@enlace/domain/staff-roles.ts'
import { buildPerson, type BuiltPerson } from '@enlace/testing/builders.ts'
import { spool } from '@enlace/server/core/files/spool.ts'
import { plantOfPersons } from '@enlace/testing/every-table.ts'
import { plantHandOver, plantSavedView } from '@enlace/testing/person-rows.ts'
import { buildWorld, type World } from '@enlace/testing/planted-world.ts'
import { type BuiltApiKey, buildApiKey } from '@enlace/testing/programs.ts'
import { buildSupplierKey } from '@enlace/testing/supplier-programs.ts'
import { type BuiltStaff, buildStaff, relaxStaffFactor } from '@enlace/testing/staff.ts'
import { Browser, type Origins } from './client.ts'
import type { AsAdmin } from './rows.ts'
import { signIn } from './sign-in.ts'

/** A product that is attacked: its two origins, and its database past all guards. */
export interface AttackTarget extends Origins {
  db: Database
  adminUrl: string
  asAdmin: AsAdmin
}

/** Everybody who attacks, in two companies of which every table holds something. */
export interface People {
  own: World
  other: World
  /** Of the first supplier of the own company: a second master, of one branch, without modules, looking only, and gone. */
  master: BuiltPerson
  ofOneBranch: BuiltPerson
  ofNoModule: BuiltPerson
  reader: BuiltPerson
  gone: BuiltPerson
  staff: ReadonlyMap<StaffRole, BuiltStaff>
  staffOfOther: BuiltStaff
  operator: BuiltStaff
  keys: ReadonlyMap<ApiScope, BuiltApiKey>
  keyOfOther: BuiltApiKey
  /** Of the first supplier's program, and of one of the other company. */
  supplierKey: BuiltApiKey
  supplierKeyOfOther: BuiltApiKey
}

/** Builds both companies, rows of each in every table, and the attackers. */
export async function buildPeople(product: AttackTarget): Promise<People> {
  const { db, asAdmin } = product
  const database = { ...product, asRole: () => Promise.resolve([]) }
  const own = await buildWorld(database)
  const other = await buildWorld(database)
  for (const { company, shown, closed, suppliers } of [own, other]) {
    await relaxStaffFactor(asAdmin, company)
    const [{ thirdParty, branches, person }] = suppliers
    await signIn(product, person, new Browser(company.host))
    await plantHandOver(database, shown)
    const colleague = await buildPerson(db, thirdParty, { accounts: branches })
    await plantSavedView(database, closed, colleague.membership)
    await plantOfPersons(database, closed)
  }
  await fillStorage(product)
  const [{ thirdParty, branches, person }] = own.suppliers
  const staff = new Map<StaffRole, BuiltStaff>()
  for (const role of staffRoles) staff.set(role, await buildStaff(db, own.company, role))
  const keys = new Map<ApiScope, BuiltApiKey>()
  for (const scope of apiScopes) keys.set(scope, await buildApiKey(db, own.company, [scope]))
  const people: People = {
    own,
    other,
    master: person,
    ofOneBranch: await buildPerson(db, thirdParty, { accounts: branches.slice(0, 1) }),
    ofNoModule: await buildPerson(db, thirdParty, { modules: [] }),
    reader: await buildPerson(db, thirdParty),
    gone: await buildPerson(db, thirdParty),
    staff,
    staffOfOther: await buildStaff(db, other.company),
    operator: await buildStaff(db, own.company),
    keys,
    keyOfOther: await buildApiKey(db, other.company),
    supplierKey: await buildSupplierKey(product, own.company, thirdParty),
    supplierKeyOfOther: await buildSupplierKey(product, other.company, other.suppliers[0].thirdParty),
  }
  await asAdmin('update memberships set read_only = true where id = $1', [people.reader.membership])
  await asAdmin(
    'insert into operators (identity_id) select identity_id from staff_members where company_id = $1 and id = $2',
    [own.company.id, people.operator.id],
  )
  return people
}

/** Puts the bytes of every planted file into the storage; they say whose it is. */
async function fillStorage({ portal, asAdmin }: AttackTarget): Promise<void> {
  const { storage } = portal.service
  const files = await asAdmin<{ storage_key: string; media_type: string }>(
    'select storage_key, media_type from stored_files',
  )
  for (const { storage_key: key, media_type: marker } of files) {
    const { path, size, sha256 } = await spool(storage.spoolFolder, Readable.from([Buffer.from(marker)]))
    await storage.put(path, { key, size, sha256 })
  }
}

/** Signs a person in, then takes the access away: the session stays with the browser. */
export async function openGone(product: AttackTarget, { gone }: People): Promise<Browser> {
  const browser = new Browser(gone.company.host)
  await product.asAdmin('update memberships set active = true where id = $1', [gone.membership])
  await signIn(product, gone, browser)
  await product.asAdmin('update memberships set active = false where id = $1', [gone.membership])
  return browser
}

/** The back office of every company is at one host. */
export const backoffice = () => new Browser('backoffice.test')

/** A session of a portal's person, carried to the back office. */
export async function openPortalAtBackoffice(product: AttackTarget, { master }: People): Promise<Browser> {
  const session = await signIn(product, master, new Browser(master.company.host))
  const there = session.at('backoffice.test')
  const cookie = session.cookies.get('enlace_session')
  if (cookie !== undefined) there.cookies.set('enlace_staff', cookie)
  return there
}
