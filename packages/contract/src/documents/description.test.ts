import { describe, expect, it } from 'vitest'
import { deskInvoiceDocument } from '../account-statements/desk/document.ts'
import { statementDocument } from '../account-statements/document.ts'
import { deskNoteDocument } from '../notes-debit/desk/document.ts'
import { noteDocument } from '../notes-debit/document.ts'
import { deskPaymentDocument } from '../payments-made/desk/document.ts'
import { paidInvoiceFields, paymentDocument } from '../payments-made/document.ts'
import { deskOrderDocument } from '../purchase-order/desk/document.ts'
import { orderDocument } from '../purchase-order/document.ts'
import { deskTicketDocument } from '../purchase-tickets/desk/document.ts'
import { ticketDocument } from '../purchase-tickets/document.ts'
import { contractDocument } from '../supplier-contracts/document.ts'
import { columnsAt, type DocumentDescription, type DocumentFields } from './description.ts'

const kinds: readonly DocumentDescription[] = [
  contractDocument,
  noteDocument,
  orderDocument,
  paymentDocument,
  statementDocument,
  ticketDocument,
]

const ofTheStaff: readonly DocumentDescription[] = [
  deskInvoiceDocument,
  deskNoteDocument,
  deskOrderDocument,
  deskPaymentDocument,
  deskTicketDocument,
]

describe.each(ofTheStaff)('the description of $kind for the staff', ({ fields, number }) => {
  it('tells whose a document is right after its number, and hides nothing that suppliers may not see', () => {
    const names = Object.keys(fields)
    expect(names[names.indexOf(number) + 1]).toBe('proveedor')
    expect(names).toContain('visto_at')
    expect(Object.values(fields).filter(({ flag }) => flag !== undefined)).toEqual([])
  })
})

describe.each([...kinds, ...ofTheStaff])('the description of $kind', (description) => {
  const { fields, more, lines, page, paper, totals = [], filters } = description
  const all: DocumentFields = { ...fields, ...more }

  it('names a number, a date and an amount of its own', () => {
    const { number, date, amount } = description
    const types = [number, date, amount].map((name) => fields[name]?.type)
    expect(types).toEqual(['code', expect.stringMatching(/^day\??$/), 'money'])
  })

  it('adds its totals up from amounts that it has, to its own amount', () => {
    const names = totals.map((name) => name.replace('-', ''))
    expect(names.filter((name) => fields[name]?.type !== 'money')).toEqual([])
    expect([undefined, description.amount]).toContain(names.at(-1))
  })

  it('shows on its page and its paper fields that it has, each with a name to read', () => {
    const own = [...page, ...paper].filter((name) => name !== 'sucursal')
    expect(own.filter((name) => all[name]?.label === undefined)).toEqual([])
  })

  it.each([
    ['list', fields],
    ['lines', lines],
  ])('gives each column of its %s a name of its own', (_, columns) => {
    const shown = (['screen', 'export', 'paper'] as const).flatMap((place) => columnsAt(columns, place))
    expect(shown.filter(({ label }) => label === undefined)).toEqual([])
    const named = columnsAt(columns, 'export').map(({ column }) => column)
    expect(new Set(named).size).toBe(named.length)
  })

  it('narrows by a written value of a field that it has', () => {
    const written = Object.keys(filters).filter((name) => filters[name]?.kind === 'written')
    expect(written.filter((name) => !/^text\??$/.test(fields[name]?.type ?? ''))).toEqual([])
  })
})

it('has a column of every part of a paid invoice that its payment tells', () => {
  const lines = columnsAt(paymentDocument.lines, 'paper').map(({ column }) => column)
  expect(columnsAt(paidInvoiceFields, 'paper').map(({ column }) => column)).toEqual(
    expect.arrayContaining(lines),
  )
})
