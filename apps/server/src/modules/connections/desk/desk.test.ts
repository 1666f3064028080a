import {
  changeConnection,
  createConnection,
  getConnection,
  listConnections,
  removeConnection,
  runConnection,
  switchConnection,
  tryConnection,
} from '@enlace/contract/connections/calls.ts'
import type { WrittenConnection } from '@enlace/contract/connections/schemas.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import {
  connectionTexts as texts,
  connectorFaultTexts as faults,
} from '@enlace/contract/connections/texts.ts'
import { buildCompany } from '@enlace/testing/builders.ts'
import { startErpnext } from '@enlace/testing/erpnext.ts'
import { startOdoo, type StandInOdoo } from '@enlace/testing/odoo.ts'
import { useTestServer } from '@enlace/testing/server.ts'
import { buildStaff, relaxStaffFactor } from '@enlace/testing/staff.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const server = useTestServer({ CONNECTION_NETWORKS: '127.0.0.0/8' })
let odoo: StandInOdoo
beforeAll(async () => {
  odoo = await startOdoo()
})
afterAll(() => odoo.close())

async function enter() {
  const company = await buildCompany(server.db)
  await relaxStaffFactor(server.asAdmin, company)
  const browser = await server.signInStaff(await buildStaff(server.db, company))
  const written = (fields: Partial<WrittenConnection> = {}): WrittenConnection => ({
    nombre: 'Odoo producción',
    sistema: 'odoo',
    direccion: odoo.url,
    base: odoo.access.database,
    usuario: odoo.access.user,
    secreto: odoo.access.secret,
    registros: ['suppliers', 'invoices'],
    cada: 60,
    archivos: [],
    ...fields,
  })
  const create = async (fields: Partial<WrittenConnection> = {}) =>
    (await server.call(createConnection, browser, { body: written(fields) })).body.id
  const look = async (id: string) => (await server.call(getConnection, browser, { params: { id } })).body
  const attempt = async (fields: Partial<WrittenConnection> = {}, id: string | null = null) =>
    server.call(tryConnection, browser, { body: { ...written(fields), id } })
  return { company, browser, written, create, look, attempt }
}

describe('a connection that is tried out', () => {
  it('tells what answers and how much there is', async () => {
    odoo.put('res.partner', { name: 'Uno', vat: '890903938-8', supplier_rank: 1, parent_id: false })
    const { attempt } = await enter()
    expect((await attempt()).body).toEqual({
      producto: 'Odoo 17.0',
      cuentas: [
        { registros: 'suppliers', cuenta: 1 },
        { registros: 'invoices', cuenta: 0 },
      ],
      faltantes: [],
      falla: null,
    })
  })

  it.each([
    [{ direccion: 'https://no-hay.invalid' }, fill(faults['name-not-found'], { host: 'no-hay.invalid' })],
    [{ direccion: 'http://10.1.2.3' }, fill(faults['address-not-allowed'], { host: '10.1.2.3' })],
    [{ direccion: 'http://127.0.0.1:9' }, fill(faults['connection-refused'], { host: '127.0.0.1' })],
    [{ base: 'otra' }, faults['database-unknown']],
    [{ secreto: 'no' }, faults['credentials-refused']],
  ])('%j tells what to do about it', async (fields, said) => {
    const { attempt } = await enter()
    expect((await attempt(fields)).body.falla).toBe(said)
  })

  it('tells which right and which module the ERP lacks, and what there is of the rest', async () => {
    const { attempt } = await enter()
    odoo.denied.add('account.move')
    odoo.missing.add('purchase.order')
    const { body } = await attempt({ registros: ['suppliers', 'orders', 'invoices'] })
    odoo.denied.clear()
    odoo.missing.clear()
    expect(body).toMatchObject({ producto: 'Odoo 17.0', falla: null })
    expect(body.cuentas.map(({ registros }) => registros)).toEqual(['suppliers'])
    expect(body.faltantes).toEqual([
      { registros: 'orders', falla: fill(faults['model-missing'], { model: 'purchase.order' }) },
      { registros: 'invoices', falla: fill(faults['right-missing'], { model: 'account.move' }) },
    ])
  })

  it('is an ERPNext as well', async () => {
    const erpnext = await startErpnext()
    const { attempt } = await enter()
    const { body } = await attempt({
      sistema: 'erpnext',
      direccion: erpnext.url,
      base: '',
      usuario: erpnext.access.key,
      secreto: erpnext.access.secret,
    })
    await erpnext.close()
    expect(body).toMatchObject({ producto: 'ERPNext 15.38.1', falla: null })
  })

  it('uses the secret that is kept, but for no other address and no other user', async () => {
    const { create, attempt } = await enter()
    const id = await create()
    expect((await attempt({ secreto: '' }, id)).body.producto).toBe('Odoo 17.0')
    for (const fields of [{ direccion: 'https://malo.example' }, { usuario: 'otra@empresa.co' }])
      expect((await attempt({ ...fields, secreto: '' }, id)).problem.fields).toEqual({
        secreto: texts.secretAgain,
      })
  })
})

