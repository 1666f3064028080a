import { fill } from '@enlace/contract/core/fill.ts'
import { listTexts } from '@enlace/contract/core/list/texts.ts'
import { paperTexts as texts } from '@enlace/contract/papers/texts.ts'
import { stateTexts } from '@enlace/contract/documents/state-texts.ts'
import type { Fact } from '@enlace/documents/facts.ts'
import { formatDate, formatInstant, type CalendarDate } from '@enlace/domain/calendar-date.ts'
import { formatQuantity } from '@enlace/domain/decimal.ts'
import { formatMoney, isMoney, moneyParts, type Money } from '@enlace/domain/money.ts'
import { formatNit } from '@enlace/domain/nit.ts'
import type { StateOwner } from '@enlace/domain/states.ts'
import type { PaperParty } from './queries.ts'

/** The maximum number of branches listed by name; the others are counted. */
const namedBranches = 6

/** Formats a date; unknown is a dash. */
export const paperDay = (day: CalendarDate | null): string => (day ? formatDate(day) : listTexts.none)

/** Formats a text of the company; empty is a dash. */
export const paperText = (text: string | null): string => text?.trim() || listTexts.none

/** Formats an amount in a table, whose heading has the currency. */
export function paperFigure(amount: Money): string {
  const { sign, whole, cents } = moneyParts(amount)
  return `${sign}${whole},${cents}`
}

/** Formats a unit price in a table, with all its decimals. */
export const paperPrice = (price: string): string =>
  isMoney(price) ? paperFigure(price) : formatQuantity(price)

/** Formats an amount with its currency. */
export const paperMoney = (amount: Money | null, moneda: string): string =>
  amount === null ? listTexts.none : formatMoney(amount, moneda)

/** Formats an instant with its time zone, since a document is read anywhere. */
export const paperInstant = (instant: Date): string =>
  fill(texts.instant, { instant: formatInstant(instant) })

/** Returns the label of a state. */
export function paperState(owner: StateOwner, id: string): string {
  const known: Readonly<Record<string, string>> = stateTexts[owner]
  return known[id] ?? id
}

/** The supplier and its NIT. */
export const partyFacts = ({ nombre, documento_numero, documento_dv }: PaperParty): Fact[] => [
  { label: texts.supplier, value: nombre },
  { label: texts.supplierNit, value: formatNit(documento_numero, documento_dv) },
]

/** The branches covered. */
export function branchFact({ branches }: Pick<PaperParty, 'branches'>): Fact {
  const names = branches.slice(0, namedBranches).join(', ')
  const more = branches.length - namedBranches
  return {
    label: branches.length > 1 ? texts.branches : texts.branch,
    value: more > 0 ? fill(texts.moreBranches, { names, n: more }) : paperText(names),
  }
}

/** Until when the data is complete. */
export const freshnessFact = ({ dataAsOf }: Pick<PaperParty, 'dataAsOf'>): Fact => ({
  label: texts.dataAsOf,
  value: dataAsOf === null ? texts.noCutOff : paperInstant(new Date(dataAsOf)),
})
