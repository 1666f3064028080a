import type { AddressInfo } from 'node:net'
import { listHandedChanges } from '@enlace/contract/bank-accounts/hand-over/calls.ts'
import { accountDoubtTexts, accountFaultTexts } from '@enlace/contract/bank-accounts/load/texts.ts'
import type { ApiScope } from '@enlace/domain/api-key.ts'
import { bringAccount, changeAccount, enterBankSupplier } from '@enlace/testing/bank-supplier.ts'
import { buildBranch } from '@enlace/testing/builders.ts'
import { askAsProgram, buildApiKey } from '@enlace/testing/programs.ts'
import { useTestServer } from '@enlace/testing/server.ts'
import { buildStaff, relaxStaffFactor } from '@enlace/testing/staff.ts'
import { useScratchFolder } from '@enlace/testing/use-scratch-folder.ts'
import { beforeAll, describe, expect, it } from 'vitest'

const folder = await useScratchFolder('enlace-bank-program-')
const server = useTestServer({ STORAGE_URL: folder }, 'own')
let port: number

beforeAll(async () => {
  await server.portal.listen({ host: '127.0.0.1', port: 0 })
  port = (server.portal.server.address() as AddressInfo).port // it listens to a port, not to a pipe
})

/** A supplier with an account in use, and its company's program. */
async function enter(scopes: readonly ApiScope[] = ['read:cambios-cuenta', 'push:cuentas']) {
  const world = await enterBankSupplier(server)
  const key = await buildApiKey(server.db, world.company, scopes)
  const get = (path: string) => askAsProgram(port, key, { path })
  const post = (path: string, body: object) =>
    askAsProgram(port, key, {
      method: 'POST',
      path,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
  return { ...world, key, get, post }
}
type World = Awaited<ReturnType<typeof enter>>

const trail = ({ company }: World, action: string) =>
  server.asAdmin<{ actor: string; detail: object }>(
    'select actor, detail from audit_log where company_id = $1 and action = $2 order by id',
    [company.id, action],
  )
const accountsOf = ({ company }: World) =>
  server.asAdmin<{ ultimos: string }>(
    'select ultimos from bank_accounts where company_id = $1 and hasta is null order by ultimos',
    [company.id],
  )
const erpKeyOf = async ({ branch }: World) =>
  (
    await server.asAdmin<{ erp_key: string }>('select erp_key from branch_accounts where id = $1', [
      branch.id,
    ])
  )[0]?.erp_key ?? ''

describe('applied changes', () => {
  it('are read by a program after a cursor, with whole numbers, each reading on the trail', async () => {
    const world = await enter()
    await bringAccount(server, world, world.branch)
    const numbers = ['00321456482', '00321456483', '00321456484']
    for (const numero of numbers) await changeAccount(server, world, { numero, numero_repetido: numero })
    const first = await world.get('/v1/bank-changes?size=2')
    expect(first.status).toBe(200)
    expect(first.headers['cache-control']).toBe('no-store')
    expect(first.json['changes']).toMatchObject([
      {
        numero_cuenta: numbers[0],
        banco: '1051',
        banco_nombre: 'Davivienda',
        tipo: 'corriente',
        titular_documento: world.thirdParty.documento_numero,
        sucursales: [{ erp_key: await erpKeyOf(world) }],
        tomado_at: null,
      },
      { numero_cuenta: numbers[1] },
    ])
    const rest = await world.get(`/v1/bank-changes?after=${String(first.json['next'])}`)
    expect(rest.json['changes']).toMatchObject([{ numero_cuenta: numbers[2] }])
    const end = await world.get(`/v1/bank-changes?after=${String(rest.json['next'])}`)
    expect(end.json).toEqual({ changes: [], next: rest.json['next'] })
    const entries = await trail(world, 'bank-changes-read')
    expect(entries).toEqual([
      { actor: `clave ${world.key.nombre}`, detail: { cambios: 2 } },
      { actor: `clave ${world.key.nombre}`, detail: { cambios: 1 } },
    ])
    expect(JSON.stringify(entries)).not.toContain('3214564')
  })

  it('are acknowledged once, are then in the ERP for the treasury, and are no longer pending', async () => {
    const world = await enter()
    await bringAccount(server, world, world.branch)
    const { id } = await changeAccount(server, world)
    expect((await world.post('/v1/bank-changes/taken', { ids: [id] })).json).toEqual({ taken: 1 })
    expect((await world.post('/v1/bank-changes/taken', { ids: [id, id] })).json).toEqual({ taken: 0 })
    expect((await world.get('/v1/bank-changes?pending=true')).json).toEqual({ changes: [], next: null })
    expect((await world.get('/v1/bank-changes')).json['changes']).toMatchObject([
      { id, tomado_at: expect.any(String) },
    ])
    await relaxStaffFactor(server.asAdmin, world.company)
    const desk = await server.signInStaff(await buildStaff(server.db, world.company))
    expect((await server.call(listHandedChanges, desk)).body.rows).toMatchObject([
      { id, estado: 'en_el_erp', ultima: { erp: true } },
    ])
    expect(await trail(world, 'bank-changes-taken')).toMatchObject([{ detail: { cambios: 1 } }])
  })

  it('of another company are neither read nor acknowledged', async () => {
    const world = await enter()
    const { id } = await changeAccount(server, world)
    const other = await enter()
    expect((await other.get('/v1/bank-changes')).json).toEqual({ changes: [], next: null })
    expect((await other.post('/v1/bank-changes/taken', { ids: [id] })).status).toBe(404)
    expect(await trail(world, 'bank-changes-taken')).toEqual([])
  })

  it('are nothing for a cursor that is none', async () => {
    const world = await enter()
    expect((await world.get('/v1/bank-changes?after=1;drop')).status).toBe(422)
  })
})

describe('accounts of the ERP', () => {
  const account = { banco: '1007', tipo: 'ahorros', numero: '03214564821', titular: 'Proveedor S.A.S.' }

  it('are sealed where a branch has none, and change none that is in use', async () => {
    const world = await enter()
    const sucursal = await erpKeyOf(world)
    const documento = world.thirdParty.documento_numero
    const push = (own: object) =>
      world.post('/v1/bank-accounts', { accounts: [{ ...account, sucursal, documento, ...own }] })
    expect((await push({})).json).toMatchObject({
      rows: [{ line: 1, outcome: 'nueva', findings: [] }],
      counts: { nueva: 1 },
    })
    expect((await push({ banco: 'bancolombia' })).json).toMatchObject({ rows: [{ outcome: 'igual' }] })
    expect((await push({ numero: '99887766554' })).json).toMatchObject({
      rows: [{ outcome: 'distinta', findings: [{ texto: accountDoubtTexts.differs }] }],
    })
    expect((await push({ numero: '99887766554' })).json).toMatchObject({
      rows: [{ findings: [{ texto: accountDoubtTexts.differsKnown }] }],
    })
    expect(await accountsOf(world)).toEqual([{ ultimos: '4821' }])
    expect((await world.mails(world.person.email)).map(({ purpose }) => purpose)).toContain(
      'bank-account-differs',
    )
  })

  it('are answered one by one, and no sentence repeats a number', async () => {
    const world = await enter()
    const other = await buildBranch(server.db, world.thirdParty)
    const sucursal = await erpKeyOf({ ...world, branch: other })
    const documento = world.thirdParty.documento_numero
    const { json, text } = await world.post('/v1/bank-accounts', {
      accounts: [
        { ...account, documento, sucursal: 'NADIE' },
        { ...account, documento, sucursal, numero: 3214564821 },
        { ...account, documento, sucursal: 'X', numero: 3.2e19 },
        { ...account, documento, sucursal },
        { sucursal: 'Y', numero: '12-34' },
      ],
    })
    expect(json).toMatchObject({
      rows: [
        { outcome: 'desconocida', findings: [{ texto: accountDoubtTexts.unknown }] },
        { outcome: 'nueva', findings: [{ texto: accountDoubtTexts.number }] },
        { outcome: 'rechazada', findings: [{ texto: accountFaultTexts.notText }] },
        { outcome: 'rechazada' },
        { outcome: 'rechazada' },
      ],
    })
    expect(text).not.toMatch(/3214564|32000000|1234/)
    const kept = await server.asAdmin<{ row: string }>(
      'select t::text as row from audit_log t where company_id = $1',
      [world.company.id],
    )
    expect(JSON.stringify(kept)).not.toMatch(/03214564821|3214564821/)
  })
})
