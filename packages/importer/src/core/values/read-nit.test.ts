import { readFileSync } from 'node:fs'
import { checkDigit } from '@enlace/domain/nit.ts'
import { seededRandom } from '@enlace/testing/seeded-random.ts'
import { describe, expect, it } from 'vitest'
import { fixture } from '../../../test/load-fixtures.ts'
import { heldContent } from '../text/content.ts'
import { readText } from '../tables/read-csv.ts'
import { readNitCell } from './read-nit.ts'

const content = heldContent(readFileSync(fixture('nit-vectors.csv')))
const [, ...records] = readText({ name: 'nit-vectors.csv', content }).records
const vectors = records.map(({ cells }) => cells)

describe('a NIT in a file', () => {
  it('has the vectors to be tested on: ninety ways of typing one and more', () => {
    expect(vectors.length).toBeGreaterThanOrEqual(90)
    expect(new Set(vectors.map(([typed, dv]) => `${typed}|${dv}`)).size).toBe(vectors.length)
    expect(new Set(vectors.map(([, , outcome]) => outcome))).toEqual(
      new Set(['leido', 'dudoso', 'rechazado']),
    )
  })

  it.each(vectors)('%j with the check digit %j apart is %s: %s-%s %s', (typed = '', dv = '', ...expected) => {
    const reading = readNitCell(typed, dv === '' ? undefined : dv)
    expect(toldOf(reading)).toEqual(expected)
  })

  it('is the same in every usual way of writing any NIT', () => {
    const random = seededRandom(12)
    for (let round = 0; round < 300; round++) {
      const number = `${random.integer(8, 9)}${random.digits(8)}`
      const digit = checkDigit(number) ?? 0
      const grouped = `${number.slice(0, 3)}.${number.slice(3, 6)}.${number.slice(6)}`
      const ways = [
        number,
        grouped,
        `${number}-${digit}`,
        `NIT ${grouped}-${digit}`,
        `${grouped.replaceAll('.', ' ')} ${digit}`,
        `000${number}`,
        `${number}.0`,
        `${grouped} DV ${digit}`,
      ]
      for (const typed of ways)
        expect([typed, readNitCell(typed)]).toEqual([
          typed,
          expect.objectContaining({ nit: { documento_numero: number, documento_dv: digit }, doubt: null }),
        ])
      const wrong = (digit + 1) % 10
      expect(readNitCell(`${grouped}-${wrong}`)).toMatchObject({ refusal: 'nit-check-digit' })
      expect(readNitCell(number, String(wrong))).toMatchObject({ refusal: 'nit-check-digit' })
    }
  })
})

/** A reading in the format of the fixture. */
function toldOf(reading: ReturnType<typeof readNitCell>): string[] {
  if ('refusal' in reading) {
    const { value: _value, ...values } = reading.values
    const said = Object.entries(values).map(([name, text]) => ` ${name}=${text}`)
    return ['rechazado', '', '', `${reading.refusal}${said.join('')}`]
  }
  const { nit, doubt } = reading
  const read = [nit.documento_numero, String(nit.documento_dv), doubt ?? '']
  return [doubt === null ? 'leido' : 'dudoso', ...read]
}
