import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { money, subtractMoney, sumMoney } from './money.ts'
import { type KeptInvoice, type OwnLine, reconcile } from './reconcile.ts'

const own = (numero: string, valor: string, more: Partial<OwnLine> = {}): OwnLine => ({
  line: 2,
  numero,
  valor: money(valor),
  moneda: null,
  ...more,
})
const kept = (numero: string, valor: string, more: Partial<KeptInvoice> = {}): KeptInvoice => ({
  id: `${numero} ${valor} ${more.estado ?? ''}`,
  numero,
  valor: money(valor),
  moneda: 'COP',
  estado: 'causada',
  isPending: true,
  ...more,
})
const told = (lines: OwnLine[], invoices: KeptInvoice[]) =>
  reconcile(lines, invoices).map(({ finding, numero, difference }) => `${numero} ${finding} ${difference}`)

describe('the reconciliation of a supplier’s own file', () => {
  it('tells what is the same, what differs and by how much, and what only one side knows', () => {
    const lines = [own('FE-1', '100'), own('FE-2', '250.50'), own('FE-3', '70')]
    const invoices = [kept('FE-1', '100'), kept('FE-2', '200'), kept('FE-9', '33')]
    expect(told(lines, invoices)).toEqual([
      'FE-1 coincide 0.00',
      'FE-2 difiere 50.50',
      'FE-3 solo-archivo 70.00',
      'FE-9 solo-compania -33.00',
    ])
  })

  it('knows a number however the file writes it', () => {
    expect(told([own('fe 0001', '100')], [kept('FE-1', '100')])).toEqual(['FE-1 coincide 0.00'])
    expect(told([own('FEEP1012891', '100')], [kept('FEEP1-012891', '100')])).toEqual([
      'FEEP1-012891 coincide 0.00',
    ])
  })

  it('takes the lines of one invoice together', () => {
    const [one] = reconcile(
      [own('FE-1', '60', { line: 2 }), own('FE-1', '40', { line: 7 })],
      [kept('FE-1', '100')],
    )
    expect(one).toMatchObject({ finding: 'coincide', lines: [2, 7], own: '100.00' })
  })

  it('finds a number without its prefix by its digits and amount, unless two would fit', () => {
    const [found] = reconcile([own('10234', '100')], [kept('FE-10234', '100')])
    expect(found).toMatchObject({ finding: 'coincide', isByDigits: true })
    expect(told([own('10234', '99')], [kept('FE-10234', '100')])).toEqual([
      '10234 solo-archivo 99.00',
      'FE-10234 solo-compania -100.00',
    ])
    expect(told([own('10234', '100')], [kept('FE-10234', '100'), kept('FA-10234', '100')])[0]).toBe(
      '10234 solo-archivo 100.00',
    )
  })

  it('says of a paid invoice that the company owes nothing of it, and of an absent paid one nothing at all', () => {
    const paid = { estado: 'pagada', isPending: false }
    expect(told([own('FE-1', '100')], [kept('FE-1', '0', paid), kept('FE-2', '0', paid)])).toEqual([
      'FE-1 difiere 100.00',
    ])
  })

  it('passes over a refused invoice that came again, and names it where it did not', () => {
    const refused = kept('FE-1', '0', { estado: 'rechazada', isPending: false })
    const [again] = reconcile([own('FE-1', '100')], [refused, kept('FE-1', '100')])
    expect(again).toMatchObject({ finding: 'coincide', kept: [{ estado: 'causada' }] })
    const [only] = reconcile([own('FE-1', '100')], [refused])
    expect(only).toMatchObject({ finding: 'difiere', kept: [{ estado: 'rechazada' }] })
  })

  it('never sets pesos against dollars', () => {
    const invoices = [kept('FE-1', '100', { moneda: 'USD' }), kept('FE-1', '100')]
    expect(reconcile([own('FE-1', '100')], invoices)[0]).toMatchObject({ moneda: 'COP', finding: 'coincide' })
    const euros = told([own('FE-1', '100', { moneda: 'EUR' })], invoices)
    expect(euros).toHaveLength(3)
  })

  const numbers = fc.constantFrom('FE-1', 'fe 01', 'FE-2', '1234', 'AB-1234', 'FE-3', 'X-003')
  const amounts = fc.constantFrom('0', '10', '10.50', '250', '-30').map(money)
  const lines = fc.array(
    fc.record({ numero: numbers, valor: amounts, moneda: fc.constantFrom('COP', 'USD', null) }),
    { maxLength: 12 },
  )
  const invoices = fc.array(
    fc.record({
      numero: numbers,
      valor: amounts,
      moneda: fc.constantFrom('COP', 'USD'),
      estado: fc.constantFrom('causada', 'pagada', 'rechazada'),
    }),
    { maxLength: 12 },
  )

  it('has every line and every pending invoice in exactly one place, and adds up', () => {
    fc.assert(
      fc.property(lines, invoices, (drawnLines, drawnInvoices) => {
        const file = drawnLines.map((line, at) => ({ ...line, line: at + 2 }))
        const company = drawnInvoices.map((invoice, at) => ({
          ...invoice,
          id: String(at),
          isPending: invoice.valor !== '0.00',
        }))
        const result = reconcile(file, company)
        expect(result.flatMap((one) => one.lines).toSorted((one, other) => one - other)).toEqual(
          file.map(({ line }) => line),
        )
        const ids = result.flatMap((one) => one.kept.map(({ id }) => id))
        expect(new Set(ids).size).toBe(ids.length)
        const owed = company.filter(({ isPending }) => isPending)
        expect(owed.every(({ id }) => ids.includes(id))).toBe(true)
        for (const one of result) {
          const nothing = money('0')
          expect(one.difference).toBe(subtractMoney(one.own ?? nothing, one.company ?? nothing))
          expect(one.finding === 'coincide').toBe(
            one.own !== null && one.company !== null && one.difference === nothing,
          )
        }
        expect(sumMoney(result.map((one) => one.own ?? money('0')))).toBe(
          sumMoney(file.map(({ valor }) => valor)),
        )
      }),
    )
  })

  it('finds nothing to say about a file that is what the company has', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.tuple(fc.integer({ min: 1, max: 9999 }), amounts), { selector: ([at]) => at }),
        (rows) => {
          const file = rows.map(([at, valor]) => own(`FE-${at}`, valor))
          const company = rows.map(([at, valor]) => kept(`FE-${at}`, valor))
          expect(reconcile(file, company).every(({ finding }) => finding === 'coincide')).toBe(true)
        },
      ),
    )
  })
})
