import { certificateSheetTexts as texts } from '@enlace/contract/certificates/paper-texts.ts'
import { certificateTypeTexts } from '@enlace/contract/certificates/period-texts.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import { sheetTexts } from '@enlace/contract/exports/texts.ts'
import { csv } from '@enlace/documents/csv.ts'
import type { Sheet, SheetColumn } from '@enlace/documents/sheet.ts'
import { xlsx } from '@enlace/documents/xlsx.ts'
import { formatInstant } from '@enlace/domain/calendar-date.ts'
import { plainRate, type CertificateKind } from '@enlace/domain/certificates.ts'
import { zeroMoney } from '@enlace/domain/money.ts'
import { codeOfConcept } from '@enlace/domain/withholding-concepts.ts'
import { amount, column } from '../../exports/index.ts'
import type { Party } from './draft.ts'
import { cityName, periodWithin, type CertificateKey } from '../releases/key.ts'
import type { KeptLine } from '../releases/queries.ts'

/** The withholdings of a certificate, and their supplier. */
export interface LinesOfCertificate {
  key: CertificateKey
  lines: readonly KeptLine[]
  retenedor: Pick<Party, 'nombre' | 'nit'>
  retenido: Pick<Party, 'nombre' | 'nit'>
  /** Their certificate, if it was issued. */
  issued?: { numero: string; version: number } | undefined
}

/** Creates a workbook with the withholdings of a certificate: each with its document, and the certificate's totals. */
export function certificateWorkbook(of: LinesOfCertificate, moment: Date): AsyncIterable<Buffer> {
  return xlsx(sheetOf(of, moment), of.retenedor.nombre, moment)
}

/** Creates the same rows for programs, which are embedded in the certificate. */
export function certificateRows(of: LinesOfCertificate, moment: Date): Promise<Buffer> {
  return workbookBytes(csv(sheetOf(of, moment)))
}

function sheetOf(
  { key, lines, retenedor, retenido, issued }: LinesOfCertificate,
  moment: Date,
): Sheet<KeptLine> {
  const title = fill(texts.title, { tipo: certificateTypeTexts[key.tipo].name, anio: key.anio })
  return {
    title,
    facts: [
      fill(texts.issuer, retenedor),
      fill(texts.supplier, retenido),
      [periodWithin(key), ...(key.municipio === '' ? [] : [cityName(key.municipio)])].join(' · '),
      ...(issued ? [fill(texts.certificate, issued)] : []),
      fill(sheetTexts.made, { instant: formatInstant(moment) }),
    ],
    columns: columnsOf(key.tipo, lines),
    rows: once(lines),
    currencyOf: () => 'COP',
    totalLabel: () => texts.total,
  }
}

/** Returns the concept's code if the ERP sent one: a code that the load derived from its name is meaningless to readers. */
const codeOf = ({ concepto_codigo, concepto }: KeptLine) =>
  concepto_codigo === codeOfConcept(concepto) ? '' : concepto_codigo

function columnsOf(tipo: CertificateKind, lines: readonly KeptLine[]): readonly SheetColumn<KeptLine>[] {
  return [
    column('fecha', texts.fecha, 'date', (line) => line.fecha),
    column('documento', texts.documento, 'text', (line) => line.documento),
    column('comprobante', texts.comprobante, 'text', (line) => line.comprobante),
    ...(lines.some((line) => codeOf(line) !== '')
      ? [column<KeptLine>('codigo', texts.codigo, 'text', codeOf)]
      : []),
    column('concepto', texts.concepto, 'text', (line) => line.concepto),
    ...(tipo === 'iva'
      ? [amount<KeptLine>('operacion', texts.operacion, (line) => line.operacion ?? zeroMoney)]
      : []),
    amount('base', tipo === 'iva' ? texts.ivaBase : texts.base, (line) => line.base),
    column('tarifa', tipo === 'ica' ? texts.ratePerThousand : texts.rate, 'quantity', (line) =>
      plainRate(line.tarifa),
    ),
    amount('valor', texts.valor, (line) => line.valor),
    column('ciudad', texts.ciudad, 'text', (line) => cityName(line.municipio)),
    column('sucursal', texts.sucursal, 'text', (line) => line.sucursal),
  ]
}

async function* once<Row>(rows: readonly Row[]) {
  yield await Promise.resolve(rows)
}

/** Collects the bytes of a workbook or its rows. */
export async function workbookBytes(pieces: AsyncIterable<Buffer>): Promise<Buffer> {
  const parts: Buffer[] = []
  for await (const piece of pieces) parts.push(piece)
  return Buffer.concat(parts)
}
