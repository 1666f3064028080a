import { fill } from '@enlace/contract/core/fill'
import { paperTexts } from '@enlace/contract/papers/texts'
import type { DebitNoteDetail } from '@enlace/contract/notes-debit/schemas'
import { debitNoteTexts as texts, noteLineTexts } from '@enlace/contract/notes-debit/detail-texts'
import { formatMoney, isZeroMoney, negateMoney, sumMoney } from '@enlace/domain/money'
import {
  type DocumentContent,
  paperDay,
  paperFigure,
  paperMoney,
  paperState,
  paperText,
} from '../papers/index.ts'

/** What a state means for what the supplier is owed, where the amounts alone would mislead. */
const withoutEffect: Readonly<Record<string, string>> = {
  anulada: texts.annulled,
  objecion_aceptada: texts.objectionAccepted,
}

/** A debit note on paper: why, how much, and from which invoices it was taken. */
export function noteContent(note: DebitNoteDetail): DocumentContent {
  const { moneda, lines } = note
  return {
    subtitle: paperState('nota_debito', note.estado),
    figure: { label: texts.value, value: formatMoney(note.valor_nota, moneda) },
    warning: withoutEffect[note.estado],
    facts: [
      { label: texts.date, value: paperDay(note.fecha) },
      { label: texts.motive, value: paperText(note.motivo) },
      { label: texts.applied, value: formatMoney(note.valor_aplicado, moneda) },
      { label: texts.toApply, value: formatMoney(note.valor_por_aplicar, moneda) },
    ],
    tables: [
      {
        title: texts.lines,
        note: fill(paperTexts.amountsIn, { moneda }),
        columns: [
          { title: noteLineTexts.documento, share: 4 },
          { title: noteLineTexts.saldo, share: 3, isFigure: true },
          { title: noteLineTexts.valor, share: 3, isFigure: true },
          { title: noteLineTexts.saldoNuevo, share: 3, isFigure: true },
        ],
        rows: lines.map((line) => [
          line.doc_cruce,
          paperFigure(line.saldo),
          paperFigure(line.valor),
          paperFigure(line.saldo_nuevo),
        ]),
        totals:
          lines.length > 1
            ? [[texts.applied, '', paperFigure(sumMoney(lines.map((line) => line.valor))), '']]
            : [],
        empty: isZeroMoney(note.valor_aplicado) ? texts.noLines : texts.untoldLines,
      },
    ],
    totals: [
      { label: texts.gross, value: paperMoney(note.valor_bruto, moneda) },
      { label: texts.discount, value: paperMoney(negateMoney(note.valor_descuento), moneda) },
      { label: texts.tax, value: paperMoney(note.valor_impuesto, moneda) },
      { label: texts.value, value: paperMoney(note.valor_nota, moneda), isTotal: true },
    ],
  }
}
