import { readFileSync } from 'node:fs'
import { readDelivery } from '@enlace/dian/delivery.ts'
import type { ElectronicDocument } from '@enlace/dian/document.ts'
import { readDecimal } from '@enlace/domain/decimal.ts'
import { describe, expect, it } from 'vitest'
import { type AcceptedFacts, billOf } from './bill-of.ts'

/** An official sample of the DIAN. */
function sample(name: string): ElectronicDocument {
  const path = new URL(`../../../../../../packages/dian/fixtures/${name}`, import.meta.url)
  const [read] = readDelivery({ name, bytes: readFileSync(path) }).documents
  if (!read) throw new Error('A sample is a document')
  return read.document
}

const facts: AcceptedFacts = {
  id: '5f0c7d4e',
  radicado: '2026-000012',
  numero: 'SETP990000001',
  proveedor: { nit: '900123456', dv: '8', nombre: 'Proveedor', erpId: null },
  ordenErpId: null,
  lineas: new Map(),
}

const exact = (text: string) => readDecimal(text) ?? { units: 0n, scale: 0 }

/** The sample with one line of this quantity, price and total. */
function lineOf(quantity: string, price: string, total: string, more: Partial<AcceptedFacts> = {}) {
  const document = sample('factura-SETP990000001.xml')
  const [line] = document.lines
  if (!line) throw new Error('A sample has lines')
  const figures = { quantity: exact(quantity), price: exact(price), total: exact(total) }
  const { lines } = billOf(
    { ...document, lines: [{ ...line, ...figures, description: ' Café  molido ' }] },
    { ...facts, ...more },
  )
  return lines[0]
}

describe('a draft of an electronic document', () => {
  it('has what the sample of an invoice says', () => {
    const document = sample('factura-SETP990000001.xml')
    const bill = billOf(document, facts)
    expect(bill).toMatchObject({
      mark: 'Enlace 5f0c7d4e',
      number: 'SETP990000001',
      isNote: false,
      currency: document.currency,
      issueDate: document.issueDate,
      cufe: document.uniqueKey,
      filingNumber: '2026-000012',
    })
    expect(bill.lines).toHaveLength(document.lines.length)
    expect(bill.total).toMatch(/^\d+\.\d\d$/)
  })

  it('is a note by its root element, whatever its number says', () => {
    const document = sample('contenedor-NC424.xml')
    expect(billOf(document, facts).isNote).toBe(document.type === 'credit-note')
    expect(billOf({ ...document, type: 'credit-note' }, facts).isNote).toBe(true)
  })

  it.each([
    // quantity, price, total, and the quantity, price and discount of the draft
    ['3.000000', '10.5000', '31.50', { quantity: '3', price: '10.5', discount: '0' }],
    ['10', '100', '950.00', { quantity: '10', price: '100', discount: '5' }],
    ['3', '10.01', '28.53', { quantity: '3', price: '10.01', discount: '5' }],
    // More decimals than an ERP keeps, or a total that no discount makes: one unit of the total.
    ['3', '10.3333', '31.00', { text: 'Café molido (3 × 10.3333)', quantity: '1', price: '31.00' }],
    ['1', '1000000', '999999.99', { quantity: '1', price: '999999.99', discount: '0' }],
    ['0', '10', '5.00', { quantity: '1', price: '5.00' }],
  ])('%s × %s = %s keeps its total', (quantity, price, total, expected) => {
    expect(lineOf(quantity, price, total)).toMatchObject({ total, ...expected })
  })

  it('refers to the order’s line, unless it is one unit of its total', () => {
    const matched = { ordenErpId: '7', lineas: new Map([[1, 4]]) }
    expect(lineOf('3', '10', '30', matched)?.orderLine).toBe(4)
    expect(lineOf('3', '10.3333', '31', matched)?.orderLine).toBeNull()
    expect(lineOf('3', '10', '30', { ...matched, ordenErpId: null })?.orderLine).toBeNull()
  })
})
