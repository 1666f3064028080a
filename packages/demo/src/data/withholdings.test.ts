import { calendarDate } from '@enlace/domain/calendar-date.ts'
import { groupLines, totalOfRows, usualTypes, type CertificateKind } from '@enlace/domain/certificates.ts'
import { addMoney, compareMoney, isZeroMoney, sumMoney, zeroMoney } from '@enlace/domain/money.ts'
import type { Money } from '@enlace/domain/money.ts'
import { withheldValue } from '@enlace/domain/withholding.ts'
import { conceptAt } from '@enlace/domain/withholding-concepts.ts'
import { describe, expect, it } from 'vitest'
import { cities } from '../catalogue/places.ts'
import { mainSupplier } from '../catalogue/suppliers.ts'
import { demoCompanies } from './companies.ts'
import { drawCompanyDocuments } from './company-documents.ts'
import type { CompanyDocuments } from './company-documents.ts'

const today = calendarDate('2026-11-20')
const companies = demoCompanies.map((company) => drawCompanyDocuments(company, today))
const [andina] = companies
if (andina === undefined) throw new Error('The demo has companies')

const figures = { fuente: 'valor_retefuente', iva: 'valor_reteiva', ica: 'valor_reteica' } as const
type Figures = Record<(typeof figures)[keyof typeof figures], Money>
const figureOf = (row: Figures, tipo: CertificateKind) => {
  const usual = usualTypes.find((one) => one === tipo)
  if (!usual) throw new Error(`The demo withholds no ${tipo}`)
  return row[figures[usual]]
}

const valueOf = ({ valor }: { valor: Money }) => valor
const supplierOf = (account_key: string) => account_key.split('-')[0]
const isRecorded = ({ fecha_causada, moneda }: CompanyDocuments['statements'][number]) =>
  fecha_causada !== null && moneda === 'COP'
const statementOf = ({ erp_key }: { erp_key: string }) => erp_key.slice(0, erp_key.lastIndexOf('|'))

describe('the lines of what was withheld', () => {
  it('add up to what each recorded invoice shows, and to nothing for one that was annulled', () => {
    const wrong = companies.flatMap(({ statements, withholdings }) => {
      const linesOf = Map.groupBy(withholdings, (line) => `${statementOf(line)}|${line.tipo}`)
      return statements.flatMap((statement) => {
        const isKept = isRecorded(statement) && statement.estado !== 'anulada'
        return usualTypes.flatMap((tipo) => {
          const sum = sumMoney((linesOf.get(`${statement.erp_key}|${tipo}`) ?? []).map(valueOf))
          return sum === (isKept ? figureOf(statement, tipo) : zeroMoney) ? [] : [statement.erp_key]
        })
      })
    })
    expect(wrong).toEqual([])
  })

  it('add up, for every company, supplier, type and year, to what the invoices of that year show', () => {
    for (const { statements, withholdings } of companies) {
      const shown = new Map<string, Money>()
      for (const statement of statements.filter(isRecorded)) {
        if (statement.estado === 'anulada') continue
        for (const tipo of usualTypes) {
          const key = [supplierOf(statement.account_key), tipo, statement.fecha_causada?.slice(0, 4)].join()
          shown.set(key, addMoney(shown.get(key) ?? zeroMoney, figureOf(statement, tipo)))
        }
      }
      const annulled = new Set(
        statements.filter(({ estado }) => estado === 'anulada').map(({ erp_key }) => erp_key),
      )
      const lines = withholdings.filter((line) => !annulled.has(statementOf(line).replace(/-R$/, '')))
      const sums = Map.groupBy(lines, ({ account_key, tipo, fecha }) =>
        [supplierOf(account_key), tipo, fecha.slice(0, 4)].join(),
      )
      expect(sums.size).toBeGreaterThan(100)
      const certified = new Map([...sums].map(([key, of]) => [key, totalOfRows(groupLines(of)).valor]))
      expect(certified).toEqual(new Map([...shown].filter(([, valor]) => !isZeroMoney(valor))))
    }
  })

  it('add up to what each payment that paid whole invoices took off', () => {
    for (const { payments, paymentLines, statements, withholdings } of companies) {
      const whole = new Map(statements.map((statement) => [statement.erp_key, statement.valor_facturado]))
      const linesOf = Map.groupBy(paymentLines, ({ payment_key }) => payment_key)
      const withheld = Map.groupBy(withholdings, ({ comprobante }) => comprobante)
      const settled = payments.filter(
        ({ erp_key, estado, moneda }) =>
          estado === 'pagado' &&
          moneda === 'COP' &&
          linesOf.get(erp_key)?.every((line) => whole.get(line.invoice_key) === line.valor_factura),
      )
      expect(settled.length).toBeGreaterThan(payments.length * 0.9)
      for (const payment of settled) {
        const lines = withheld.get(payment.comprobante) ?? []
        expect(sumMoney(lines.map(valueOf))).toBe(payment.valor_retenciones)
        for (const tipo of usualTypes) {
          const ofType = lines.filter((line) => line.tipo === tipo)
          const shown = (linesOf.get(payment.erp_key) ?? []).map((line) => figureOf(line, tipo))
          expect(sumMoney(ofType.map(valueOf))).toBe(sumMoney(shown))
        }
      }
    }
  })

  it('are base times rate in whole pesos, by the concepts and rates of their day', () => {
    const wrong = companies
      .flatMap(({ withholdings }) => withholdings)
      .filter(({ tipo, base, tarifa, valor, operacion, concepto_codigo, documento, fecha, erp_key }) => {
        const isOfDay =
          tipo !== 'fuente' ||
          erp_key.endsWith('-R') ||
          documento.startsWith('NC') ||
          conceptAt(concepto_codigo, fecha)?.tarifa === tarifa
        return (
          valor !== withheldValue(tipo, base, tarifa) || (operacion === null) === (tipo === 'iva') || !isOfDay
        )
      })
    expect(wrong).toEqual([])
  })

  it('are told apart by a key of their own', () => {
    for (const { withholdings } of companies) {
      expect(new Set(withholdings.map(({ erp_key }) => erp_key)).size).toBe(withholdings.length)
    }
  })
})

