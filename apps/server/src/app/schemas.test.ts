import { createContext, runInContext } from 'node:vm'
import * as z from 'zod/v4/core'
import { RegisterProblems } from '@enlace/contract/supplier-registration/company-schemas.ts'
import { SupplierModel, SupplierRegister } from '@enlace/contract/supplier-registration/schemas.ts'
import { linkAddress } from '@enlace/contract/content/addresses.ts'
import { safeStyle } from '@enlace/contract/content/styles.ts'
import { isEmail } from '@enlace/domain/email.ts'
import { readNit } from '@enlace/domain/nit.ts'
import { describe, expect, it } from 'vitest'
import { bodyLimit } from '../core/http/serve/body.ts'
import { servedCalls } from './calls.ts'

/** A schema within another, or of a call. */
interface Found {
  place: string
  schema: z.$ZodType
}

/** Returns a schema and all its parts. */
function partsOf(place: string, schema: z.$ZodType): Found[] {
  // The parts of a schema are under names of its kind; every kind is searched, known or not.
  const def: Record<string, unknown> = { ...schema._zod.def }
  const inner = Object.entries(def).flatMap(([name, value]): [string, unknown][] => {
    if (name === 'shape' && isObject(value)) return Object.entries(value)
    if (Array.isArray(value)) return value.map((one) => ['', one])
    return [['', value]]
  })
  return [
    { place, schema },
    ...inner.flatMap(([name, value]) =>
      value instanceof z.$ZodType ? partsOf(`${place}.${name}`, value) : [],
    ),
  ]
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

const sent = [
  ...servedCalls.flatMap((call) =>
    [call.params, call.query, call.body].flatMap((schema) =>
      schema ? partsOf(`${call.method} ${call.path}`, schema) : [],
    ),
  ),
  // Values that travel as JSON text have schemas that the text's own does not show.
  ...partsOf('a registration', SupplierModel),
  ...partsOf('a registration', SupplierRegister),
  ...partsOf('an access request', RegisterProblems),
]

/** A company's template may have more fields than the specification; their answers are stored by name. */
const takesMore = ['a registration']

it('takes of what is sent the fields that a call names, and leaves everything else behind', () => {
  const open = sent.filter(
    ({ schema }) => schema instanceof z.$ZodObject && schema._zod.def.catchall !== undefined,
  )
  expect(sent.length).toBeGreaterThan(150)
  expect(open.map(({ place }) => place)).toEqual(takesMore)
})

it('takes no text whose length nothing bounds but the body’s', () => {
  const strings = sent.filter(({ schema }) => schema instanceof z.$ZodString)
  expect(strings.length).toBeGreaterThan(50)
  const endless = strings.filter(({ schema }) => z.safeParse(schema, 'x'.repeat(bodyLimit)).success)
  expect(endless.map(({ place }) => place)).toEqual([])
})

describe('a pattern', () => {
  const patterns = new Map(
    sent.flatMap(({ schema }) => {
      const { checks = [] } = schema._zod.def
      return checks.flatMap(({ _zod: { def } }) =>
        'pattern' in def && def.pattern instanceof RegExp ? [[def.pattern.source, def.pattern] as const] : [],
      )
    }),
  )
  const pieces = [
    'a',
    'A',
    '1',
    ' ',
    '.',
    '-',
    '_',
    ',',
    '@',
    "'",
    '"',
    '(',
    'a.',
    'a-',
    '-a',
    '_a',
    'a@',
    '1,',
    '1.',
    "1'",
    'a a',
    '=',
    '%',
    'á',
    '\u0000',
  ]
  const hostile = pieces.flatMap((piece) =>
    ['', '!', '\n', '@'].map((end) => `a${piece.repeat(Math.ceil(100_000 / piece.length))}${end}`),
  )

  /** Runs a script over the hostile texts: the number decided, and the seconds of this thread's CPU time. */
  function workOf(script: string, names: object) {
    const before = process.threadCpuUsage()
    const decided: number = runInContext(script, createContext({ ...names, hostile }), { timeout: 60_000 })
    const { user, system } = process.threadCpuUsage(before)
    return { decided, seconds: (user + system) / 1e6 }
  }

  it.each([...patterns])('decides on the longest of texts in a moment: %s', (_, pattern) => {
    // A pattern with exponential backtracking would take years, one with quadratic minutes. The engine aborts either.
    const { decided, seconds } = workOf('hostile.map((text) => pattern.test(text)).length', { pattern })
    expect(decided).toBe(hostile.length)
    expect(seconds).toBeLessThan(5)
  })

  it('of an email, a NIT, a link or a style does so, too', () => {
    const { decided, seconds } = workOf(
      'hostile.map((text) => [isEmail(text), readNit(text), linkAddress(text), safeStyle(text)]).length',
      { isEmail, readNit, linkAddress, safeStyle },
    )
    expect(decided).toBe(hostile.length)
    expect(seconds).toBeLessThan(5)
  })
})

describe('a key that is part of every object', () => {
  const polluted = JSON.parse(
    '{"businessName":"x","documentID":"901556203","contactEmail":"a@b.co","checkAcepto":true,"checkAutorizo":true,' +
      '"__proto__":{"isAdmin":true},"constructor":{"prototype":{"isAdmin":true}}}',
  )

  it('changes no other object, and is no answer of a template', () => {
    const read = z.safeParse(SupplierModel, polluted)
    expect(Object.hasOwn({}, 'isAdmin')).toBe(false)
    expect('isAdmin' in {}).toBe(false)
    expect(read.success && Object.keys(read.data).includes('__proto__')).toBe(false)
    expect(read.success && 'isAdmin' in read.data).toBe(false)
  })
})
