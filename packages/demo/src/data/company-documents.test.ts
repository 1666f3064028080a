import { bucketOf, daysOverdue } from '@enlace/domain/ageing.ts'
import { addDays, calendarDate, weekdayOf } from '@enlace/domain/calendar-date.ts'
import type { CalendarDate } from '@enlace/domain/calendar-date.ts'
import { isBusinessDay } from '@enlace/domain/holidays.ts'
import {
  addMoney,
  compareMoney,
  isZeroMoney,
  money,
  multiplyMoney,
  subtractMoney,
  sumMoney,
  zeroMoney,
} from '@enlace/domain/money.ts'
import type { Money } from '@enlace/domain/money.ts'
import { isCheckDigitRight } from '@enlace/domain/nit.ts'
import { states } from '@enlace/domain/states.ts'
import { withheldValue } from '@enlace/domain/withholding.ts'
import { describe, expect, it } from 'vitest'
import { mainSupplier } from '../catalogue/suppliers.ts'
import { demoCompanies } from './companies.ts'
import { drawCompanyDocuments } from './company-documents.ts'
import type { CompanyDocuments } from './company-documents.ts'

/** An ordinary day, a Saturday, Easter Sunday, the days after the holidays of December, and a Friday's payment run. */
const days = ['2026-11-20', '2026-11-21', '2027-03-28', '2026-12-26', '2027-01-02', '2026-08-14'].map(
  calendarDate,
)

const drawn = new Map<string, CompanyDocuments>()
function documentsOf(today: CalendarDate, company = 1): CompanyDocuments {
  const key = `${today} ${company}`
  const plan = demoCompanies.find(({ id }) => id === company)
  if (plan === undefined) throw new Error('No such company')
  const documents = drawn.get(key) ?? drawCompanyDocuments(plan, today)
  drawn.set(key, documents)
  return documents
}

const today = days[0] ?? calendarDate('2026-11-20')
const both = [documentsOf(today), documentsOf(today, 2)]
const ofMain = <Row extends { account_key: string }>(rows: readonly Row[]) =>
  rows.filter(({ account_key }) => account_key.startsWith(mainSupplier.documento_numero))

function grouped<Row>(rows: readonly Row[], keyOf: (row: Row) => string): Map<string, Row[]> {
  return Map.groupBy(rows, keyOf)
}
const keysOf = (rows: readonly { estado: string }[]) =>
  [...new Set(rows.map(({ estado }) => estado))].toSorted()
const idsOf = (list: readonly { id: string }[]) => list.map(({ id }) => id).toSorted()

interface Amounts {
  valor_bruto: Money
  valor_descuento: Money
  valor_neto: Money
}
const netOf = ({ valor_bruto, valor_descuento }: Amounts, tax: Money) =>
  addMoney(subtractMoney(valor_bruto, valor_descuento), tax)

describe('the same day', () => {
  it('gives the same documents', () => {
    const plan = demoCompanies[1]
    if (plan === undefined) throw new Error('The demo has two companies')
    expect(drawCompanyDocuments(plan, today)).toEqual(documentsOf(today, 2))
  })
})

describe('suppliers', () => {
  it('have NITs of their own with the right check digit', () => {
    const parties = both.flatMap(({ parties: rows }) => rows)
    const numbers = [
      ...parties.map(({ documento_numero }) => documento_numero),
      ...demoCompanies.map(({ nit }) => nit),
    ]
    expect(new Set(numbers).size).toBe(numbers.length)
    expect(
      parties.filter(
        ({ documento_numero, documento_dv }) => !isCheckDigitRight(documento_numero, documento_dv),
      ),
    ).toEqual([])
    expect(demoCompanies.filter(({ nit, dv }) => !isCheckDigitRight(nit, dv))).toEqual([])
  })
})

