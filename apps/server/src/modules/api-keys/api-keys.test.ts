import {
  createApiKey,
  getApiKey,
  listApiKeys,
  revokeApiKey,
  rotateApiKey,
} from '@enlace/contract/api-keys/calls.ts'
import { addDays, todayInBogota } from '@enlace/domain/calendar-date.ts'
import { buildCompany } from '@enlace/testing/builders.ts'
import { useTestServer } from '@enlace/testing/server.ts'
import { buildStaff, relaxStaffFactor } from '@enlace/testing/staff.ts'
import { describe, expect, it } from 'vitest'
import { demandScope, notePush, openApiKey } from '../../core/http/program/open-api-key.ts'

const server = useTestServer()
const tomorrow = addDays(todayInBogota(new Date()), 1)

async function enter() {
  const company = await buildCompany(server.db)
  await relaxStaffFactor(server.asAdmin, company)
  const staff = await buildStaff(server.db, company)
  const browser = await server.signInStaff(staff)
  const create = async (nombre = 'SAP producción') =>
    (await server.call(createApiKey, browser, { body: { nombre, alcances: ['push:facturas'], vence: null } }))
      .body
  const list = async () => (await server.call(listApiKeys, browser, {})).body
  const only = async (id: string) => {
    const found = (await list()).claves.find((key) => key.id === id)
    if (!found) throw new Error('A key that was made is listed')
    return found
  }
  return { company, staff, browser, create, list, only }
}

const use = (clave: string) => openApiKey(server.db, `Bearer ${clave}`, '10.0.0.9')
const refused = { code: 'api-key-refused' }

describe('a key of the API', () => {
  it('is told once and kept by its hash alone', async () => {
    const { company, create, only } = await enter()
    const { id, clave } = await create()
    const listed = await only(id)
    expect(listed).toMatchObject({ nombre: 'SAP producción', estado: 'vigente', alcances: ['push:facturas'] })
    expect(clave.startsWith(listed.prefijo)).toBe(true)
    expect(JSON.stringify(listed)).not.toContain(clave.slice(listed.prefijo.length))
    const rows = await server.asAdmin(
      `select api_keys::text from api_keys where company_id = $1 union all
       select audit_log::text from audit_log where company_id = $1`,
      [company.id],
    )
    expect(JSON.stringify(rows)).not.toContain(clave.slice(listed.prefijo.length))
  })

  it('opens what it is good for, for its company, and is seen to be used', async () => {
    const { company, create, only } = await enter()
    const { id, clave } = await create()
    expect(await use(clave)).toMatchObject({ company: company.id, key: id, actor: 'clave SAP producción' })
    expect(await only(id)).toMatchObject({ usada_desde: '10.0.0.9' })
    expect((await only(id)).usada_at).not.toBeNull()
  })

  it('opens nothing else, and nothing opens without one', async () => {
    const { create } = await enter()
    const { clave } = await create()
    const opened = await use(clave)
    expect(() => demandScope(opened, 'push:facturas')).not.toThrow()
    expect(() => demandScope(opened, 'push:pagos')).toThrow('api-key-scope')
    await expect(use(`${clave.slice(0, -1)}${clave.endsWith('a') ? 'b' : 'a'}`)).rejects.toThrow(
      'api-key-refused',
    )
    for (const header of [undefined, '', clave, `Basic ${clave}`, 'Bearer x'])
      await expect(openApiKey(server.db, header, '')).rejects.toMatchObject(refused)
  })

  it('opens nothing once its last day is over', async () => {
    const { company, browser } = await enter()
    const { body } = await server.call(createApiKey, browser, {
      body: { nombre: 'Corta', alcances: ['read:cargas'], vence: tomorrow },
    })
    await use(body.clave)
    await server.asAdmin(`update api_keys set expires_at = now() where company_id = $1`, [company.id])
    await expect(use(body.clave)).rejects.toThrow('api-key-refused')
  })

  it('asks for a name, for what it is good, and for a last day that is to come', async () => {
    const { browser } = await enter()
    const wrong = { nombre: ' ', alcances: [], vence: null }
    const { problem } = await server.call(createApiKey, browser, { body: wrong })
    expect(Object.keys(problem.fields ?? {}).toSorted()).toEqual(['alcances', 'nombre'])
    const past = { nombre: 'x', alcances: ['push:pagos' as const], vence: addDays(tomorrow, -1) }
    expect((await server.call(createApiKey, browser, { body: past })).problem.fields).toHaveProperty('vence')
  })
})

