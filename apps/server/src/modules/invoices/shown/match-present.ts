import { fill } from '@enlace/contract/core/fill.ts'
import { fillFor } from '@enlace/contract/invoices/class-texts.ts'
import type { InvoiceMatch, MatchedLine } from '@enlace/contract/invoices/match-schemas.ts'
import { shownLines } from '@enlace/contract/invoices/limits.ts'
import { matchTexts as texts } from '@enlace/contract/invoices/texts.ts'
import { formatQuantity } from '@enlace/domain/decimal.ts'
import type { LineMatch, Match } from '@enlace/domain/invoice-match/match.ts'
import { worthOf } from '@enlace/domain/invoice-match/tolerance.ts'
import { formatMoney } from '@enlace/domain/money.ts'
import type { KeptInvoice } from './queries.ts'

/** Returns the match of an invoice with a sentence for its result and for each difference; null for a note. */
export function presentMatch({
  clase,
  match,
  pedido,
  entradas,
  orden,
  moneda,
}: KeptInvoice): InvoiceMatch | null {
  if (match === null) return null
  return {
    resultado: match.resultado,
    por: match.por,
    orden: pedido,
    entradas,
    lineas: match.lineas.slice(0, shownLines).map((line) => presentLine(line, moneda)),
    texto: fillFor({ clase }, sentenceOf(match, orden), { orden: pedido?.numero ?? orden ?? '' }),
  }
}

function sentenceOf({ resultado, por, otraMoneda }: Match, named: string | null): string {
  if (resultado === 'sin_orden') return named === null ? texts.none : texts.unknown
  return [
    ...(por === 'propuesta' ? [texts.proposed] : []),
    otraMoneda ? texts.currency : texts[resultado],
  ].join(' ')
}

/** Returns a line of a match with a sentence for each difference. */
export function presentLine(line: LineMatch, moneda: string): MatchedLine {
  const values = {
    cantidad: formatQuantity(line.cantidad),
    pendiente: formatQuantity(line.pendiente ?? '0'),
    recibida: formatQuantity(line.recibida ?? '0'),
    valor: formatMoney(line.valor, moneda),
    esperado: line.esperado === null ? '' : formatMoney(line.esperado, moneda),
  }
  return {
    linea: line.linea,
    descripcion: line.descripcion,
    linea_orden: line.linea_orden,
    por: line.por,
    cantidad: line.cantidad,
    cantidad_pendiente: line.pendiente,
    precio: worthOf('1', line.cantidad, line.valor),
    precio_pactado: line.esperado && worthOf('1', line.cantidad, line.esperado),
    resultado: line.resultado,
    diferencias:
      line.resultado === 'sin_linea'
        ? [texts.lines.none]
        : line.diferencias.map((fault) => fill(texts.lines[fault], values)),
  }
}