describe('amounts', () => {
  it('of an order or an entry are the sums of its lines, and net is gross less discount plus tax', () => {
    for (const { orders, orderLines, tickets, ticketLines } of both) {
      const linesOf = grouped(orderLines, ({ order_key }) => order_key)
      const itemsOf = grouped(ticketLines, ({ ticket_key }) => ticket_key)
      const heads = [
        ...orders.map((head) => ({ head, lines: linesOf.get(head.erp_key) ?? [] })),
        ...tickets.map((head) => ({ head, lines: itemsOf.get(head.erp_key) ?? [] })),
      ]
      for (const { head, lines } of heads) {
        expect(lines.length).toBeGreaterThan(0)
        expect([head.valor_bruto, head.valor_descuento, head.valor_impuesto, head.valor_neto]).toEqual([
          sumMoney(lines.map(({ valor_bruto }) => valor_bruto)),
          sumMoney(lines.map(({ valor_descuento }) => valor_descuento)),
          sumMoney(lines.map(({ iva }) => iva)),
          sumMoney(lines.map(({ valor_neto }) => valor_neto)),
        ])
        expect(head.valor_neto).toBe(netOf(head, head.valor_impuesto))
        for (const line of lines) {
          expect(line.valor_bruto).toBe(multiplyMoney(money(line.precio), line.cantidad))
          expect(line.valor_neto).toBe(netOf(line, line.iva))
        }
      }
    }
  })

  it('of a payment are the sums of its lines, each an invoice less what is kept of it', () => {
    for (const { payments, paymentLines } of both) {
      const linesOf = grouped(paymentLines, ({ payment_key }) => payment_key)
      for (const payment of payments) {
        const lines = linesOf.get(payment.erp_key) ?? []
        expect(lines.length).toBeGreaterThan(0)
        const kept = (line: (typeof lines)[number]) =>
          sumMoney([line.valor_retefuente, line.valor_reteica, line.valor_reteiva])
        const less = (line: (typeof lines)[number]) => addMoney(line.descuento_pronto_pago, line.nota_debito)
        expect(payment.valor_bruto).toBe(sumMoney(lines.map(({ valor_factura }) => valor_factura)))
        expect(payment.valor_retenciones).toBe(sumMoney(lines.map(kept)))
        expect(payment.valor_descuentos).toBe(sumMoney(lines.map(less)))
        expect(payment.valor_pagado).toBe(sumMoney(lines.map(({ neto_pagado }) => neto_pagado)))
        for (const line of lines) {
          expect(line.neto_pagado).toBe(
            subtractMoney(subtractMoney(line.valor_factura, kept(line)), less(line)),
          )
          expect(compareMoney(line.neto_pagado, zeroMoney)).toBe(1)
        }
      }
    }
  })

  it('that are still owed are the invoice less withholdings, notes and payments that stand', () => {
    for (const { statements, payments, paymentLines, noteLines } of both) {
      const standing = new Set(
        payments.filter(({ estado }) => estado === 'pagado').map(({ erp_key }) => erp_key),
      )
      const paid = grouped(
        paymentLines.filter(({ payment_key }) => standing.has(payment_key)),
        ({ invoice_key }) => invoice_key,
      )
      const noted = grouped(noteLines, ({ invoice_key }) => invoice_key)
      for (const statement of statements) {
        expect(statement.valor_facturado).toBe(addMoney(statement.valor_bruto, statement.valor_iva))
        const less = [
          statement.valor_retefuente,
          statement.valor_reteiva,
          statement.valor_reteica,
          ...(noted.get(statement.erp_key) ?? []).map(({ valor }) => valor),
          ...(paid.get(statement.erp_key) ?? []).flatMap((line) => [
            line.neto_pagado,
            line.descuento_pronto_pago,
          ]),
        ]
        const isVoid = ['rechazada', 'anulada'].includes(statement.estado)
        const owed = subtractMoney(statement.valor_facturado, sumMoney(less))
        expect(statement.saldo_total).toBe(isVoid ? zeroMoney : owed)
        expect(isZeroMoney(statement.saldo_total)).toBe(isVoid || statement.estado === 'pagada')
      }
    }
  })

  it('withheld follow the rates to the peso: 2,5 % on purchases, 15 % of the IVA', () => {
    for (const statement of ofMain(documentsOf(today).statements)) {
      const { valor_bruto, valor_iva, valor_retefuente, valor_reteiva } = statement
      const rates = ['0', '2.5', '4', '1'].map((rate) => withheldValue('fuente', valor_bruto, rate))
      expect(rates).toContain(valor_retefuente)
      expect([zeroMoney, withheldValue('iva', valor_iva, '15')]).toContain(valor_reteiva)
    }
  })

  it('of a note are gross less discount plus tax, and its lines take from the balance', () => {
    for (const { notes, noteLines } of both) {
      const linesOf = grouped(noteLines, ({ note_key }) => note_key)
      for (const note of notes) {
        const { valor_bruto, valor_descuento, valor_impuesto, valor_nota, valor_aplicado } = note
        expect(valor_nota).toBe(
          netOf({ valor_bruto, valor_descuento, valor_neto: valor_nota }, valor_impuesto),
        )
        const lines = linesOf.get(note.erp_key) ?? []
        expect(valor_aplicado).toBe(sumMoney(lines.map(({ valor }) => valor)))
        expect(compareMoney(valor_aplicado, valor_nota)).toBeLessThanOrEqual(0)
        expect(note.estado === 'aplicada').toBe(valor_aplicado === valor_nota)
        for (const line of lines) {
          expect(line.saldo_nuevo).toBe(subtractMoney(line.saldo, line.valor))
          expect(compareMoney(line.valor, line.saldo)).toBeLessThanOrEqual(0)
        }
      }
    }
  })
})

