import { orderProblems } from '@enlace/contract/acts/schemas.ts'
import { actFormTexts } from '@enlace/contract/acts/texts.ts'
import { calendarDate } from '@enlace/domain/calendar-date.ts'
import { describe, expect, it } from 'vitest'
import { emptyReport, reportRules } from './report-rules.ts'

const { faults } = actFormTexts
const lines = [{ linea: 1 }, { linea: 2 }]
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
  ])('says what %j still needs', (typed, fault) => {
    expect(faultsOf(typed)).toEqual([fault])
  })

  it('takes today as a day that may be proposed', () => {
    expect(read({ 'tipo-1': 'fecha', 'fecha-1': '2026-11-21' }).success).toBe(true)
  })
})
