import { safeParse } from 'zod/v4/core'
import * as z from 'zod/mini'
import { expect, test } from 'vitest'
import { compileValidator } from './compile-validator.ts'

const Line = z.object({ item: z.string(), valor: z.string().check(z.regex(/^\d+$/)) })
const Answer = z.object({
  rows: z.array(Line),
  next: z.nullable(Line),
  counts: z.record(z.string(), z.number()),
  note: z.optional(z.string()),
})
const line = { item: 'caja', valor: '12' }

test.each([
  { rows: [line, { ...line, secreto: 'x' }], next: { ...line, clave: 1 }, counts: { nueva: 2 }, otra: true },
  { rows: [], next: null, counts: {}, note: 'nota' },
  { rows: [{ item: 'caja', valor: 'doce' }], next: null, counts: {} },
  { rows: [line], next: 3, counts: {} },
  { rows: [line], counts: {} },
  { rows: 'ninguna', next: null, counts: { a: 'b' } },
  null,
])('lets through and refuses exactly what the schema itself does: %j', (value) => {
  const own = Answer.safeParse(value)
  const quick = safeParse(compileValidator(Answer), value)
  expect(quick.success).toBe(own.success)
  expect(quick.data).toEqual(own.data)
  expect(quick.error?.issues).toEqual(own.error?.issues)
})
