import { loadedWithholdings } from '@enlace/contract/withholdings/loaded.ts'
import type { CalendarDate } from '@enlace/domain/calendar-date.ts'
import { economicActivityName } from '@enlace/domain/catalogue/economic-activities.ts'
import { bimesterOf, daysOfPeriod, wholeYear, type CertificateKind } from '@enlace/domain/certificates.ts'
import { isNegativeMoney, type Money } from '@enlace/domain/money.ts'
import { readWithheldKind } from '@enlace/domain/withheld-kind.ts'
import { codeOfConcept, conceptAt, type WithholdingConcept } from '@enlace/domain/withholding-concepts.ts'
import type { Findings, Place } from '../../core/findings/finding.ts'
import type { Mapping, PartMapping } from '../../core/mapping/mapping.ts'
import { readKept } from '../../core/records/kept-fields.ts'
import { accountKey } from '../../core/mapping/account-key.ts'
import { readRecords, type CountRead, type RecordReader } from '../../core/records/record-reader.ts'
import type { SourceTable } from '../../core/tables/source-table.ts'
import type { FieldOf } from '../../core/mapping/targets.ts'
import { readAmounts, readRate, reportLegalRate } from './figures-map.ts'
import { readMunicipality } from '../../core/values/municipality.ts'
import { readBimester, readYear } from './period-map.ts'

type LineReader = RecordReader<FieldOf<'withholdings'>>
type Field = FieldOf<'withholdings'>

/** A withholding of one type on one document, as a source states it. */
export interface ReceivedWithholding {
  place: Place
  key: string
  account: string
  tipo: CertificateKind
  concepto_codigo: string
  concepto: string
  tarifa: string
  base: Money
  operacion: Money | null
  valor: Money
  fecha: CalendarDate
  documento: string
  comprobante: string | null
  municipio: string
}

/** What the company has already: its branch accounts, and withholding concepts of its own. */
export interface KnownToWithholdings {
  accounts: ReadonlySet<string>
  concepts: readonly WithholdingConcept[]
}

/**
 * The withholdings of a file. Inconsistencies are reported and kept as the source has them: a certificate sums what was
 * withheld and does not correct it.
 */
export function mapWithholdings(
  table: SourceTable,
  part: PartMapping,
  { rules }: Mapping,
  { accounts, concepts }: KnownToWithholdings,
  findings: Findings,
  onRead?: CountRead,
): ReceivedWithholding[] {
  const seen = new Map<string, Seen[]>()
  return readRecords<Field, ReceivedWithholding>(
    table,
    part,
    findings,
    (record) => {
      const nit = record.required('nit', record.nit('nit'))
      const account = accountKey(nit.documento_numero, rules)
      if (!accounts.has(account))
        record.refuse('supplier-unknown', { field: 'nit', value: nit.documento_numero })
      const line = readLine(record, concepts)
      const key = keyOf(record, account, line, seen)
      record.keptAs('withholding_lines', key)
      return { ...line, place: record.place, account, key }
    },
    onRead,
  )
}

type Line = Omit<ReceivedWithholding, 'place' | 'account' | 'key'>

function readLine(record: LineReader, concepts: readonly WithholdingConcept[]): Line {
  const tipo = readType(record)
  const { base, operacion, valor } = readAmounts(record, tipo)
  const fecha = readDay(record)
  const tarifa = readRate(record, tipo, base, valor)
  const concept = readConcept(record, tipo, fecha, concepts)
  reportLegalRate(record, tipo, { ...concept, tarifa, fecha }, concepts)
  return {
    tipo,
    ...concept,
    tarifa,
    base,
    operacion,
    valor,
    fecha,
    documento: record.required('documento', record.code('documento')),
    ...readKept(record, loadedWithholdings),
    municipio: readPlace(record, tipo),
  }
}

function readType(record: LineReader): CertificateKind {
  const written = record.required('tipo', record.code('tipo'))
  return (
    readWithheldKind(written) ?? record.refuse('withholding-type-unknown', { field: 'tipo', value: written })
  )
}

