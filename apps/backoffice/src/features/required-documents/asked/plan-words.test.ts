import { reminderPlanTexts as texts } from '@enlace/contract/required-documents/board/texts.ts'
import { expect, it } from 'vitest'
import { readPlan, writtenDays } from './plan-words.ts'

it('reads the days of a plan, and none', () => {
  expect(readPlan('30, 15,5', '7').plan).toEqual({ dias_antes: [30, 15, 5], cada_dias: 7 })
  expect(readPlan('', '').plan).toEqual({ dias_antes: [], cada_dias: null })
  expect(writtenDays([30, 5])).toBe('30, 5')
})

it.each([
  ['treinta', '7', { antes: texts.faults.antes }],
  ['1 2 3 4 5 6 7', '', { antes: texts.faults.antes }],
  ['0', '91', { antes: texts.faults.antes, cada: texts.faults.cada }],
  ['181', '', { antes: texts.faults.antes }],
])('says what is wrong with «%s» and «%s»', (antes, cada, faults) => {
  expect(readPlan(antes, cada)).toEqual({ faults })
})
