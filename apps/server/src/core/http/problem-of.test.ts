import { Problem } from '@enlace/contract/core/problems.ts'
import { DatabaseRefusal } from '@enlace/database/refusal.ts'
import { expect, it } from 'vitest'
import { problemOf } from './problem-of.ts'

const fault = (fields: object) => Object.assign(new Error('inside'), fields)
const codeOf = (thrown: unknown) => problemOf(thrown).code

it('leaves a problem as it is and takes a refused scope for the problem of its name', () => {
  const problem = new Problem('document-not-found')
  expect(problemOf(problem)).toBe(problem)
  expect(codeOf(new DatabaseRefusal('module-off', undefined))).toBe('module-off')
  expect(codeOf(new DatabaseRefusal('company-nit-taken', undefined))).toBe('unexpected')
  expect(codeOf(new DatabaseRefusal('toString', undefined))).toBe('unexpected')
})

it("takes what the framework cannot read for the caller's fault", () => {
  expect(codeOf(fault({ code: 'FST_ERR_CTP_BODY_TOO_LARGE', statusCode: 413 }))).toBe('body-too-large')
  expect(codeOf(fault({ code: 'FST_ERR_CTP_INVALID_MEDIA_TYPE', statusCode: 415 }))).toBe(
    'unsupported-encoding',
  )
  expect(codeOf(fault({ code: 'FST_ERR_NEW', statusCode: 400 }))).toBe('malformed-request')
})

it('takes a value that PostgreSQL cannot keep for an invalid field', () => {
  for (const code of ['22P02', '22021', '22008', '22003'])
    expect(codeOf(fault({ code }))).toBe('invalid-fields')
})

it('says that there is no room where a disk is full, of files or of the database', () => {
  for (const code of ['ENOSPC', 'EDQUOT', '53100']) expect(codeOf(fault({ code }))).toBe('disk-full')
})

it('tells a database that is away from a fault of ours', () => {
  expect(problemOf(fault({ code: 'ECONNREFUSED' }))).toMatchObject({
    code: 'service-unavailable',
    values: { seconds: 5 },
  })
  for (const thrown of [
    new TypeError('x is undefined'),
    fault({ code: '42P01' }),
    fault({ statusCode: 500 }),
    'text',
    null,
  ]) {
    expect(codeOf(thrown)).toBe('unexpected')
  }
})