/** The day; if the source has only the year and the bimester, the last day of the bimester. */
function readDay(record: LineReader): CalendarDate {
  const fecha = record.date('fecha')
  const [year, said] = [record.code('anio'), record.code('bimestre')]
  const anio = year === undefined ? undefined : readYear(year)
  const bimestre = said === undefined ? undefined : readBimester(said)
  if (year !== undefined && anio === undefined)
    record.refuse('year-unreadable', { field: 'anio', value: year })
  if (said !== undefined && bimestre === undefined) {
    record.refuse('bimester-unreadable', { field: 'bimestre', value: said })
  }
  if (fecha === undefined) {
    const known = record.required('fecha', anio)
    return daysOfPeriod(known, bimestre ?? wholeYear).hasta
  }
  const day = bimesterOf(fecha)
  if ((anio ?? day.anio) !== day.anio || (bimestre ?? day.bimestre) !== day.bimestre) {
    record.doubt('withholding-period-differs', {
      field: bimestre === undefined ? 'anio' : 'bimestre',
      value: [year, said].filter((text) => text !== undefined).join(' '),
      values: { fecha },
    })
  }
  return fecha
}

/** The concept by code and name: each determines the other if it is a code of the law or of the CIIU. */
function readConcept(
  record: LineReader,
  tipo: CertificateKind,
  fecha: CalendarDate,
  own: readonly WithholdingConcept[],
) {
  const codigo = record.code('concepto_codigo')
  const known =
    codigo === undefined
      ? undefined
      : tipo === 'ica'
        ? economicActivityName(codigo)
        : conceptAt(codigo, fecha, own)?.concepto
  const concepto = record.required('concepto', record.text('concepto') ?? known)
  return {
    concepto_codigo: codigo ?? codeOfConcept(concepto),
    concepto,
  }
}

/** For ICA the place of the activity; for other types the place of payment to the tax office. */
function readPlace(record: LineReader, tipo: CertificateKind): string {
  const practised = record.code('municipio')
  const handedOver = tipo === 'ica' ? undefined : record.code('municipio_consignacion')
  const field = handedOver === undefined ? 'municipio' : 'municipio_consignacion'
  const written = record.required('municipio', handedOver ?? practised)
  const reading = readMunicipality(written)
  if ('codigo' in reading) {
    const { codigo, nombre, others } = reading
    if (others !== null)
      record.doubt('municipality-capital', { field, value: written, values: { nombre, others } })
    return codigo
  }
  return reading.reason === 'unknown'
    ? record.refuse('municipality-unknown', { field, value: written })
    : record.refuse('municipality-ambiguous', { field, value: written, values: { names: reading.names } })
}

/** A line that was read already under a key, with its content. */
interface Seen {
  place: Place
  content: string
}

/**
 * The source's own key, or one of the fields that a correction does not change: several lines of one document, type,
 * concept and day are numbered in the order of the file, so that loading it again finds each. Identical lines are
 * reported.
 */
function keyOf(record: LineReader, account: string, line: Line, seen: Map<string, Seen[]>): string {
  const own = record.code('clave')
  const { tipo, documento, concepto_codigo, tarifa, fecha, municipio, base, valor } = line
  const sign = isNegativeMoney(valor) ? '-' : '+'
  const key = own ?? [account, tipo, documento, concepto_codigo, municipio, fecha, sign].join('|')
  const content = [tarifa, base, valor].join('|')
  const others = seen.get(key) ?? []
  if (others.length > 0 && own !== undefined) record.refuse('key-repeated', { field: 'clave', value: own })
  const same = others.find((other) => other.content === content)
  if (same !== undefined) {
    const values = { line: String(same.place.line) }
    record.doubt('withholding-repeated', { field: 'documento', value: documento, values })
  }
  seen.set(key, [...others, { place: record.place, content }])
  return others.length === 0 ? key : `${key}|${others.length + 1}`
}
