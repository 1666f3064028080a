import { getSupplier } from '@enlace/contract/suppliers/calls.ts'
import { listDuplicates, mergeSuppliers, previewMerge } from '@enlace/contract/suppliers/merges/calls.ts'
import { listSupplierEvents } from '@enlace/contract/suppliers/users/calls.ts'
import { getSessionContext } from '@enlace/contract/sign-in/session/calls.ts'
import { branchAccountsLoad, thirdPartiesLoad } from '@enlace/database/load/tables/third-parties.ts'
import { upsert } from '@enlace/database/load/upsert.ts'
import { Scope } from '@enlace/database/scope.ts'
import { buildCompany, buildPerson, buildSupplier, buildThirdParty } from '@enlace/testing/builders.ts'
import { plantOfPersons } from '@enlace/testing/every-table.ts'
import { buildStatement } from '@enlace/testing/ledger.ts'
import { buildWorld } from '@enlace/testing/planted-world.ts'
import { type TestBrowser, useTestServer } from '@enlace/testing/server.ts'
import { buildStaff, relaxStaffFactor } from '@enlace/testing/staff.ts'
import { describe, expect, it } from 'vitest'

const server = useTestServer()

async function enter(
  company: Awaited<ReturnType<typeof buildCompany>>,
  role: 'compras' | 'consulta' = 'compras',
) {
  if (role === 'compras') await relaxStaffFactor(server.asAdmin, company)
  return server.signInStaff(await buildStaff(server.db, company, role))
}

const merge = (browser: TestBrowser, kept: number, gone: number) =>
  server.call(mergeSuppliers, browser, { params: { id: kept, other: gone } })

/** Returns the tables in which a third party has rows; kept figures add up rows that say how many documents came and went. */
async function tablesOf(id: number): Promise<string[]> {
  const tables = await server.asAdmin<{ name: string }>(
    `select table_name as name from information_schema.columns where table_schema = 'public' and column_name = 'third_party_id'
        and table_name in (select table_name from information_schema.tables where table_type = 'BASE TABLE') order by 1`,
  )
  const found: string[] = []
  for (const { name } of tables) {
    const [row] = await server.asAdmin<{ rows: number }>(
      `select ${name.endsWith('_figures') ? 'coalesce(sum(rows), 0)' : 'count(*)'}::integer as rows
         from ${name} where third_party_id = $1`,
      [id],
    )
    if (row && row.rows > 0) found.push(name)
  }
  return found
}

