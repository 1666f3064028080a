import fc from 'fast-check'
import { writeDecimal } from '@enlace/domain/decimal.ts'
import { beforeAll, expect, it } from 'vitest'
import { buildContainer, buildDocument, seller } from '../test/samples.ts'
import { makeSigner, signXades } from '../test/sign.ts'
import { readOne, usual, warningsOn } from '../test/read.ts'

let xml = ''

beforeAll(async () => {
  const built = buildDocument({ lines: 1 })
  const signed = signXades(built.xml, await makeSigner(seller.name, seller.nit))
  xml = buildContainer({ ...built, xml: signed })
})

/** What a company books of a document. */
function booked(of: string): string {
  const { number, issueDate, uniqueKey, currency, totals, seller: from, buyer: to } = readOne(of).document
  return [number, issueDate, uniqueKey, currency, writeDecimal(totals.payable), from.nit, to.nit].join(' ')
}

const piece = fc.constantFrom(
  '0',
  '9',
  '.00',
  '-',
  ' ',
  '<!-- -->',
  '<cbc:ID>OTRA9</cbc:ID>',
  '<cbc:PayableAmount currencyID="COP">1.00</cbc:PayableAmount>',
  '<cbc:CompanyID schemeID="8" schemeName="31">900123456</cbc:CompanyID>',
  '&#49;',
  ']]>',
  '<![CDATA[1]]>',
)
/** A change somewhere: of a digit, by a piece put in, without a part, or with a part twice. */
const change = fc.record({
  at: fc.double({ min: 0, max: 0.999_999, noNaN: true }),
  length: fc.oneof(fc.nat(3), fc.nat(400)),
  piece,
  kind: fc.constantFrom('digit', 'put', 'replace', 'remove', 'double'),
})
type Change = typeof change extends fc.Arbitrary<infer Of> ? Of : never

function changed({ at, length, piece: put, kind }: Change): string {
  const from = Math.floor(at * xml.length)
  const [before, within, after] = [
    xml.slice(0, from),
    xml.slice(from, from + length),
    xml.slice(from + length),
  ]
  switch (kind) {
    case 'digit': {
      const place = from + Math.max(0, xml.slice(from).search(/\d/))
      return `${xml.slice(0, place)}${put.length % 10}${xml.slice(place + 1)}`
    }
    case 'put':
      return before + put + xml.slice(from)
    case 'replace':
      return before + put + after
    case 'remove':
      return before + after
    case 'double':
      return before + within + within + after
  }
}

it('of a valid document is accepted silently only with the same number, parties, dates and total', () => {
  const right = booked(xml)
  expect(warningsOn(xml)).toEqual([])
  let silent = 0
  fc.assert(
    fc.property(change, (one) => {
      const other = changed(one)
      if (warningsOn(other, { ...usual, secret: undefined }).length > 0) return
      silent++
      expect(booked(other)).toBe(right)
    }),
    { numRuns: 400, seed: 20_261_201 },
  )
  // Comments, white space and what is in the container only may change without any effect.
  expect(silent).toBeGreaterThan(5)
})
