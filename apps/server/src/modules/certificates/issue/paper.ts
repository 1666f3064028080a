import {
  certificatePaperTexts as texts,
  municipalLegends,
} from '@enlace/contract/certificates/paper-texts.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import type { CertificatePaper, CertificateTable } from '@enlace/documents/certificate-paper.ts'
import type { Verification } from '@enlace/documents/verification.ts'
import { amountInWords } from '@enlace/domain/amount-in-words.ts'
import { formatDate, todayInBogota } from '@enlace/domain/calendar-date.ts'
import { wholeYear, type CertificateRow, type CertificateKind } from '@enlace/domain/certificates.ts'
import { formatQuantity } from '@enlace/domain/decimal.ts'
import { addressLine } from '@enlace/domain/postal-address.ts'
import { moneyParts, type Money } from '@enlace/domain/money.ts'
import { paperFigure, type PaperFrame } from '../../papers/index.ts'
import type { CertificateDraft } from './draft.ts'
import { cityName, monthsOf, periodWithin } from '../releases/key.ts'

/** The data that a certificate gets when it is issued. */
export interface Numbering {
  numero: string
  version: number
  verification: Verification
  createdAt: Date
  /** The future signature, with its signer. */
  signed?: CertificatePaper['signed']
  carried?: CertificatePaper['carried']
}

/** Builds a certificate's document, in reading order. */
export function certificatePaper(
  draft: CertificateDraft,
  frame: PaperFrame,
  { numero, version, verification, createdAt, signed, carried }: Numbering,
  warning: string | undefined,
): CertificatePaper {
  const { key, line, retenedor, retenido, settings, totals } = draft
  const own = texts[key.tipo]
  const today = formatDate(todayInBogota(createdAt))
  return {
    letterhead: {
      ...frame.letterhead,
      lines: [addressLine(retenedor.direccion, retenedor.ciudad, ' · '), retenedor.telefono].filter(
        (text) => text !== '',
      ),
    },
    heads: [
      { label: texts.number, value: numero },
      { label: texts.version, value: String(version) },
      { label: texts.issuedOn, value: today },
    ],
    title: own.title,
    period: periodOf(draft),
    ...(warning !== undefined && { warning }),
    opening:
      line === null
        ? fill(texts.opening, { periodo: periodWithin(key) })
        : fill(texts.openingOfOne, { fecha: formatDate(line.fecha), documento: line.documento }),
    withheld: [
      { label: texts.supplier, value: retenido.nombre },
      { label: texts.supplierNit, value: retenido.nit },
      {
        label: texts.address,
        value: addressLine(retenido.direccion, retenido.ciudad),
      },
      { label: texts.branches, value: draft.branches.join(', ') },
    ].filter(({ value }) => value !== ''),
    table: tableOf(key.tipo, draft),
    words: fill(texts.words, { letras: amountInWords(totals.valor) }),
    statements: [
      fill(own.consigned, { ciudad: draft.cities.join(', ') }),
      ...(line === null ? [] : [texts.single]),
      ...(version > 1 ? [texts.later] : []),
    ],
    notes: settings.notas,
    legend: [own.legend, municipalLegends[key.municipio] ?? ''].join(' ').trim(),
    issued: fill(retenedor.ciudad === '' ? texts.issuedNowhere : texts.issued, {
      ciudad: retenedor.ciudad,
      fecha: today,
    }),
    ...(settings.firmante && { signatory: settings.firmante }),
    signed,
    verification,
    foot: frame.foot,
    pageText: frame.pageText,
    createdAt,
    carried,
  }
}

function periodOf({ key }: CertificateDraft): string[] {
  const { anio, periodo, municipio } = key
  return [
    fill(texts.year, { anio }),
    ...(periodo === wholeYear ? [] : [fill(texts.bimester, { n: periodo, meses: upper(monthsOf(key)) })]),
    ...(municipio === '' ? [] : [fill(texts.city, { ciudad: upper(cityName(municipio)) })]),
  ]
}

const upper = (text: string) => text.toLocaleUpperCase('es-CO')

/** Renta and ICA show the base and the withholding; IVA shows its three amounts separately (art. 615 E.T.). */
function tableOf(
  tipo: CertificateKind,
  { rows, totals }: Pick<CertificateDraft, 'rows' | 'totals'>,
): CertificateTable {
  const figure = (title: string, share: number) => ({ title, share, isFigure: true })
  const base = pesosOf([...rows.map((row) => row.base), totals.base])
  const operation = pesosOf([...rows.flatMap((row) => row.operacion ?? []), totals.operacion])
  const withheld = pesosOf([...rows.map((row) => row.valor), totals.valor])
  if (tipo === 'iva') {
    return {
      columns: [
        { title: texts.concept, share: 7 },
        figure(texts.operation, 5),
        figure(texts.ivaBase, 4),
        figure(texts.rate, 2),
        figure(texts.withheld, 4),
      ],
      rows: rows.map((row) => [
        row.concepto,
        operation(row.operacion ?? totals.operacion),
        base(row.base),
        rateText(tipo, row),
        withheld(row.valor),
      ]),
      total: [texts.total, operation(totals.operacion), base(totals.base), '', withheld(totals.valor)],
    }
  }
  return {
    columns: [
      { title: tipo === 'ica' ? texts.activity : texts.concept, share: 9 },
      figure(texts.rate, tipo === 'ica' ? 4 : 2),
      figure(texts.base, 5),
      figure(texts.withheld, 5),
    ],
    rows: rows.map((row) => [row.concepto, rateText(tipo, row), base(row.base), withheld(row.valor)]),
    total: [texts.total, '', base(totals.base), withheld(totals.valor)],
  }
}

/** Formats the amounts of a column: whole pesos, or all with cents if one has any. */
function pesosOf(column: readonly Money[]): (amount: Money) => string {
  const hasCents = column.some((amount) => moneyParts(amount).cents !== '00')
  return (amount) => {
    const { sign, whole } = moneyParts(amount)
    return hasCents ? `${sign}$ ${paperFigure(amount).replace(/^-/, '')}` : `${sign}$ ${whole}`
  }
}

/** Returns a rate in per cent, or per thousand for ICA. */
export function rateText(tipo: CertificateKind, { tarifa }: Pick<CertificateRow, 'tarifa'>): string {
  return fill(tipo === 'ica' ? texts.perThousand : texts.percent, { tarifa: formatQuantity(tarifa) })
}
