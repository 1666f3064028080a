import fc from 'fast-check'
import { writeDecimal } from '@enlace/domain/decimal.ts'
import { beforeAll, expect, it } from 'vitest'
import { seeded } from '../../../scripts/fuzz/mutate.ts'
import { changeXml } from '../test/change-xml.ts'
import { buildContainer, buildDocument, seller } from '../test/samples.ts'
import { makeSigner, signXades } from '../test/sign.ts'
import { readOne, usual, warningsOn } from '../test/read.ts'

const types = ['invoice', 'credit-note', 'debit-note'] as const
const valid = new Map<(typeof types)[number], string>()

beforeAll(async () => {
  const signer = await makeSigner(seller.name, seller.nit)
  for (const type of types) {
    const built = buildDocument({ type, lines: 1 })
    valid.set(type, buildContainer({ ...built, xml: signXades(built.xml, signer) }))
  }
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
/** A change somewhere: of a digit, by a piece put in, without a part, with a part twice, or of a value, an attribute or an element. */
const change = fc.record({
  at: fc.double({ min: 0, max: 0.999_999, noNaN: true }),
  length: fc.oneof(fc.nat(3), fc.nat(400)),
  piece,
  kind: fc.constantFrom('digit', 'put', 'replace', 'remove', 'double', 'structure'),
})
type Change = typeof change extends fc.Arbitrary<infer Of> ? Of : never

function changed(xml: string, { at, length, piece: put, kind }: Change): string {
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
    case 'structure':
      return changeXml(xml, seeded(length, from))
  }
}

it.each(types)(
  'of a valid %s is accepted silently only with the same number, parties, dates and total',
  (type) => {
    const xml = valid.get(type) ?? ''
    const right = booked(xml)
    expect(warningsOn(xml)).toEqual([])
    let silent = 0
    fc.assert(
      fc.property(change, (one) => {
        const other = changed(xml, one)
        if (warningsOn(other, { ...usual, secret: undefined }).length > 0) return
        silent++
        expect(booked(other)).toBe(right)
      }),
      { numRuns: 400, seed: 20_261_201 },
    )
    // Comments, white space and what is in the container only may change without any effect.
    expect(silent).toBeGreaterThan(5)
  },
)

/** The places of what is booked, each with a value that is as well-formed as the right one. */
const aimed: [place: string, from: RegExp, to: string][] = [
  ['total', /(<cbc:PayableAmount[^>]*>)[^<]*/, '$111901.07'],
  ['total and taxes together', /(<cbc:(?:PayableAmount|TaxInclusiveAmount)[^>]*>)[^<]*/g, '$111901.07'],
  ['buyer', /(<cac:AccountingCustomerParty>[^]*?<cbc:CompanyID[^>]*>)\d+/, '$1900123457'],
  ['seller', /(<cac:AccountingSupplierParty>[^]*?<cbc:CompanyID[^>]*>)\d+/, '$1900123457'],
  ['number', /(<cbc:ID>)[A-Z]+\d+(<\/cbc:ID>\s*<cbc:UUID)/, '$1FEPT9$2'],
  ['date', /(<cbc:IssueDate>)2026-08-14(<\/cbc:IssueDate>\s*<cbc:IssueTime>16:05)/, '$12026-08-15$2'],
  ['unique key', /(<cbc:UUID[^>]*>)[0-9a-f]{4}/g, '$1abcd'],
  ['currency', /currencyID="COP"/g, 'currencyID="USD"'],
]

it.each(types.flatMap((type) => aimed.map((one) => [type, ...one] as const)))(
  'of a valid %s in its %s is never silent',
  (type, _, from, to) => {
    const xml = valid.get(type) ?? ''
    const other = xml.replace(from, to)
    expect(other).not.toBe(xml)
    expect(warningsOn(other, { ...usual, secret: undefined })).not.toEqual([])
  },
)
