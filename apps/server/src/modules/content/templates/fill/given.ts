import type { CalendarDate } from '@enlace/domain/calendar-date.ts'
import type { Money } from '@enlace/domain/money.ts'

/** An amount with its currency, which a template prints as people write it and compares exactly. */
export interface GivenMoney {
  kind: 'money'
  amount: Money
  currency: string
}

/** A calendar date, which a template prints as `dd/mm/aaaa`. */
export interface GivenDate {
  kind: 'date'
  date: CalendarDate
}

/** A thing with named fields; a name that it has not is shown as nothing and reported. */
export interface GivenFields {
  kind: 'fields'
  fields: Readonly<Record<string, Given>>
}

/** What a template may be filled with: plain values that travel to the thread that fills it. */
export type Given =
  | string
  | number
  | boolean
  | null
  | GivenMoney
  | GivenDate
  | GivenFields
  | readonly GivenFields[]

/** Everything that a template can name, by its names. */
export type GivenContext = Readonly<Record<string, Given>>

/** An amount for a template. */
export const givenMoney = (amount: Money, currency: string): GivenMoney => ({
  kind: 'money',
  amount,
  currency,
})

/** A date for a template; none is nothing. */
export const givenDate = (date: CalendarDate | null): GivenDate | null => date && { kind: 'date', date }

/** Named fields for a template. */
export const givenFields = (fields: Readonly<Record<string, Given>>): GivenFields => ({
  kind: 'fields',
  fields,
})
