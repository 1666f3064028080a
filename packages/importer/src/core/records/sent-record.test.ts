import { expect, it } from 'vitest'
import { isRefusal, readSentRecord } from './sent-record.ts'

it('takes a document with as many lines as one may have', () => {
  const line = { producto: 'Caja, grande', cantidad: 1, valor: 2.5 }
  const sent = readSentRecord(
    JSON.stringify({ nit: '900123456', lineas: Array.from({ length: 2000 }, () => line) }),
    1,
  )
  expect(isRefusal(sent)).toBe(false)
})

it.each([
  ['numbers', `{"a":[${'1,'.repeat(200_001)}1]}`],
  ['lists within lists', `{"a":${'['.repeat(200_001)}`],
  ['objects', `{"a":[${'{},'.repeat(100_001)}{}]}`],
])('refuses a record of hundreds of thousands of %s before it is read', (_, text) => {
  const before = process.threadCpuUsage()
  const sent = readSentRecord(text, 1)
  const { user, system } = process.threadCpuUsage(before)
  expect(isRefusal(sent) && sent.refused.reason).toBe('record-unreadable')
  // Counting takes a millisecond or two of processor time; reading takes a hundred.
  expect((user + system) / 1000).toBeLessThan(50)
})
