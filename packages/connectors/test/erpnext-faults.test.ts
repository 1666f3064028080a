import { startErpnext, type StandInErpnext } from '@enlace/testing/erpnext.ts'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { pulledKinds } from '@enlace/domain/connections.ts'
import { ErpnextConnector } from '../src/erpnext/connector.ts'
import { furnish, putInvoice } from '@enlace/testing/erpnext-documents.ts'
import { impatient, near, pullAll } from './pull-all.ts'

let erpnext: StandInErpnext
beforeEach(async () => {
  erpnext = await startErpnext()
  furnish(erpnext)
})
afterEach(() => erpnext.close())

const connect = (other: { key?: string; company?: string | null } = {}, url = erpnext.url, patience = near) =>
  new ErpnextConnector(url, { ...erpnext.access, company: null, ...other }, patience, 2)
const probe = (connector = connect()) => connector.probe(pulledKinds)
const fault = (reason: string) => expect.objectContaining({ reason })

describe('an ERPNext that is tried out', () => {
  it('says its version and how many documents there are', async () => {
    putInvoice(erpnext)
    expect(await probe()).toEqual({
      product: 'ERPNext 15.38.1',
      counts: { suppliers: 1, orders: 0, receipts: 0, invoices: 1, notes: 0, payments: 0 },
      faults: {},
    })
  })

  it('refuses a wrong key, and a company that it does not have', async () => {
    await expect(probe(connect({ key: 'otra' }))).rejects.toEqual(fault('credentials-refused'))
    await expect(probe(connect({ company: 'Otra' }))).rejects.toEqual(fault('database-unknown'))
  })

  it('says what the user may not read, and that only Frappe stands there', async () => {
    erpnext.denied.add('Payment Entry')
    erpnext.denied.add('Payment Ledger Entry')
    const { counts, faults } = await probe()
    expect(Object.keys(counts)).toEqual(['suppliers', 'orders', 'receipts', 'invoices'])
    expect(faults).toMatchObject({
      notes: { reason: 'right-missing', values: { model: 'Payment Ledger Entry' } },
      payments: { reason: 'right-missing', values: { model: 'Payment Entry' } },
    })
    erpnext.denied.clear()
    erpnext.denied.add('Deleted Document')
    await expect(probe()).rejects.toMatchObject({
      reason: 'right-missing',
      values: { model: 'Deleted Document' },
    })
    erpnext.isInstalled = false
    await expect(probe()).rejects.toEqual(fault('model-missing'))
  })

  it('is told from a server that speaks without a certificate', async () => {
    await expect(probe(connect({}, erpnext.url.replace('http:', 'https:')))).rejects.toEqual(
      fault('certificate-refused'),
    )
  })
})

describe('an ERPNext that fails', () => {
  it.each([
    ['a page instead of an answer', 'html', 'answer-unreadable'],
    ['silence', 'silence', 'time-out'],
    ['a connection that breaks off', 'reset', 'connection-lost'],
    ['too many questions', 429, 'too-many-requests'],
    ['a server that is down', 503, 'status-refused'],
  ] as const)('is told by %s', async (_, mishap, reason) => {
    erpnext.mishap = () => mishap
    const patience = mishap === 'silence' ? impatient : near
    await expect(probe(connect({}, erpnext.url, patience))).rejects.toEqual(fault(reason))
  })

  it('once is asked again', async () => {
    putInvoice(erpnext)
    erpnext.mishap = (question) => (question % 2 === 1 ? 502 : undefined)
    expect((await pullAll(connect(), 'invoices')).records).toHaveLength(1)
  })

  it('whose key is taken back midway says so', async () => {
    for (const name of ['1', '2', '3']) putInvoice(erpnext, { name, bill_no: name })
    const pages = connect().pull('invoices', { at: null, next: null, after: null })
    expect((await pages.next()).value?.cursor.after).toBe('2')
    erpnext.access = { key: 'otra', secret: 'otro' }
    await expect(pages.next()).rejects.toEqual(fault('credentials-refused'))
  })
})
