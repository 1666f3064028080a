import type { CalendarDate } from '@enlace/domain/calendar-date.ts'
import type { CertificateKind } from '@enlace/domain/certificates.ts'
import { formatQuantity } from '@enlace/domain/decimal.ts'
import {
  compareMoney,
  formatMoney,
  isNegativeMoney,
  negateMoney,
  roundMoney,
  zeroMoney,
  type Money,
} from '@enlace/domain/money.ts'
import { conceptAt, type WithholdingConcept } from '@enlace/domain/withholding-concepts.ts'
import type { RecordReader } from '../../core/records/record-reader.ts'
import type { FieldOf } from '../../core/mapping/targets.ts'
import { readWithholdingRate } from './rate-map.ts'

type Field = FieldOf<'withholdings'>
type LineReader = RecordReader<Field>

/** The three amounts. For IVA the base is the tax: a source may also have the value of the operation. */
export function readAmounts(record: LineReader, tipo: CertificateKind) {
  const valor = record.required('valor', readMoney(record, 'valor'))
  if (!valor.endsWith('.00')) doubtOf(record, 'withholding-with-cents', 'valor', { valor })
  const written = readMoney(record, 'base')
  const iva = tipo === 'iva' ? readMoney(record, 'iva') : undefined
  const base = iva ?? record.required('base', written)
  const operacion = tipo === 'iva' ? (readMoney(record, 'operacion') ?? (iva && written)) : null
  if (operacion === undefined) record.refuse('operation-missing', { field: 'operacion' })
  if (operacion !== null && compareMoney(size(base), size(operacion)) > 0) {
    doubtOf(record, 'iva-above-operation', 'base', { iva: base, operacion })
  }
  if (isNegativeMoney(base) !== isNegativeMoney(valor) && compareMoney(valor, zeroMoney) !== 0) {
    doubtOf(record, 'withholding-sign-differs', 'valor', { base, valor })
  }
  return { base, operacion, valor }
}

function readMoney(record: LineReader, field: Field): Money | undefined {
  const number = record.decimal(field)
  const rounding = number === undefined ? undefined : roundMoney(number)
  if (number !== undefined && rounding?.isRounded === true) {
    record.doubt('amount-rounded', { field, value: number, values: { valor: rounding.money } })
  }
  return rounding?.money
}

function size(amount: Money): Money {
  return isNegativeMoney(amount) ? negateMoney(amount) : amount
}

/** The rate; reports it if base times rate is not the amount withheld. */
export function readRate(record: LineReader, tipo: CertificateKind, base: Money, valor: Money): string {
  const written = record.required('tarifa', record.code('tarifa'))
  const reading =
    readWithholdingRate(written, { tipo, base: size(base), valor: size(valor) }) ??
    record.refuse('withholding-rate-unreadable', { field: 'tarifa', value: written })
  if (reading.expected !== null) {
    const expected = isNegativeMoney(valor) ? negateMoney(reading.expected) : reading.expected
    const tarifa = rateText(tipo, reading.tarifa)
    const amounts = { valor, base, esperado: expected }
    // A small whole number that does not explain the amount is probably the ERP's code of a rate.
    if (/^\d{1,2}$/.test(written))
      doubtOf(record, 'withholding-rate-maybe-code', 'tarifa', amounts, { tarifa })
    else doubtOf(record, 'withholding-value-differs', 'valor', amounts, { tarifa })
  }
  return reading.tarifa
}

/** Reports the cell as found, with amounts formatted for people. */
function doubtOf(
  record: LineReader,
  reason: Parameters<LineReader['doubt']>[0],
  field: Field,
  amounts: Readonly<Record<string, Money>>,
  texts: Readonly<Record<string, string>> = {},
): void {
  const shown = Object.entries(amounts).map(([name, amount]) => [name, formatMoney(amount)])
  record.doubt(reason, {
    field,
    ...cellOf(record, field),
    values: { ...Object.fromEntries(shown), ...texts },
  })
}

function cellOf(record: LineReader, field: Field): { value?: string } {
  const value = record.code(field)
  return value === undefined ? {} : { value }
}

function rateText(tipo: CertificateKind, tarifa: string): string {
  return `${formatQuantity(tarifa)} ${tipo === 'ica' ? '‰' : '%'}`
}

/** Reports a rate that is neither the law's nor the company's own for a concept on that day. */
export function reportLegalRate(
  record: LineReader,
  tipo: CertificateKind,
  { concepto_codigo, tarifa, fecha }: { concepto_codigo: string; tarifa: string; fecha: CalendarDate },
  own: readonly WithholdingConcept[],
): void {
  const concept = tipo === 'fuente' ? conceptAt(concepto_codigo, fecha, own) : undefined
  if (concept === undefined || Number(concept.tarifa) === Number(tarifa)) return
  record.doubt('withholding-rate-differs', {
    field: 'tarifa',
    ...cellOf(record, 'tarifa'),
    values: {
      tarifa: rateText(tipo, tarifa),
      concepto: concept.concepto,
      legal: rateText(tipo, concept.tarifa),
      fecha,
    },
  })
}
