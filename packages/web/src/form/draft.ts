import { hosting } from '../host.ts'

/** What no draft keeps, whatever it is called: passwords, what proves a captcha, one-use links. */
const secret = /password|clave|contrasena|captcha|token/i

/**
 * What was typed into a form, as this tab keeps it until it is sent: for the company of the page and the person signed
 * in, so that it survives a reload and an ended session, and nobody else meets it.
 */
export type Draft<Values> = {
  read: () => Partial<Values>
  keep: (values: Values) => void
  clear: () => void
}

/** The draft of a form by the form's name; without one nothing is kept. Storage that is refused or full keeps nothing. */
export function draftOf<Values extends object>(name: string | undefined, defaults: Values): Draft<Values> {
  if (name === undefined) return { read: () => ({}), keep: () => undefined, clear: () => undefined }
  const key = () => {
    const { company, person } = hosting().who()
    return `draft:${company}:${person ?? ''}:${name}`
  }
  const clear = () => quietly(() => sessionStorage.removeItem(key()))
  return {
    // What was kept for another version of the form is left out value by value.
    read: () =>
      fitting(
        quietly(() => JSON.parse(sessionStorage.getItem(key()) ?? '{}')),
        defaults,
      ),
    keep(values) {
      const kept = JSON.stringify(fitting(values, defaults))
      if (kept === JSON.stringify(fitting(defaults, defaults))) clear()
      else quietly(() => sessionStorage.setItem(key(), kept))
    },
    clear,
  }
}

/** The values that a form with these defaults may keep: of the same kind as the default, no secrets, no files. */
export function fitting<Values extends object>(kept: unknown, defaults: Values): Partial<Values> {
  const entries = Object.entries(defaults).flatMap(([name, standard]) => {
    const value: unknown = typeof kept === 'object' && kept !== null ? Reflect.get(kept, name) : undefined
    return !secret.test(name) && isAlike(value, standard) ? [[name, value]] : []
  })
  return Object.fromEntries(entries) as Partial<Values> // names and kinds are those of the defaults
}

function isAlike(value: unknown, standard: unknown): boolean {
  if (['string', 'boolean', 'number'].includes(typeof standard)) return typeof value === typeof standard
  // What is chosen from a catalogue is nothing at first, then a plain record of texts and numbers.
  if (standard !== null || typeof value !== 'object' || value === null) return false
  return Object.values(value).every((part) => ['string', 'number', 'boolean'].includes(typeof part))
}

function quietly<T>(attempt: () => T): T | undefined {
  try {
    return attempt()
  } catch {
    return undefined
  }
}
