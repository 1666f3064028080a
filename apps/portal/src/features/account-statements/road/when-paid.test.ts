import { nextStepTexts } from '@enlace/contract/account-statements/detail-texts.ts'
import { addDays, calendarDate, type CalendarDate } from '@enlace/domain/calendar-date.ts'
import { money } from '@enlace/domain/money.ts'
import { statesOf } from '@enlace/domain/states.ts'
import { describe, expect, it } from 'vitest'
import { type PaymentFacts, whenPaid } from './when-paid.ts'

const today = calendarDate('2026-11-21')
const yesterday = addDays(today, -1)
const friday = calendarDate('2026-11-27')
const shown = { date_invoice: 1, date_payment: 1, status_payment: 1 }

const open: PaymentFacts = {
  estado: 'causada',
  estado_programacion_pago: 'sin_programar',
  motivo: null,
  fecha_vencimiento: friday,
  fecha_estimada_pago: null,
  fecha_pagada: null,
  saldo_total: money('1000'),
  moneda: 'COP',
  proximo_dia_de_pago: null,
}
const scheduled = { estado: 'programada', estado_programacion_pago: 'programada' }

const cases: readonly [title: string, facts: Partial<PaymentFacts>, text: string, tone: string][] = [
  [
    'in a state that nobody told, with its due date',
    { estado: 'sin_informar', estado_programacion_pago: 'sin_informar' },
    'La compañía no informa aquí la fecha de pago; la factura vence el 27/11/2026. La compañía no ha informado el estado de la factura.',
    'info',
  ],
  [
    'in a state that nobody told, with a day of payment',
    { estado: 'sin_informar', estado_programacion_pago: 'sin_informar', fecha_estimada_pago: friday },
    'El pago se estima para el 27/11/2026. La compañía no ha informado el estado de la factura.',
    'info',
  ],
  ['paid on a day', { estado: 'pagada', fecha_pagada: yesterday }, 'Se pagó el 20/11/2026.', 'good'],
  ['paid, nobody says when', { estado: 'pagada' }, 'Esta factura ya fue pagada.', 'good'],
  ['nothing left to pay', { saldo_total: money('0') }, 'Esta factura ya fue pagada.', 'good'],
  ['voided', { estado: 'anulada' }, 'Esta factura no se pagará porque fue anulada.', 'warning'],
  [
    'rejected with a motive',
    { estado: 'rechazada', motivo: 'Falta la orden de compra.' },
    'No hay fecha de pago porque la factura fue rechazada. Motivo: Falta la orden de compra.',
    'bad',
  ],
  [
    'blocked, no motive told',
    { estado: 'bloqueada' },
    'No hay fecha de pago porque la factura está bloqueada. La compañía no informó el motivo.',
    'bad',
  ],
  [
    'returned by the bank',
    { ...scheduled, estado_programacion_pago: 'devuelta_por_el_banco', motivo: 'Cuenta inactiva' },
    'El banco devolvió el pago; la compañía debe programarlo de nuevo. Motivo: Cuenta inactiva.',
    'bad',
  ],
  [
    'returned by the bank and expected again',
    { estado_programacion_pago: 'devuelta_por_el_banco', fecha_estimada_pago: friday },
    'El banco devolvió el pago; el nuevo pago se espera para el 27/11/2026.',
    'bad',
  ],
  [
    'at the bank for a day to come',
    { estado: 'en_banco', estado_programacion_pago: 'enviada_al_banco', fecha_estimada_pago: today },
    'El pago ya se envió al banco; se espera para el 21/11/2026.',
    'good',
  ],
  [
    'at the bank since a day that passed',
    { estado: 'en_banco', estado_programacion_pago: 'enviada_al_banco', fecha_estimada_pago: yesterday },
    'El pago ya se envió al banco.',
    'good',
  ],
  [
    'scheduled',
    { ...scheduled, fecha_estimada_pago: friday },
    'El pago está programado para el 27/11/2026.',
    'good',
  ],
  [
    'scheduled for a day that passed',
    { ...scheduled, fecha_estimada_pago: yesterday },
    'El pago estaba programado para el 20/11/2026 y aún no aparece como pagado.',
    'warning',
  ],
  [
    'scheduled without a day',
    scheduled,
    'El pago está programado; la compañía aún no informa la fecha.',
    'good',
  ],
  [
    'in approval',
    { estado_programacion_pago: 'en_aprobacion', fecha_estimada_pago: friday },
    'El pago está en aprobación; se estima para el 27/11/2026.',
    'info',
  ],
  [
    'in approval past its day',
    { estado_programacion_pago: 'en_aprobacion', fecha_estimada_pago: yesterday },
    'El pago se estimaba para el 20/11/2026 y sigue en aprobación.',
    'warning',
  ],
  [
    'in approval without a day',
    { estado_programacion_pago: 'en_aprobacion' },
    'El pago está en aprobación; aún no tiene fecha.',
    'info',
  ],
  [
    'estimated, not scheduled',
    { fecha_estimada_pago: friday },
    'El pago se estima para el 27/11/2026; aún no se ha programado.',
    'info',
  ],
  [
    'estimated for a day that passed',
    { fecha_estimada_pago: yesterday },
    'El pago se estimaba para el 20/11/2026 y aún no se ha programado.',
    'warning',
  ],
  ['not scheduled, due soon', {}, 'El pago aún no se ha programado; la factura vence el 27/11/2026.', 'info'],
  [
    'not scheduled, due today',
    { fecha_vencimiento: today },
    'El pago aún no se ha programado; la factura vence hoy.',
    'warning',
  ],
  [
    'not scheduled, overdue',
    { fecha_vencimiento: yesterday },
    'El pago aún no se ha programado; la factura venció el 20/11/2026.',
    'warning',
  ],
  ['nothing known', { fecha_vencimiento: null }, 'El pago aún no se ha programado.', 'warning'],
  [
    'not scheduled, of a company that pays on Fridays',
    { proximo_dia_de_pago: addDays(friday, 7) },
    'El pago aún no se ha programado; la factura vence el 27/11/2026. Según sus días de pago, la compañía pagaría el 04/12/2026.',
    'info',
  ],
  [
    'received, not yet looked at',
    { estado: 'recibida' },
    'El pago aún no se ha programado; la factura vence el 27/11/2026. Falta que la compañía la revise y la acepte.',
    'info',
  ],
  [
    'under review',
    { estado: 'en_revision', fecha_vencimiento: yesterday },
    'El pago aún no se ha programado; la factura venció el 20/11/2026. Falta que la compañía la acepte.',
    'warning',
  ],
  [
    'accepted, not recorded',
    { estado: 'aceptada' },
    'El pago aún no se ha programado; la factura vence el 27/11/2026. Falta que la compañía la cause.',
    'info',
  ],
  [
    'that the company calls paid while something is owed',
    { estado_programacion_pago: 'pagada' },
    'La compañía informa que ya pagó; aún figura un saldo de $\u00a01.000,00.',
    'info',
  ],
  [
    'that is a credit',
    { saldo_total: money('-1000') },
    'Es un saldo a favor de la compañía por $\u00a01.000,00; se descontará de otros pagos.',
    'info',
  ],
  [
    'paid in part',
    { ...scheduled, estado: 'pago_parcial', fecha_estimada_pago: friday },
    'Ya se pagó una parte; queda un saldo de $\u00a01.000,00. El pago está programado para el 27/11/2026.',
    'good',
  ],
  [
    'a word of the ERP that the vocabulary lacks',
    { estado_programacion_pago: 'en_tesoreria' },
    'El pago aún no se ha programado; la factura vence el 27/11/2026.',
    'info',
  ],
]

