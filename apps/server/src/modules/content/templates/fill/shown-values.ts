import {
  type CalendarDate,
  compareDates,
  formatDate,
  formatLongDate,
  isCalendarDate,
} from '@enlace/domain/calendar-date.ts'
import { compareMoney, formatMoney, type Money, roundMoney } from '@enlace/domain/money.ts'
import type { Given, GivenContext } from './given.ts'

/** Compares itself with any value of a template; undefined if they are not comparable. */
abstract class Comparable {
  protected abstract compare(other: unknown): number | undefined

  equals(other: unknown): boolean {
    return this.compare(other) === 0
  }
  gt(other: unknown): boolean {
    return (this.compare(other) ?? 0) > 0
  }
  geq(other: unknown): boolean {
    return (this.compare(other) ?? -1) >= 0
  }
  lt(other: unknown): boolean {
    return (this.compare(other) ?? 0) < 0
  }
  leq(other: unknown): boolean {
    return (this.compare(other) ?? 1) <= 0
  }
}

/** An amount in a template: printed with its currency's sign, compared exactly. */
export class ShownAmount extends Comparable {
  readonly #amount: Money
  readonly #currency: string

  constructor(amount: Money, currency: string) {
    super()
    this.#amount = amount
    this.#currency = currency
  }

  override toString(): string {
    return formatMoney(this.#amount, this.#currency)
  }

  protected compare(other: unknown): number | undefined {
    if (other instanceof ShownAmount)
      return other.#currency === this.#currency ? compareMoney(this.#amount, other.#amount) : undefined
    if (typeof other !== 'number' && typeof other !== 'string') return undefined
    const read = roundMoney(String(other))
    return read && compareMoney(this.#amount, read.money)
  }
}

/** A date in a template: printed `dd/mm/aaaa`, compared with other dates and with `aaaa-mm-dd`. */
export class ShownDate extends Comparable {
  readonly #date: CalendarDate

  constructor(date: CalendarDate) {
    super()
    this.#date = date
  }

  override toString(): string {
    return formatDate(this.#date)
  }

  /** Returns the date with the month's name, for running text. */
  inWords(): string {
    return formatLongDate(this.#date)
  }

  protected compare(other: unknown): number | undefined {
    if (other instanceof ShownDate) return compareDates(this.#date, other.#date)
    return typeof other === 'string' && isCalendarDate(other) ? compareDates(this.#date, other) : undefined
  }
}

/** Called for each unknown name that a template used. */
export type NoteUnknown = (name: string) => void

/** Returns the top-level names of a template, with values that print and compare as expected. */
export function shownContext(given: GivenContext, note: NoteUnknown): object {
  return shownFields(given, '', note)
}

function shown(given: Given, path: string, note: NoteUnknown): unknown {
  if (given === null || typeof given !== 'object') return given
  if (!('kind' in given)) return given.map((each) => shown(each, `${path}[]`, note))
  switch (given.kind) {
    case 'money':
      return new ShownAmount(given.amount, given.currency)
    case 'date':
      return new ShownDate(given.date)
    case 'fields':
      return shownFields(given.fields, `${path}.`, note)
  }
}

/** Properties that the template language itself reads, which are no mistakes of the author. */
const ofTheLanguage = new Set(['size', 'first', 'last', 'toLiquid', 'then', 'next'])

/** Returns an object without a prototype that reports unknown names; printed as a whole it is empty. */
function shownFields(fields: Readonly<Record<string, Given>>, prefix: string, note: NoteUnknown): object {
  const own: Record<string, unknown> = Object.create(null)
  for (const [name, value] of Object.entries(fields)) own[name] = shown(value, `${prefix}${name}`, note)
  const noteMissing = (name: string | symbol) => {
    if (typeof name !== 'string' || name in own || ofTheLanguage.has(name)) return
    // A name composed while filling may contain the supplier's data.
    note(`${prefix}${/^[a-z_]\w{0,59}$/i.test(name) ? name : '[…]'}`)
  }
  return new Proxy(own, {
    get: (target, name) => (name === Symbol.toPrimitive ? () => '' : Reflect.get(target, name)),
    has: (target, name) => {
      noteMissing(name)
      return Reflect.has(target, name)
    },
    getOwnPropertyDescriptor: (target, name) => {
      noteMissing(name)
      return Reflect.getOwnPropertyDescriptor(target, name)
    },
    set: () => false,
    defineProperty: () => false,
    deleteProperty: () => false,
  })
}
