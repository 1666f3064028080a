import { type ReminderPlan, reminderLimits } from '@enlace/contract/required-documents/asked/schemas.ts'
import { reminderPlanTexts as texts } from '@enlace/contract/required-documents/board/texts.ts'

/** Days as they are written: `30, 15, 5`. */
export const writtenDays = (days: readonly number[]): string => days.join(', ')

type ReadPlan = {
  plan?: Omit<ReminderPlan, 'version'>
  faults: { antes?: string; cada?: string }
}

/** Reads a plan as it was typed, or says what is wrong at which field. */
export function readPlan(antes: string, cada: string): ReadPlan {
  const words = antes.split(/[\s,;]+/).filter(Boolean)
  const dias_antes = words.map(Number)
  const isWithin = (number: number, most: number) => Number.isInteger(number) && number >= 1 && number <= most
  const isBefore =
    dias_antes.length <= reminderLimits.before &&
    dias_antes.every((days) => isWithin(days, reminderLimits.most))
  const cada_dias = cada === '' ? null : Number(cada)
  const isAfter = cada_dias === null || isWithin(cada_dias, reminderLimits.every)
  const faults = {
    ...(!isBefore && { antes: texts.faults.antes }),
    ...(!isAfter && { cada: texts.faults.cada }),
  }
  return isBefore && isAfter ? { plan: { dias_antes, cada_dias }, faults } : { faults }
}
