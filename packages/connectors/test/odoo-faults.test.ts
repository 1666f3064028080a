import type { Mishap } from '@enlace/testing/erp-server.ts'
import { startOdoo, type StandInOdoo } from '@enlace/testing/odoo.ts'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { pulledKinds } from '@enlace/domain/connections.ts'
import { OdooConnector } from '../src/odoo/connector.ts'
import { furnish, putInvoice } from '@enlace/testing/odoo-documents.ts'
import { impatient, near, pullAll } from './pull-all.ts'

let odoo: StandInOdoo
beforeEach(async () => {
  odoo = await startOdoo()
})
afterEach(() => odoo.close())

const connect = (access: Partial<StandInOdoo['access']> = {}, url = odoo.url, patience = near) =>
  new OdooConnector(url, { ...odoo.access, ...access }, patience, 2)
const patienceWith = (mishap: Mishap) => (mishap === 'silence' ? impatient : near)
const probe = (connector = connect()) => connector.probe(pulledKinds)
const fault = (reason: string) => expect.objectContaining({ reason })

describe('an Odoo that is tried out', () => {
  it('says its version and how many records there are', async () => {
    putInvoice(odoo, furnish(odoo))
    expect(await probe()).toEqual({
      product: 'Odoo 17.0',
      counts: { suppliers: 1, orders: 0, receipts: 0, invoices: 1, notes: 0, payments: 0 },
      faults: {},
    })
  })

  it.each([
    ['the wrong database', { database: 'otra' }, 'database-unknown'],
    ['the wrong key', { secret: 'no' }, 'credentials-refused'],
    ['the wrong user', { user: 'nadie@empresa.co' }, 'credentials-refused'],
  ])('refuses %s', async (_, access, reason) => {
    await expect(probe(connect(access))).rejects.toEqual(fault(reason))
  })

  it('says which model the user may not read, and which module is not installed, and tells of the others', async () => {
    odoo.denied.add('account.payment')
    odoo.missing.add('stock.move')
    const { counts, faults } = await probe()
    expect(Object.keys(counts)).toEqual(['suppliers', 'orders', 'invoices', 'notes'])
    expect(faults).toMatchObject({
      receipts: { reason: 'model-missing', values: { model: 'stock.move' } },
      payments: { reason: 'right-missing', values: { model: 'account.payment' } },
    })
  })

  it('is told from an address where there is none', async () => {
    await expect(probe(connect({}, 'http://no-hay.invalid/'))).rejects.toEqual(fault('name-not-found'))
    await expect(probe(connect({}, 'http://127.0.0.1:9/'))).rejects.toEqual(fault('connection-refused'))
    expect(() => connect({}, 'ftp://empresa.co')).toThrow('address-malformed')
    expect(() => connect({}, 'https://ana:clave@empresa.co')).toThrow('address-malformed')
  })

  it('is not talked to within the network where that is not allowed, by number or by name', async () => {
    const closed = { ...near, allows: () => false }
    for (const url of [odoo.url, odoo.url.replace('127.0.0.1', 'localhost')])
      await expect(probe(new OdooConnector(url, odoo.access, closed))).rejects.toEqual(
        fault('address-not-allowed'),
      )
    expect(odoo.asked).toBe(0)
  })
})

describe('an Odoo that fails', () => {
  it.each([
    ['a page instead of an answer', 'html', 'answer-unreadable'],
    ['silence', 'silence', 'time-out'],
    ['a connection that breaks off', 'reset', 'connection-lost'],
    ['more than fits', 'huge', 'answer-too-large'],
    ['a server that is down', 502, 'status-refused'],
    ['a redirection', 302, 'redirected'],
  ] as const)('is told by %s', async (_, mishap, reason) => {
    odoo.mishap = () => mishap
    await expect(probe(connect({}, odoo.url, patienceWith(mishap)))).rejects.toEqual(fault(reason))
  })

  it.each(['silence', 'reset', 503, 429] as const)('once with %s is asked again', async (mishap) => {
    odoo.mishap = (question) => (question % 3 === 1 ? mishap : undefined)
    putInvoice(odoo, furnish(odoo))
    const connector = connect({}, odoo.url, patienceWith(mishap))
    expect((await pullAll(connector, 'invoices')).records).toHaveLength(1)
  })

  it('whose key is changed midway keeps what was brought and says so', async () => {
    const world = furnish(odoo)
    for (let number = 1; number <= 5; number += 1) putInvoice(odoo, world, { ref: `FE-${number}` })
    const pages = connect().pull('invoices', { at: null, next: null, after: null })
    const first = await pages.next()
    expect(first.value?.cursor.after).toBe('2')
    odoo.access = { ...odoo.access, secret: 'otra' }
    await expect(pages.next()).rejects.toEqual(fault('credentials-refused'))
  })
})
