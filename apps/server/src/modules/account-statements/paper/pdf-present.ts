import { breakdownOf } from '@enlace/contract/account-statements/breakdown.ts'
import { timelineTexts } from '@enlace/contract/account-statements/detail-texts.ts'
import { statementDocument } from '@enlace/contract/account-statements/document.ts'
import { invoicePaperTexts as paperTexts } from '@enlace/contract/account-statements/paper-texts.ts'
import type { AccountStatementDetail } from '@enlace/contract/account-statements/schemas.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import type { FieldFlags } from '@enlace/contract/documents/description.ts'
import { roadTexts } from '@enlace/contract/documents/road-texts.ts'
import { formatMoney } from '@enlace/domain/money.ts'
import { paperHead } from '../../documents/index.ts'
import { type DocumentContent, paperDay } from '../../papers/index.ts'

/** Fields of an invoice that are computed for its page only. */
type OfPageOnly = 'plazo_justo' | 'proximo_dia_de_pago'

const steps = ['recibida', 'aceptada', 'causada', 'programada', 'pagada'] as const

/**
 * Returns the content of an invoice's PDF: dates, state with reason, and payments, without the fields that the company
 * hides.
 */
export function invoiceContent(
  statement: Omit<AccountStatementDetail, OfPageOnly>,
  flags: FieldFlags,
): DocumentContent {
  const { moneda, motivo } = statement
  const dated = steps.flatMap((step) => {
    const fecha = statement[`fecha_${step}`]
    return fecha === null || (step === 'programada' && flags.date_payment === 0)
      ? []
      : [[timelineTexts[step], paperDay(fecha)]]
  })
  return {
    ...paperHead(statementDocument, statement, {}, flags),
    warning: motivo ? fill(paperTexts.reason, { motivo: motivo.replace(/\.+$/, '') }) : undefined,
    tables: [
      {
        title: roadTexts.title,
        columns: [
          { title: paperTexts.step, share: 3 },
          { title: paperTexts.date, share: 7 },
        ],
        rows: dated,
        empty: paperTexts.none,
      },
    ],
    totals: breakdownOf(statement).map((row) => ({ ...row, value: formatMoney(row.value, moneda) })),
  }
}
