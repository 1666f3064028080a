import { createHash } from 'node:crypto'
import { cancelBankChange } from '@enlace/contract/bank-accounts/calls.ts'
import { downloadHandOver, listHandedChanges } from '@enlace/contract/bank-accounts/hand-over/calls.ts'
import { handOverTexts as texts } from '@enlace/contract/bank-accounts/hand-over/texts.ts'
import { addDays, todayInBogota } from '@enlace/domain/calendar-date.ts'
import {
  askForAccount,
  bringAccount,
  changeAccount,
  enterBankSupplier,
} from '@enlace/testing/bank-supplier.ts'
import { buildCompany } from '@enlace/testing/builders.ts'
import { useTestServer } from '@enlace/testing/server.ts'
import { buildStaff, relaxStaffFactor } from '@enlace/testing/staff.ts'
import { useScratchFolder } from '@enlace/testing/use-scratch-folder.ts'
import { addWebhook, webhooksOf } from '@enlace/testing/webhooks.ts'
import { describe, expect, it } from 'vitest'
import { printOfNumbers } from '../secrets.ts'

const folder = await useScratchFolder('enlace-hand-over-')
const server = useTestServer({ STORAGE_URL: folder })

const numero = '00321456482'
const typed = { numero, numero_repetido: numero }
const pending = { cuales: 'pending', desde: '', hasta: '', formato: 'csv' } as const

/** A supplier with an account in use, and a person who pays. */
async function enter() {
  const world = await enterBankSupplier(server)
  await relaxStaffFactor(server.asAdmin, world.company)
  await bringAccount(server, world, world.branch)
  const payer = await buildStaff(server.db, world.company, 'cuentas_por_pagar')
  return { ...world, payer, desk: await server.signInStaff(payer) }
}
type World = Awaited<ReturnType<typeof enter>>

const download = ({ desk }: World, body: object = pending) =>
  server.call(downloadHandOver, desk, { body: { ...pending, ...body } })
const list = async ({ desk }: World) => (await server.call(listHandedChanges, desk)).body
const textOf = (base64: string) => Buffer.from(base64, 'base64').toString()
const trail = ({ company }: World, action: string) =>
  server.asAdmin<{ actor: string; detail: Record<string, unknown> }>(
    'select actor, detail from audit_log where company_id = $1 and action = $2 order by id',
    [company.id, action],
  )