describe('two third parties that are one', () => {
  it('become one with everything that either had, but for what was issued or signed', async () => {
    const world = await buildWorld(server)
    await plantOfPersons(server, world.closed)
    const [kept, gone] = world.suppliers
    await server.asAdmin('delete from third_party_merges where company_id = $1', [world.company.id])
    const browser = await enter(world.company)
    const before = await tablesOf(gone.thirdParty.id)
    expect(before.length).toBeGreaterThan(20)
    const preview = await server.call(previewMerge, browser, {
      params: { id: kept.thirdParty.id, other: gone.thirdParty.id },
    })
    expect(preview.body.hindrance).toBeNull()
    expect(preview.body.moves).toContainEqual({ what: 'branch_accounts', rows: 1 })
    const merged = await merge(browser, kept.thirdParty.id, gone.thirdParty.id)
    expect(merged.status).toBe(200)
    const stay = [
      'bank_account_events',
      'bank_changes',
      'certificates',
      'consents',
      'issued_papers',
      'memberships',
    ]
    const left = await tablesOf(gone.thirdParty.id)
    expect(left.filter((name) => !stay.includes(name))).toEqual([])
    const context = await server.call(getSessionContext, await server.signIn(gone.person))
    expect(context.body.thirdParty.razon_social).toBe(kept.thirdParty.nombre)
    expect(context.body.accounts).toHaveLength(3)
  })

  it('let a person of both work with what it had in either, and everybody else come along', async () => {
    const company = await buildCompany(server.db)
    const browser = await enter(company)
    const kept = await buildSupplier(server.db, company)
    const gone = await buildSupplier(server.db, company)
    await buildStatement(server, gone.branch, { factura_cliente: 'FE-1' })
    const both = await buildPerson(server.db, kept.thirdParty, { accounts: [kept.branch] })
    await buildPerson(server.db, gone.thirdParty, { email: both.email, accounts: [gone.branch] })
    await merge(browser, kept.thirdParty.id, gone.thirdParty.id)
    const context = await server.call(getSessionContext, await server.signIn(both))
    expect(context.body.memberships).toHaveLength(1)
    const accounts = new Set(context.body.accounts.map(({ thirdId }) => thirdId))
    expect(accounts).toEqual(new Set([kept.branch.id, gone.branch.id]))
    const { body } = await server.call(getSupplier, browser, { params: { id: gone.thirdParty.id } })
    expect(body.supplier).toMatchObject({ estado: 'inactivo', unidoA: kept.thirdParty.id, saldos: [] })
    const events = await server.call(listSupplierEvents, browser, { params: { id: kept.thirdParty.id } })
    expect(events.body.events).toContainEqual(
      expect.objectContaining({ suceso: 'supplier:merged', sobre: gone.thirdParty.nombre }),
    )
  })

  it('stay one when the ERP sends the other one’s key again', async () => {
    const company = await buildCompany(server.db)
    const browser = await enter(company)
    const kept = await buildSupplier(server.db, company)
    const gone = await buildSupplier(server.db, company)
    await merge(browser, kept.thirdParty.id, gone.thirdParty.id)
    const { documento_numero } = gone.thirdParty
    const party = { documento_numero, documento_dv: null, es_proveedor: true, activo: true }
    const [known] = await server.asAdmin<{ erp_key: string }>(
      'select erp_key from branch_accounts where id = $1',
      [gone.branch.id],
    )
    const branch = { third_party_key: documento_numero, nombre: 'Otra', activo: true }
    const counts = await server.db.transaction(Scope.ofStaff(company.id), async ({ client }) => {
      const rows = [{ ...party, erp_key: documento_numero, nombre: 'Vuelve' }]
      const loaded = await upsert(client, thirdPartiesLoad, { rows, batch: null })
      await upsert(client, branchAccountsLoad, {
        rows: [
          { ...branch, erp_key: known?.erp_key ?? '', codigo: '001' },
          { ...branch, erp_key: `${documento_numero}-nueva`, codigo: '002' },
        ],
        batch: null,
      })
      return loaded
    })
    expect(counts).toEqual({ inserted: 0, updated: 0, unchanged: 0, deleted: 0 })
    const again = await server.call(getSupplier, browser, { params: { id: gone.thirdParty.id } })
    expect([again.body.supplier.estado, again.body.branches]).toEqual(['inactivo', []])
    const { body } = await server.call(getSupplier, browser, { params: { id: kept.thirdParty.id } })
    expect(body.branches).toHaveLength(3)
  })

  it('are found by their number and by their name, each pair once', async () => {
    const company = await buildCompany(server.db)
    const browser = await enter(company)
    const ofCompany = (nombre: string, documento_numero: string, activo = true) =>
      buildThirdParty(server.db, company, { nombre, documento_numero, activo })
    await ofCompany('Papeles del Norte S.A.S.', '890903938')
    await ofCompany('PAPELES DEL NORTE SAS', '8909039388')
    await ofCompany('Cañas Ltda.', '860002964', false)
    await ofCompany('Canas', '811000111')
    await ofCompany('Otra cosa', '811000222')
    const { pairs } = (await server.call(listDuplicates, browser)).body
    expect(pairs.map(({ kept, gone, parecido }) => [kept.nombre, gone.nombre, parecido])).toEqual([
      ['Papeles del Norte S.A.S.', 'PAPELES DEL NORTE SAS', 'nit-con-digito'],
      ['Canas', 'Cañas Ltda.', 'mismo-nombre'],
    ])
  })

  it('are refused where one is another’s already, money is under way, or it is not the company’s to do', async () => {
    const company = await buildCompany(server.db)
    const other = await buildCompany(server.db)
    const browser = await enter(company)
    const [one, two, three] = [
      await buildThirdParty(server.db, company),
      await buildThirdParty(server.db, company),
      await buildThirdParty(server.db, company),
    ]
    const foreign = await buildThirdParty(server.db, other)
    expect((await merge(browser, one.id, foreign.id)).problem.code).toBe('supplier-not-found')
    expect((await merge(browser, one.id, one.id)).problem.code).toBe('merge-refused')
    expect((await merge(await enter(company, 'consulta'), one.id, two.id)).problem.code).toBe('role-refused')
    expect((await merge(browser, one.id, two.id)).status).toBe(200)
    expect((await merge(browser, three.id, two.id)).problem.code).toBe('merge-refused')
    expect((await merge(browser, two.id, three.id)).problem.code).toBe('merge-refused')
  })
})