describe('the answer to "¿Cuándo me pagan?"', () => {
  it.each(cases)('for an invoice %s', (_, facts, text, tone) => {
    expect(whenPaid({ ...open, ...facts }, shown, today)).toMatchObject({ text, tone })
  })

  it.each([
    ['rejected', { estado: 'rechazada' }],
    ['blocked', { estado: 'bloqueada' }],
    ['returned', { estado_programacion_pago: 'devuelta_por_el_banco' }],
  ] as const)('says what to do about an invoice that is %s', (step, facts) => {
    expect(whenPaid({ ...open, ...facts }, shown, today).next).toBe(nextStepTexts[step])
  })

  it('asks for nothing where all is well, or only waits', () => {
    for (const facts of [scheduled, {}, { estado: 'anulada' }, { saldo_total: money('0') }])
      expect(whenPaid({ ...open, ...facts }, shown, today)).not.toHaveProperty('next')
  })

  it('tells no date where the company shows its suppliers none', () => {
    const answer = whenPaid(
      { ...open, ...scheduled, fecha_estimada_pago: friday },
      { ...shown, date_payment: 0 },
      today,
    )
    expect(answer.text).toBe('El pago está programado; la compañía aún no informa la fecha.')
  })

  it('tells no day of payment where the company shows its suppliers none', () => {
    const answer = whenPaid({ ...open, proximo_dia_de_pago: friday }, { ...shown, date_payment: 0 }, today)
    expect(answer.text).toBe('El pago aún no se ha programado; la factura vence el 27/11/2026.')
  })

  it('has one sentence for every state of the vocabulary', () => {
    for (const { id: estado } of statesOf('factura')) {
      for (const { id: estado_programacion_pago } of statesOf('estado_programacion_pago')) {
        for (const flags of [shown, { ...shown, status_payment: 0 }, { ...shown, date_payment: 0 }]) {
          const { text } = whenPaid({ ...open, estado, estado_programacion_pago }, flags, today)
          expect(text).toMatch(/^[A-ZÑ].*\.$/)
          expect(text).not.toMatch(/[{}]|undefined|null/)
        }
      }
    }
  })

  it('tells no state of the payment where the company shows its suppliers none', () => {
    const told = (fecha_estimada_pago: CalendarDate | null, flags: typeof shown) =>
      whenPaid({ ...open, ...scheduled, fecha_estimada_pago }, flags, today).text
    expect(told(friday, { ...shown, status_payment: 0 })).toBe('El pago se estima para el 27/11/2026.')
    expect(told(yesterday, { ...shown, status_payment: 0 })).toBe(
      'El pago se estimaba para el 20/11/2026 y aún no aparece como pagado.',
    )
    expect(told(friday, { ...shown, status_payment: 0, date_payment: 0 })).toBe(
      'La compañía no informa aquí la fecha de pago; la factura vence el 27/11/2026.',
    )
  })
})
