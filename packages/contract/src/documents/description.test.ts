import { describe, expect, it } from 'vitest'
import { statementDocument } from '../account-statements/document.ts'
import { noteDocument } from '../notes-debit/document.ts'
import { paidInvoiceFields, paymentDocument } from '../payments-made/document.ts'
import { orderDocument } from '../purchase-order/document.ts'
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

describe.each(kinds)('the description of $kind', (description) => {
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
    expect(written.filter((name) => fields[name]?.type !== 'text?')).toEqual([])
  })
})

it('has a column of every part of a paid invoice that its payment tells', () => {
  const lines = columnsAt(paymentDocument.lines, 'paper').map(({ column }) => column)
  expect(columnsAt(paidInvoiceFields, 'paper').map(({ column }) => column)).toEqual(
    expect.arrayContaining(lines),
  )
})
