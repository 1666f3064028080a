import { getAccountStatement } from '@enlace/contract/account-statements/calls.ts'
import { addDays, todayInBogota } from '@enlace/domain/calendar-date.ts'
import { buildBranch, buildCompany, buildPerson, buildThirdParty } from '@enlace/testing/builders.ts'
import { buildBilledEntry, buildStatement } from '@enlace/testing/ledger.ts'
import { useTestServer } from '@enlace/testing/server.ts'
import { describe, expect, it } from 'vitest'

const server = useTestServer()
const today = todayInBogota(new Date())

async function enter(pyme: boolean, settings: Record<string, unknown>) {
  const company = await buildCompany(server.db, { settings })
  const thirdParty = await buildThirdParty(server.db, company, { pyme })
  const branch = await buildBranch(server.db, thirdParty)
  const browser = await server.signIn(await buildPerson(server.db, thirdParty))
  const termOf = async (id: string) =>
    (await server.call(getAccountStatement, browser, { params: { id } })).body.plazo_justo
  return { branch, termOf }
}

describe('the clock of plazo justo on an invoice', () => {
  it('counts 45 days from the last entry that a large company billed, and names it', async () => {
    const { branch, termOf } = await enter(true, { company_size: 'grande' })
    const id = await buildStatement(server, branch, {})
    const fecha = addDays(today, -10)
    await buildBilledEntry(server, branch, id, { fecha: addDays(today, -20) })
    const entry = await buildBilledEntry(server, branch, id, { fecha, nro_entrada: '001-EA-00000007' })
    await buildBilledEntry(server, branch, id, { fecha: today, estado: 'reversada' })
    expect(await termOf(id)).toEqual({
      days: 45,
      start: { by: 'entrada', fecha, id: entry, numero: '001-EA-00000007' },
      limit: addDays(today, 35),
      used: 10,
      left: 35,
      state: 'running',
    })
  })

  it('leaves the entry’s number out for whom the module is closed', async () => {
    const { branch, termOf } = await enter(true, { company_size: 'grande', orden_ticket: 0 })
    const id = await buildStatement(server, branch, {})
    await buildBilledEntry(server, branch, id, { fecha: addDays(today, -10) })
    expect(await termOf(id)).toMatchObject({ start: { by: 'entrada', id: null, numero: null }, used: 10 })
  })

  it('counts 60 days where the State pays', async () => {
    const { branch, termOf } = await enter(true, { company_size: 'estado' })
    const id = await buildStatement(server, branch, { fecha_proveedor: addDays(today, -61) })
    expect(await termOf(id)).toMatchObject({
      days: 60,
      left: -1,
      state: 'exceeded',
      start: { by: 'factura' },
    })
  })

  it.each([
    ['the supplier is no mipyme', false, 'grande'],
    ['the company is one', true, 'mipyme'],
    ['the company did not say what it is', true, undefined],
  ])('is not shown where %s', async (_, pyme, company_size) => {
    const { branch, termOf } = await enter(pyme, { company_size })
    expect(await termOf(await buildStatement(server, branch, {}))).toBeNull()
  })

  it('stops with the payment, and is not shown for what was refused or paid on a day nobody told', async () => {
    const { branch, termOf } = await enter(true, { company_size: 'grande' })
    const paid = { estado: 'pagada', saldo_total: '0.00', fecha_proveedor: '2026-01-10' }
    const [late, unknown, refused] = await Promise.all([
      buildStatement(server, branch, { ...paid, fecha_pagada: '2026-02-25' }),
      buildStatement(server, branch, paid),
      buildStatement(server, branch, { ...paid, estado: 'rechazada' }),
    ])
    expect(await termOf(late)).toMatchObject({ used: 46, state: 'paid-late' })
    expect([await termOf(unknown), await termOf(refused)]).toEqual([null, null])
  })
})
