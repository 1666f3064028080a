import { fill } from '@enlace/contract/core/fill.ts'
import { issuedTexts } from '@enlace/contract/invoices/issued/texts.ts'
import { calendarDate } from '@enlace/domain/calendar-date.ts'
import { readDecimal } from '@enlace/domain/decimal.ts'
import { formatMoney, money } from '@enlace/domain/money.ts'
import { describe, expect, it } from 'vitest'
import { findingsOfIssue } from './rules.ts'

const cuds = 'ab'.repeat(48)
const said = { tipo: '05', numero: 'DS-12', fecha: calendarDate('2026-11-30'), cuds } as const
const bill = { proveedor_nit: '52123456', compania_nit: '900123456-8', valor_total: money('1000.00') }
const party = (nit: string) => ({
  name: '',
  tradeName: '',
  idType: '31',
  nit,
  dv: '',
  personType: '2',
  taxResponsibilities: [],
  regime: '49',
  address: { line: '', city: '', department: '', country: '' },
  email: '',
  telephone: '',
})
const exact = (text: string) => readDecimal(text) ?? { units: 0n, scale: 0 }
const zero = exact('0')

function xml(
  fields: { typeCode?: string; number?: string; key?: string; seller?: string; total?: string } = {},
) {
  const {
    typeCode = '05',
    number = 'DS12',
    key = cuds.toUpperCase(),
    seller = '52123456',
    total = '1000',
  } = fields
  const totals = {
    lineExtension: zero,
    taxExclusive: null,
    taxInclusive: null,
    allowance: zero,
    charge: zero,
    prepaid: zero,
    rounding: zero,
    payable: exact(total),
    currency: 'COP',
  }
  return {
    typeCode,
    number,
    uniqueKey: key,
    issueDate: calendarDate('2026-11-30'),
    seller: party(seller),
    buyer: party('900123456'),
    totals,
  }
}

describe('the XML of a documento soporte', () => {
  it('is the reported one, with hyphen and capitals as its issuer writes them', () => {
    expect(findingsOfIssue(xml(), said, bill)).toEqual({ wrong: [], differs: [] })
  })

  it('is another document by its type, number, CUDS or seller', () => {
    const { wrong } = findingsOfIssue(
      xml({ typeCode: '01', number: 'DS13', key: 'cd'.repeat(48), seller: '1' }),
      said,
      bill,
    )
    expect(wrong).toHaveLength(4)
    expect(wrong[2]).toBe(issuedTexts.findings.cuds)
  })

  it('has another total, which an adjustment note may have', () => {
    const other = xml({ total: '999' })
    expect(findingsOfIssue(other, said, bill).differs).toEqual([
      fill(issuedTexts.findings.total, {
        escrito: formatMoney(money('999.00')),
        valor: formatMoney(money('1000.00')),
      }),
    ])
    const note = findingsOfIssue({ ...other, typeCode: '95' }, { ...said, tipo: '95' }, bill)
    expect(note).toEqual({ wrong: [], differs: [] })
  })
})
