import type { DebitNoteLine } from '@enlace/contract/notes-debit/schemas'
import { noteLineTexts as texts } from '@enlace/contract/notes-debit/detail-texts'
import { isLineDoubtful } from '@enlace/domain/debit-notes'
import type { Money } from '@enlace/domain/money'
import type { Column } from '@enlace/ui/core/columns'
import { Link } from '@enlace/ui/link'
import { Amount } from '@enlace/web/document/amount.tsx'
import { DoubtfulAmount } from './doubtful-amount.tsx'

/** Where an invoice is read; nothing when the person may not open invoices. */
export type InvoiceHref = ((id: string) => string) | undefined

type LineTotals = { valor: Money }

/** The columns of what a note was set against (screens 2.6), in the note's currency. */
export const noteLineColumns = (
  moneda: string,
  invoiceHrefOf: InvoiceHref,
): readonly Column<DebitNoteLine, LineTotals>[] => [
  {
    id: 'documento',
    header: texts.documento,
    card: 'number',
    cell: ({ doc_cruce, account_statement_id: id }) =>
      id && invoiceHrefOf ? <Link href={invoiceHrefOf(id)}>{doc_cruce}</Link> : doc_cruce,
  },
  {
    id: 'saldo',
    header: texts.saldo,
    align: 'end',
    cell: (line) => <Amount value={line.saldo} moneda={moneda} />,
  },
  {
    id: 'valor',
    header: texts.valor,
    align: 'end',
    card: 'amount',
    cell: (line) => <Amount value={line.valor} moneda={moneda} isStrong />,
    total: (total) => <Amount value={total.valor} moneda={moneda} isStrong />,
  },
  {
    id: 'saldo_nuevo',
    header: texts.saldoNuevo,
    align: 'end',
    cell: (line) => (
      <DoubtfulAmount value={line.saldo_nuevo} moneda={moneda} isDoubtful={isLineDoubtful(line)} />
    ),
  },
]
