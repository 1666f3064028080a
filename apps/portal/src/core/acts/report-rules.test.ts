import { orderProblems } from '@enlace/contract/acts/schemas.ts'
import { actFormTexts } from '@enlace/contract/acts/texts.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import { calendarDate } from '@enlace/domain/calendar-date.ts'
import { describe, expect, it } from 'vitest'
import { emptyReport, reportRules, typedDeliveries } from './report-rules.ts'

const { faults } = actFormTexts
const lines = [
  { linea: 1, cantidad: '100', cantidad_recibida: '40' },
  { linea: 2, cantidad: '8' },
]
const read = (typed: Record<string, string>) =>
  reportRules(lines, orderProblems, calendarDate('2026-11-21')).safeParse({ ...emptyReport(lines), ...typed })
const faultsOf = (typed: Record<string, string>) =>
  read(typed).error?.issues.map(({ path, message }) => [path[0], message])

describe('a report about lines', () => {
  it('takes only the lines that something is wrong with, numbers as people type them', () => {
    const { data } = read({
      'tipo-1': 'cantidad',
      'valor-1': '1.250,5',
      comentario: ' Llega el lunes ',
      'fecha-2': '2026-12-01',
    })
    expect(data).toEqual({
      lineas: [{ linea: 1, tipo: 'cantidad', cantidad: '1250.5' }],
      comentario: 'Llega el lunes',
      idempotencyKey: '',
    })
  })

  it('says at the first line that nothing is marked', () => {
    expect(faultsOf({ comentario: 'Todo' })).toEqual([['tipo-1', faults.noLines]])
  })

  it.each([
    [{ 'tipo-2': 'fecha' }, ['fecha-2', faults.date]],
    [{ 'tipo-2': 'fecha', 'fecha-2': '2026-11-20' }, ['fecha-2', faults.pastDate]],
    [{ 'tipo-1': 'cantidad', 'valor-1': '-3' }, ['valor-1', faults.quantity]],
    [{ 'tipo-1': 'precio', 'valor-1': 'caro' }, ['valor-1', faults.price]],
    [{ 'tipo-1': 'otra' }, ['comentario-1', faults.comment]],
    [{ 'tipo-1': 'rechazo' }, ['comentario-1', faults.comment]],
  ])('says what %j still needs', (typed, fault) => {
    expect(faultsOf(typed)).toEqual([fault])
  })

  it('divides what is pending of a line into deliveries, without the rows that are left empty', () => {
    const typed = {
      'tipo-1': 'entregas',
      'entrega1-fecha-1': '2026-12-01',
      'entrega1-cantidad-1': '20,5',
      'entrega2-fecha-1': '2026-12-15',
      'entrega2-cantidad-1': '39,5',
    }
    expect(read(typed).data?.lineas).toEqual([
      {
        linea: 1,
        tipo: 'entregas',
        entregas: [
          { fecha: '2026-12-01', cantidad: '20.5' },
          { fecha: '2026-12-15', cantidad: '39.5' },
        ],
      },
    ])
    expect(faultsOf({ ...typed, 'entrega2-cantidad-1': '40' })).toEqual([
      ['entrega1-cantidad-1', fill(faults.deliverySum, { suma: '60,5', cantidad: '60' })],
    ])
    expect(faultsOf({ ...typed, 'entrega2-fecha-1': '2026-12-01' })).toEqual([
      ['entrega1-cantidad-1', faults.deliveryTwice],
    ])
    expect(typedDeliveries({ ...emptyReport(lines), ...typed }, 1)).toBe(2)
  })

  it('asks for the day and the quantity of both deliveries', () => {
    expect(faultsOf({ 'tipo-2': 'entregas', 'entrega1-fecha-2': '2026-12-01' })).toEqual([
      ['entrega1-cantidad-2', faults.quantity],
      ['entrega2-fecha-2', faults.date],
      ['entrega2-cantidad-2', faults.quantity],
    ])
  })

  it('takes today as a day that may be proposed', () => {
    expect(read({ 'tipo-1': 'fecha', 'fecha-1': '2026-11-21' }).success).toBe(true)
  })
})
