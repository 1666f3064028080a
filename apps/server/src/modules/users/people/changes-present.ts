import { grantTexts, userEventTexts as texts, userRoleTexts } from '@enlace/contract/users/access-texts.ts'
import { formatDate, parseCalendarDate } from '@enlace/domain/calendar-date.ts'

/** A changed field with its old and new value as text. */
export interface FieldChange {
  campo: string
  antes: string
  despues: string
}

type Fields = Readonly<Record<string, unknown>>

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null
const labels: Readonly<Record<string, string>> = texts.fields
const roles: Readonly<Record<string, string>> = userRoleTexts
const modules: Readonly<Record<string, string>> = grantTexts

/** Returns the changed fields with their old and new values as text. */
export function changesIn(detail: unknown): FieldChange[] {
  if (!isFields(detail)) return []
  const { before, after } = detail
  if (!isFields(before) || !isFields(after)) return []
  return Object.entries(labels).flatMap(([name, campo]) =>
    JSON.stringify(before[name]) === JSON.stringify(after[name])
      ? []
      : [{ campo, antes: wordsOf(name, before[name]), despues: wordsOf(name, after[name]) }],
  )
}

function wordsOf(name: string, value: unknown): string {
  if (name === 'modules' || name === 'sucursales') return listWords(name, value)
  if (name === 'read_only') return value === true ? texts.yes : texts.no
  if (typeof value !== 'string' || value === '') return texts.nothing
  const day = name === 'ends_on' ? parseCalendarDate(value) : undefined
  if (day) return formatDate(day)
  return name === 'rol' ? (roles[value] ?? value) : value
}

function listWords(name: 'modules' | 'sucursales', value: unknown): string {
  if (!Array.isArray(value)) return name === 'modules' ? texts.allModules : texts.allBranches
  const words = value.map(String).map((one) => (name === 'modules' ? (modules[one] ?? one) : one))
  return words.length === 0 ? texts.noModules : words.join(', ')
}
