import { parseCalendarDate, type CalendarDate } from '@enlace/domain/calendar-date.ts'
import { readDecimal, type ExactDecimal } from '@enlace/domain/decimal.ts'
import { namespaces } from './namespaces.ts'
import type { XmlElement } from './parse.ts'
import { ReadFault } from './read-fault.ts'

/** Characters from which V8 makes views of texts instead of copies. */
const shortestView = 13

/** Numbers that were read lately: rates, quantities and amounts of zero are the same on thousands of lines. */
const repeated = new Map<string, ExactDecimal>()
const mostRepeated = 500

/** The decimal zero. */
export const zero: ExactDecimal = { units: 0n, scale: 0 }

/** The groups of a name directly below an element (`cac`). */
export function groups(of: XmlElement | undefined, name: string): XmlElement[] {
  return of?.children.filter((child) => child.name === name && child.namespace === namespaces.aggregate) ?? []
}

/** The first group at a path of names below an element. */
export function group(of: XmlElement | undefined, ...path: string[]): XmlElement | undefined {
  let at = of
  for (const name of path) at = groups(at, name)[0]
  return at
}

/** The only group of a name. @throws ReadFault if there are several, as readers would choose differently. */
export function onlyGroup(of: XmlElement, name: string): XmlElement | undefined {
  const [first, second] = groups(of, name)
  if (second) throw new ReadFault('field-repeated', { field: name })
  return first
}

/** The fields of a name directly below an element (`cbc`). */
export function fields(of: XmlElement | undefined, name: string): XmlElement[] {
  return of?.children.filter((child) => child.name === name && child.namespace === namespaces.basic) ?? []
}

/** The first field of a name, undefined if absent. */
export function field(of: XmlElement | undefined, name: string): XmlElement | undefined {
  return fields(of, name)[0]
}

/** The only field of a name. @throws ReadFault if there are several. */
export function onlyField(of: XmlElement | undefined, name: string): XmlElement | undefined {
  const [first, second] = fields(of, name)
  if (second) throw new ReadFault('field-repeated', { field: name })
  return first
}

/** The text of the first field of a name, in one line; empty if absent. */
export function textOf(of: XmlElement | undefined, name: string): string {
  return trimmed(field(of, name))
}

/** The text of an element without white space around it. */
export function trimmed(element: XmlElement | undefined): string {
  const text = element?.text.trim() ?? ''
  // A longer text is a view of the piece of the file that it was in, which then is held as long as the text.
  return text.length < shortestView ? text : Buffer.from(text).toString()
}

/** The texts of all fields of a name that are not empty. */
export function textsOf(of: XmlElement | undefined, name: string): string[] {
  return fields(of, name)
    .map(trimmed)
    .filter((text) => text !== '')
}

/** An attribute without white space around it; empty if absent. */
export function attribute(of: XmlElement | undefined, name: string): string {
  return of?.attributes[name]?.trim() ?? ''
}

/** A text that must be there, once. @throws ReadFault if it is not. */
export function neededText(of: XmlElement | undefined, name: string): string {
  const text = trimmed(onlyField(of, name))
  if (text === '') throw new ReadFault('field-missing', { field: name })
  return text
}

/** An amount or a quantity as written, null if absent. @throws ReadFault if it is not a number, or is there twice. */
export function decimalOf(of: XmlElement | undefined, name: string): ExactDecimal | null {
  const text = trimmed(onlyField(of, name))
  if (text === '') return null
  const known = repeated.get(text)
  if (known) return known
  // XML writes 0.5 also as .5, and 5 as 5.
  const decimal = readDecimal(text.replace(/^([+-]?)\./, '$10.').replace(/\.$/, ''))
  if (!decimal) throw new ReadFault('field-unreadable', { field: name, value: text.slice(0, 40) })
  if (repeated.size >= mostRepeated) repeated.clear()
  repeated.set(text, decimal)
  return decimal
}

/** An amount that must be there. @throws ReadFault if it is not. */
export function neededDecimal(of: XmlElement | undefined, name: string): ExactDecimal {
  const decimal = decimalOf(of, name)
  if (!decimal) throw new ReadFault('field-missing', { field: name })
  return decimal
}

/** A day, null if absent. @throws ReadFault if it is not one. */
export function dateOf(of: XmlElement | undefined, name: string): CalendarDate | null {
  const text = textOf(of, name)
  if (text === '') return null
  // Dates of XML may end with a time zone.
  const date = parseCalendarDate(text.replace(/(?:Z|[+-]\d\d:\d\d)$/, ''))
  if (!date) throw new ReadFault('field-unreadable', { field: name, value: text.slice(0, 40) })
  return date
}
