import type { CalendarDate } from '@enlace/domain/calendar-date.ts'
import type { Money } from '@enlace/domain/money.ts'

/** An amount with its currency, which a template prints formatted and compares exactly. */
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

/** An object with named fields; an unknown name is shown as nothing and reported. */
export interface GivenFields {
  kind: 'fields'
  fields: Readonly<Record<string, Given>>
}

/** A value for a template: plain data that can be sent to the thread. */
export type Given =
  | string
  | number
  | boolean
  | null
  | GivenMoney
  | GivenDate
  | GivenFields
  | readonly GivenFields[]

/** All values of a template, by name. */
export type GivenContext = Readonly<Record<string, Given>>

/** An amount for a template. */
export const givenMoney = (amount: Money, currency: string): GivenMoney => ({
  kind: 'money',
  amount,
  currency,
})

/** Returns a date for a template, or null. */
export const givenDate = (date: CalendarDate | null): GivenDate | null => date && { kind: 'date', date }

/** Named fields for a template. */
export const givenFields = (fields: Readonly<Record<string, Given>>): GivenFields => ({
  kind: 'fields',
  fields,
})