describe('dates', () => {
  it('run from the order over entry, invoice and due date to the payment', () => {
    for (const day of days) {
      const { orders, tickets, statements, payments, paymentLines, notes, links } = documentsOf(day)
      const orderDay = new Map(orders.map(({ erp_key, fecha }) => [erp_key, fecha]))
      const ticketDay = new Map(tickets.map(({ erp_key, fecha }) => [erp_key, fecha]))
      const statement = new Map(statements.map((row) => [row.erp_key, row]))
      const paymentOf = new Map(payments.map((row) => [row.erp_key, row]))
      const late = {
        tickets: tickets.filter(({ fecha, order_key }) => fecha < (orderDay.get(order_key ?? '') ?? '9999')),
        invoices: (
          links.find(({ from, to }) => from === 'account-statements' && to === 'purchase-tickets')?.rows ?? []
        ).filter(
          ({ from_key, to_key }) =>
            (statement.get(from_key)?.fecha_proveedor ?? '') < (ticketDay.get(to_key) ?? '9999'),
        ),
        dues: statements.filter(
          ({ fecha_vencimiento, fecha_proveedor }) => (fecha_vencimiento ?? '9999') < fecha_proveedor,
        ),
        steps: statements.filter((row) => {
          const way = [
            row.fecha_recibida,
            row.fecha_aceptada,
            row.fecha_causada,
            row.fecha_programada,
            row.fecha_pagada,
          ]
          const gone = way.filter((step) => step !== null)
          return gone.some((step, place) => step < (gone[place - 1] ?? '')) || gone.some((step) => step > day)
        }),
        payments: paymentLines.filter(({ payment_key, invoice_key, descuento_pronto_pago }) => {
          const [paidOn, due] = [
            paymentOf.get(payment_key)?.fecha_pago,
            statement.get(invoice_key)?.fecha_vencimiento,
          ]
          return paidOn === undefined || (isZeroMoney(descuento_pronto_pago) && paidOn < (due ?? '9999'))
        }),
        future: [...orders, ...tickets, ...notes].filter(({ fecha }) => fecha > day),
      }
      expect(late).toEqual({ tickets: [], invoices: [], dues: [], steps: [], payments: [], future: [] })
    }
  })

  it('of payments are Fridays on which banks work', () => {
    const wrong = both
      .flatMap(({ payments }) => payments)
      .filter(
        ({ fecha_pago }) => weekdayOf(fecha_pago) !== 5 || !isBusinessDay(fecha_pago) || fecha_pago > today,
      )
    expect(wrong).toEqual([])
  })
})

/** The states without those that mean none, or that only an act in the portal sets. */
const toldOf = (ids: readonly string[]) =>
  ids.filter((id) => id !== 'sin_informar' && id !== 'objecion_aceptada')

describe("the master user's documents, on whatever day the demo begins,", () => {
  it.each(days)('are in every state that an ERP tells, on %s', (day) => {
    const { statements, orders, tickets, notes, payments, contracts } = documentsOf(day)
    const main = ofMain(statements)
    expect(keysOf(main)).toEqual(toldOf(idsOf(states.factura)))
    expect([...new Set(main.map((row) => row.estado_programacion_pago))].toSorted()).toEqual(
      toldOf(idsOf(states.estado_programacion_pago)),
    )
    expect(keysOf(ofMain(orders))).toEqual(idsOf(states.orden_compra))
    expect(keysOf(ofMain(tickets))).toEqual(idsOf(states.entrada))
    expect(keysOf(ofMain(notes))).toEqual(toldOf(idsOf(states.nota_debito)))
    expect(keysOf(ofMain(payments))).toEqual(idsOf(states.pago))
    expect(keysOf(contracts.contracts)).toEqual(idsOf(states.contrato))
  })

  it.each(days)('owe something in every step of the ageing bar, and the rare cases, on %s', (day) => {
    const pending = ofMain(documentsOf(day).statements).filter(({ saldo_total }) => !isZeroMoney(saldo_total))
    expect(pending.length).toBeGreaterThan(140)
    expect(pending.length).toBeLessThan(230)
    const buckets = new Set(
      pending.map(({ fecha_vencimiento }) => bucketOf(daysOverdue(fecha_vencimiento, day))),
    )
    expect([...buckets].toSorted()).toEqual(
      ['current', 'd120_plus', 'd1_30', 'd31_60', 'd61_90', 'd91_120'].toSorted(),
    )
    expect(pending.filter(({ fecha_vencimiento }) => fecha_vencimiento === null)).toHaveLength(3)
    expect(pending.filter(({ saldo_total }) => compareMoney(saldo_total, zeroMoney) < 0)).toHaveLength(1)
    expect(pending.filter(({ moneda }) => moneda === 'USD')).toHaveLength(2)
    expect(pending.filter(({ fecha_vencimiento }) => fecha_vencimiento === day).length).toBeGreaterThan(0)
    const soon = pending.filter(
      ({ fecha_vencimiento: due }) => due !== null && due > day && due <= addDays(day, 7),
    )
    expect(soon.length).toBeGreaterThan(0)
  })
})