describe('a key that is changed for another', () => {
  it('stays good for as long as was said, beside the new one, which is good for the same', async () => {
    const { company, browser, create, only } = await enter()
    const { id, clave } = await create()
    const { body } = await server.call(rotateApiKey, browser, {
      params: { id },
      body: { version: 1, horas: 24 },
    })
    await use(clave)
    expect((await use(body.clave)).key).toBe(body.id)
    expect(await only(id)).toMatchObject({ estado: 'por_reemplazar' })
    await server.asAdmin(
      `update api_keys set expires_at = expires_at - interval '25 hours' where company_id = $1 and id = $2`,
      [company.id, id],
    )
    await expect(use(clave)).rejects.toThrow('api-key-refused')
    await use(body.clave)
    expect(await only(id)).toMatchObject({ estado: 'vencida' })
  })

  it('is not changed twice, nor by who saw it before somebody else did', async () => {
    const { browser, create } = await enter()
    const { id } = await create()
    const again = (version: number) =>
      server.call(rotateApiKey, browser, { params: { id }, body: { version, horas: 0 } })
    expect((await again(1)).status).toBe(200)
    expect((await again(1)).problem.code).toBe('changed-meanwhile')
    expect((await again(2)).problem.code).toBe('api-key-over')
  })
})

describe('a key that is revoked', () => {
  it('opens nothing from that moment on, and it is known who did', async () => {
    const { company, staff, browser, create, only } = await enter()
    const { id, clave } = await create()
    const { status } = await server.call(revokeApiKey, browser, { params: { id }, body: { version: 1 } })
    expect(status).toBe(200)
    await expect(use(clave)).rejects.toThrow('api-key-refused')
    expect(await only(id)).toMatchObject({
      estado: 'revocada',
      creada_por_nombre: 'Ana Pérez',
      revocada_por: staff.email,
      revocada_por_nombre: 'Ana Pérez',
    })
    const trail = await server.asAdmin(
      `select action from audit_log where company_id = $1 and action like 'api-key:%' order by id`,
      [company.id],
    )
    expect(trail).toEqual([{ action: 'api-key:created' }, { action: 'api-key:revoked' }])
  })

  it('is out of reach for another company, and for who may only look', async () => {
    const { company, create } = await enter()
    const other = await enter()
    const { id } = await create()
    const asked = { params: { id }, body: { version: 1 } }
    expect((await server.call(revokeApiKey, other.browser, asked)).problem.code).toBe('api-key-not-found')
    expect((await other.list()).claves).toEqual([])
    const auditor = await server.signInStaff(await buildStaff(server.db, company, 'auditor'))
    expect((await server.call(revokeApiKey, auditor, asked)).problem.code).toBe('role-refused')
  })
})

describe('what comes in by a key', () => {
  it('is counted day by day, and shown beside the key', async () => {
    const { company, create, list, only } = await enter()
    const { id } = await create()
    const opened = { company: company.id, key: id }
    await notePush(server.db, opened, { isRefused: false, rows: 100, refusedRows: 2, bytes: 5000 })
    await notePush(server.db, opened, { isRefused: true, rows: 0, refusedRows: 0, bytes: 10 })
    expect((await only(id)).envios).toEqual({ llamadas: 2, rechazadas: 1, filas: 100, filasRechazadas: 2 })
    const { dias } = await list()
    expect([dias.length, dias.at(-1)]).toEqual([
      30,
      { dia: todayInBogota(new Date()), llamadas: 2, rechazadas: 1, filas: 100, filasRechazadas: 2 },
    ])
  })
  it('is told of each key by itself, with its last pushes, to its company alone', async () => {
    const { company, browser, create } = await enter()
    const [one, other] = [await create('Uno'), await create('Otro')]
    await notePush(
      server.db,
      { company: company.id, key: one.id },
      { isRefused: false, rows: 7, refusedRows: 1, bytes: 1 },
    )
    const push = `insert into pushes (company_id, key_id, kind, state, rows_read, rows_refused, alive_until, started_at)
      values ($1, $2, 'third-parties', $3, 7, 1, now(), now() - $4::interval)`
    await server.asAdmin(push, [company.id, one.id, 'complete', '1 hour'])
    // Its worker is gone.
    await server.asAdmin(push, [company.id, one.id, 'running', '2 hours'])
    const found = await server.call(getApiKey, browser, { params: { id: one.id } })
    expect(found.body.clave).toMatchObject({ id: one.id, nombre: 'Uno' })
    expect(found.body.dias.at(-1)).toMatchObject({ filas: 7, filasRechazadas: 1 })
    expect(found.body.envios.map(({ estado, leidas }) => [estado, leidas])).toEqual([
      ['complete', 7],
      ['broken', 7],
    ])
    const quiet = await server.call(getApiKey, browser, { params: { id: other.id } })
    expect([quiet.body.envios, quiet.body.dias.every(({ llamadas }) => llamadas === 0)]).toEqual([[], true])
    const foreign = await enter()
    const refusal = await server.call(getApiKey, foreign.browser, { params: { id: one.id } })
    expect(refusal.problem.code).toBe('api-key-not-found')
  })

  it('is told with where the company’s portal is', async () => {
    const { company, create } = await enter()
    expect((await create()).portal).toBe(`http://${company.host}:3000`)
  })
})
