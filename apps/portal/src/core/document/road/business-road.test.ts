import type { DocumentKind } from '@enlace/contract/documents/related/kinds.ts'
import { calendarDate } from '@enlace/domain/calendar-date.ts'
import { describe, expect, it } from 'vitest'
import { type RoadDocument, roadOfBusiness } from './business-road.ts'

const document = (kind: DocumentKind, estado: string, day: string, scheduled?: string): RoadDocument => ({
  kind,
  estado,
  fecha: calendarDate(day),
  fecha_programada: scheduled === undefined ? null : calendarDate(scheduled),
})
const order = document('purchase-order', 'recibida', '2026-01-02')
const ticket = document('purchase-tickets', 'facturada', '2026-01-10')
const invoice = document('account-statements', 'pagada', '2026-01-15', '2026-02-01')
const payment = document('payments-made', 'pagado', '2026-02-14')

const road = (
  own: RoadDocument,
  related: readonly RoadDocument[] = [],
  more: { mayOpen?: (kind: DocumentKind) => boolean; receivedPercent?: string } = {},
) =>
  roadOfBusiness({ own, related, mayOpen: () => true, ...more }).map(
    ({ id, state, fecha, reason }) => `${id} ${state} ${fecha ?? '-'}${reason ? ` (${reason})` : ''}`,
  )

describe('the road of a business that was paid', () => {
  const steps = [
    'purchase-order done 2026-01-02',
    'purchase-tickets done 2026-01-10',
    'account-statements done 2026-01-15',
    'scheduled done 2026-02-01',
    'paid done 2026-02-14',
  ]

  it('is the same from each of its documents', () => {
    const all = [order, ticket, invoice, payment]
    for (const own of all)
      expect(
        road(
          own,
          all.filter((other) => other !== own),
        ),
      ).toEqual(steps)
  })
})

describe('the road of an order', () => {
  it('waits for the entry where nothing has come yet', () => {
    expect(road({ ...order, estado: 'nueva' }, [], { receivedPercent: '0.00' })).toEqual([
      'purchase-order done 2026-01-02',
      'purchase-tickets current -',
      'account-statements todo -',
      'scheduled todo -',
      'paid todo -',
    ])
  })

  it('says which share has come where it came in part, whatever was invoiced of it', () => {
    const steps = road(
      { ...order, estado: 'recibida_parcial' },
      [ticket, { ...invoice, estado: 'recibida', fecha_programada: null }],
      {
        receivedPercent: '62.50',
      },
    )
    expect(steps[1]).toBe('purchase-tickets current 2026-01-10 (Recibido 62,5 %)')
    expect(steps[2]).toBe('account-statements done 2026-01-15')
  })

  it('stops at itself when it was annulled', () => {
    const steps = road({ ...order, estado: 'anulada' })
    expect(steps[0]).toBe('purchase-order stopped 2026-01-02 (Anulada)')
    expect(steps.slice(1).every((step) => step.includes('todo'))).toBe(true)
  })

  it('counts its entries and invoices and tells the last day of each', () => {
    const later = { ...ticket, fecha: calendarDate('2026-01-20') }
    const unpaid = { ...invoice, estado: 'causada', fecha_programada: null }
    const steps = road(order, [ticket, later, invoice, unpaid, payment])
    expect(steps.slice(1)).toEqual([
      'purchase-tickets done 2026-01-20 (2 entradas)',
      'account-statements done 2026-01-15 (2 facturas)',
      'scheduled current 2026-02-01 (1 de 2 facturas)',
      'paid current 2026-02-14 (1 de 2 facturas)',
    ])
  })

  it('says nothing of entries that the person may not open', () => {
    const steps = road(order, [], { mayOpen: (kind) => kind !== 'purchase-tickets' })
    expect(steps.some((step) => step.startsWith('purchase-tickets'))).toBe(false)
  })
})

describe('the road of a payment', () => {
  it('tells no order where its invoices answer none', () => {
    expect(road(payment, [invoice])[0]).toBe('account-statements done 2026-01-15')
  })

  it('stops where the bank sent it back', () => {
    const returned = { ...payment, estado: 'rechazado_por_el_banco' }
    expect(road(returned, [{ ...invoice, estado: 'programada' }]).at(-1)).toBe(
      'paid stopped 2026-02-14 (Rechazado por el banco)',
    )
  })

  it('is under way while it is in process', () => {
    const underWay = { ...payment, estado: 'en_proceso' }
    expect(road(underWay, [{ ...invoice, estado: 'en_banco' }]).at(-1)).toBe(
      'paid current 2026-02-14 (En proceso)',
    )
  })
})

describe('the road of a debit note', () => {
  const note = document('notes-debit', 'aplicada_parcial', '2026-02-20')

  it('ends where it was taken off the invoice', () => {
    expect(road({ ...note, estado: 'aplicada' }, [invoice])).toEqual([
      'account-statements done 2026-01-15',
      'notes-debit done 2026-02-20',
      'applied done -',
    ])
  })

  it('waits where it was applied in part only, and stops where the supplier objects', () => {
    expect(road(note).at(-1)).toBe('applied current - (Aplicada parcial)')
    expect(road({ ...note, estado: 'objetada' }).at(-1)).toBe('applied stopped - (Objetada)')
  })
})

it('goes on past a payment that failed where another arrived', () => {
  const failed = { ...payment, estado: 'rechazado_por_el_banco' }
  expect(road(order, [ticket, invoice, failed, payment]).at(-1)).toBe('paid done 2026-02-14')
  expect(road(order, [ticket, { ...invoice, estado: 'programada' }, failed]).at(-1)).toContain('paid stopped')
})