describe('the treasury', () => {
  it('gets the whole numbers of applied changes in a file, which is on the trail without them', async () => {
    const world = await enter()
    const { id, numero: change } = await changeAccount(server, world, typed)
    const before = await list(world)
    expect(before.rows).toMatchObject([
      { id, numero: change, estado: 'por_descargar', entregas: 0, ultima: null },
    ])
    expect(JSON.stringify(before)).not.toContain('0032145')
    const { body, response } = await download(world)
    expect(response.headers['cache-control']).toBe('no-store')
    expect(body).toMatchObject({
      cambios: 1,
      repetidos: 0,
      nombre: expect.stringMatching(/^cambios-de-cuenta-.*csv$/),
    })
    const [head = '', line = ''] = textOf(body.base64).split('\r\n')
    expect(head).toBe(`\uFEFF${Object.values(texts.columns).join(';')}`)
    expect(line.split(';')).toEqual(expect.arrayContaining([change, '1051', 'Davivienda', numero, world.nit]))
    const [entry] = await trail(world, 'bank-changes-downloaded')
    const sha256 = createHash('sha256').update(Buffer.from(body.base64, 'base64')).digest('hex')
    const huella = printOfNumbers(server.portal.service.keys, world.company.id, sha256)
    expect(entry).toEqual({ actor: world.payer.email, detail: { cambios: 1, huella } })
    // Of a plain hash, somebody could try which number makes it.
    expect(JSON.stringify(entry)).not.toContain(sha256)
    expect((await list(world)).rows).toMatchObject([
      { estado: 'descargado', entregas: 1, ultima: { erp: false, at: expect.any(String) } },
    ])
  })

  it('may take it again, for a period, which is shown as such; those still missing are then none', async () => {
    const world = await enter()
    await changeAccount(server, world, typed)
    await download(world)
    expect((await download(world)).problem.fields).toEqual({ cuales: texts.faults.none })
    const today = todayInBogota(new Date())
    const period = { cuales: 'period', desde: today, hasta: today }
    expect((await download(world, { ...period, formato: 'xlsx' })).body).toMatchObject({
      cambios: 1,
      repetidos: 1,
    })
    expect((await list(world)).rows).toMatchObject([{ entregas: 2 }])
    const tomorrow = addDays(today, 1)
    expect((await download(world, { ...period, desde: tomorrow, hasta: tomorrow })).problem.fields).toEqual({
      cuales: texts.faults.nonePeriod,
    })
    expect((await download(world, { ...period, hasta: addDays(today, -1) })).problem.fields).toEqual({
      hasta: texts.faults.to,
    })
  })

  it('sees nothing of a change that is held, rejected or cancelled', async () => {
    const world = await enter()
    await askForAccount(server, world)
    expect((await list(world)).rows).toEqual([])
    expect((await download(world)).problem.fields).toEqual({ cuales: texts.faults.none })
  })

  it('is asked first who it is', async () => {
    const world = await enter()
    await changeAccount(server, world, typed)
    await server.asAdmin(
      `update session_families f set stepped_up_at = now() - interval '11 minutes' from identities i
        where i.email = $1 and f.identity_id = i.id`,
      [world.payer.email],
    )
    expect((await download(world)).problem.code).toBe('step-up-needed')
    expect(await trail(world, 'bank-changes-downloaded')).toEqual([])
  })

  it('is nobody who only looks, works elsewhere or belongs to another company', async () => {
    const world = await enter()
    await changeAccount(server, world, typed)
    for (const role of ['auditor', 'compras', 'comunicaciones', 'consulta'] as const) {
      const desk = await server.signInStaff(await buildStaff(server.db, world.company, role))
      expect([role, (await download({ ...world, desk })).status]).toEqual([role, 403])
    }
    const other = await buildCompany(server.db)
    await relaxStaffFactor(server.asAdmin, other)
    const desk = await server.signInStaff(await buildStaff(server.db, other))
    expect((await list({ ...world, desk })).rows).toEqual([])
    expect((await download({ ...world, desk })).problem.fields).toEqual({ cuales: texts.faults.none })
  })

  it('finds each hand-over as it was written', async () => {
    const world = await enter()
    await changeAccount(server, world, typed)
    await download(world)
    await expect(server.asAdmin(`update bank_hand_overs set actor = 'otro'`)).rejects.toThrow(
      'bank-log-stays',
    )
    await expect(server.asAdmin('delete from bank_hand_overs')).rejects.toThrow('bank-log-stays')
  })
})

it('each step of a change is told to programs with its last digits and times, never the bank or the number', async () => {
  const world = await enter()
  const admin = await server.signInStaff(await buildStaff(server.db, world.company))
  await addWebhook(server, { browser: admin }, 'https://8.8.8.8/enlace')
  const { told } = webhooksOf(server, world.company.id)
  const { id, numero: change } = await changeAccount(server, world, typed)
  const events = await told()
  expect(events.map(({ type }) => type)).toEqual([
    'bank-change.requested',
    'bank-change.approved',
    'bank-change.applied',
  ])
  const at = expect.stringMatching(/^20\d\d-.*Z$/)
  const facts = { id, numero: change, ultimos: '6482', solicitado_at: at, aprobado_at: at, aplica_at: at }
  const proveedor = expect.objectContaining({ documento_numero: world.thirdParty.documento_numero })
  const sucursales = [expect.objectContaining({ erp_key: expect.any(String) })]
  expect(events[1]?.data).toEqual({ cambio: { ...facts, cerrado_at: null }, proveedor, sucursales })
  expect(events[2]?.data).toEqual({ cambio: { ...facts, cerrado_at: at }, proveedor, sucursales })
  const second = await askForAccount(server, world)
  await server.call(cancelBankChange, world.browser, { params: { id: second.body.id } })
  expect((await told()).at(-1)).toMatchObject({
    type: 'bank-change.cancelled',
    data: { cambio: { id: second.body.id, aprobado_at: null, cerrado_at: at } },
  })
  expect(JSON.stringify(await told())).not.toMatch(/0032145|32145648|"1051"/)
})