describe("the main supplier's lines", () => {
  const lines = andina.withholdings.filter(
    ({ account_key }) => supplierOf(account_key) === mainSupplier.documento_numero,
  )
  const rowsOf = (tipo: CertificateKind, year: string, municipio?: string) =>
    groupLines(
      lines.filter(
        (line) =>
          line.tipo === tipo &&
          line.fecha.startsWith(year) &&
          (municipio === undefined || line.municipio === municipio),
      ),
    )

  it('fill every month of the last year, and all three types', () => {
    for (const tipo of usualTypes) {
      const months = lines.flatMap((line) =>
        line.tipo === tipo && line.fecha.startsWith('2025') ? [line.fecha.slice(0, 7)] : [],
      )
      expect(new Set(months).size).toBe(12)
      expect(lines.some((line) => line.tipo === tipo && line.fecha.startsWith('2026'))).toBe(true)
    }
  })

  it('are of three concepts of renta, and of ICA in three cities', () => {
    expect(rowsOf('fuente', '2025').map(({ concepto_codigo }) => concepto_codigo)).toEqual([
      'compras_declarante',
      'transporte_carga',
      'servicios_declarante',
    ])
    const practised = lines.flatMap(({ tipo, municipio }) => (tipo === 'ica' ? [municipio] : []))
    expect([...new Set(practised)].toSorted()).toEqual(['05001', '11001', '76892'])
  })

  it('have two rates in the year in which a city raised its own', () => {
    const rates = rowsOf('ica', '2025', cities.yumbo.code).map(({ tarifa }) => tarifa)
    expect(rates).toEqual(['6.6', '7.7'])
  })

  it('have withholdings that were taken back, also by a credit', () => {
    const negative = lines.filter(({ valor }) => compareMoney(valor, zeroMoney) < 0)
    expect(negative.length).toBeGreaterThan(3)
    expect(negative.some(({ documento }) => documento.startsWith('NC'))).toBe(true)
    const credit = andina.statements.find(({ factura_cliente }) => factura_cliente.startsWith('NC'))
    expect(credit && isZeroMoney(credit.valor_retefuente)).toBe(false)
  })
})