describe('a connection', () => {
  it('keeps its secret sealed and tells it to nobody', async () => {
    const { company, create, look } = await enter()
    const shown = await look(await create())
    expect(JSON.stringify(shown)).not.toContain(odoo.access.secret)
    const rows = await server.asAdmin<{ row: string }>(
      `select connections::text as row from connections where company_id = $1 union all
       select audit_log::text from audit_log where company_id = $1 union all
       select jobs::text from jobs where company_id = $1`,
      [company.id],
    )
    expect(JSON.stringify(rows)).not.toContain(odoo.access.secret)
    expect(JSON.stringify(rows)).not.toContain(Buffer.from(odoo.access.secret).toString('hex'))
  })

  it('is planned at once, stopped, resumed and removed, and it is known who did', async () => {
    const { company, browser, create, look } = await enter()
    const id = await create()
    const params = { id }
    expect((await look(id)).conexion).toMatchObject({ activa: true, trayendo: false, ultima: null })
    expect((await look(id)).conexion.proxima_at).not.toBeNull()
    await server.call(switchConnection, browser, { params, body: { version: 1, activa: false } })
    expect((await look(id)).conexion).toMatchObject({ activa: false, proxima_at: null })
    const again = await server.call(switchConnection, browser, { params, body: { version: 1, activa: true } })
    expect(again.problem.code).toBe('changed-meanwhile')
    await server.call(switchConnection, browser, { params, body: { version: 2, activa: true } })
    await server.call(runConnection, browser, { params, body: { completa: true } })
    const jobs = await server.asAdmin(
      `select key from jobs where company_id = $1 and task = 'connection-pull'`,
      [company.id],
    )
    expect(jobs).toEqual([{ key: id }])
    await server.call(removeConnection, browser, { params })
    expect((await server.call(listConnections, browser, {})).body.conexiones).toEqual([])
    const trail = await server.asAdmin<{ action: string }>(
      `select action from audit_log where company_id = $1 and action like 'connection:%' order by id`,
      [company.id],
    )
    expect(trail.map(({ action }) => action)).toEqual([
      'connection:created',
      'connection:stopped',
      'connection:resumed',
      'connection:asked-whole',
      'connection:removed',
    ])
  })

  it('needs what it is reached by, and a name of its own', async () => {
    const { browser, written, create } = await enter()
    const wrong = { ...written(), nombre: ' ', direccion: 'erp', usuario: '', registros: [] }
    const { problem } = await server.call(createConnection, browser, { body: wrong })
    expect(Object.keys(problem.fields ?? {}).toSorted()).toEqual([
      'direccion',
      'nombre',
      'registros',
      'usuario',
    ])
    const noPlace = await server.call(createConnection, browser, { body: written({ base: '' }) })
    expect(noPlace.problem.fields).toEqual({ base: texts.placeMissing })
    const noSecret = await server.call(createConnection, browser, { body: written({ secreto: '' }) })
    expect(noSecret.problem.fields).toEqual({ secreto: texts.secretMissing })
    await create()
    const taken = await server.call(createConnection, browser, {
      body: written({ nombre: 'ODOO producción' }),
    })
    expect(taken.problem.fields).toEqual({ nombre: texts.nameTaken })
  })

  it('that is changed keeps its secret, and begins from nothing where the ERP is another', async () => {
    const { company, browser, written, create, look } = await enter()
    const id = await create()
    await server.asAdmin(
      `insert into connection_cursors (company_id, connection_id, kind, reached_at) values ($1, $2, 'invoices', 'x')`,
      [company.id, id],
    )
    const change = (version: number, fields: Partial<WrittenConnection>) =>
      server.call(changeConnection, browser, { params: { id }, body: { version, conexion: written(fields) } })
    const cursors = () => server.asAdmin('select from connection_cursors where company_id = $1', [company.id])
    expect((await change(1, { nombre: 'Otro nombre', secreto: '' })).status).toBe(200)
    expect((await look(id)).conexion).toMatchObject({ nombre: 'Otro nombre', version: 2 })
    expect(await cursors()).toHaveLength(1)
    expect((await change(1, {})).problem.code).toBe('changed-meanwhile')
    expect((await change(2, { base: 'otra' })).status).toBe(200)
    expect(await cursors()).toHaveLength(0)
  })

  it('is out of reach for another company, and for who may only look', async () => {
    const { company, create } = await enter()
    const other = await enter()
    const params = { id: await create() }
    expect((await server.call(getConnection, other.browser, { params })).problem.code).toBe(
      'connection-not-found',
    )
    const body = { completa: false }
    expect((await server.call(runConnection, other.browser, { params, body })).problem.code).toBe(
      'connection-not-found',
    )
    expect((await server.call(removeConnection, other.browser, { params })).problem.code).toBe(
      'connection-not-found',
    )
    const stolen = { ...other.written({ secreto: '' }), id: params.id }
    expect((await server.call(tryConnection, other.browser, { body: stolen })).problem.code).toBe(
      'connection-not-found',
    )
    const auditor = await server.signInStaff(await buildStaff(server.db, company, 'auditor'))
    expect((await server.call(getConnection, auditor, { params })).status).toBe(200)
    expect((await server.call(runConnection, auditor, { params, body })).problem.code).toBe('role-refused')
  })
})
