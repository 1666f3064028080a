import { useQuery } from '@tanstack/react-query'
import { deskInvoiceDocument } from '@enlace/contract/account-statements/desk/document.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import type { DocumentDescription } from '@enlace/contract/documents/description.ts'
import { askedTexts } from '@enlace/contract/documents/related/texts.ts'
import { deskNoteDocument } from '@enlace/contract/notes-debit/desk/document.ts'
import { deskPaymentDocument } from '@enlace/contract/payments-made/desk/document.ts'
import { deskOrderDocument } from '@enlace/contract/purchase-order/desk/document.ts'
import { deskTicketDocument } from '@enlace/contract/purchase-tickets/desk/document.ts'
import type { AskedKind } from '@enlace/domain/document-kinds.ts'
import type { StaffArea } from '@enlace/domain/staff-roles.ts'
import { Link } from '@enlace/ui/link.tsx'
import { showValue } from '@enlace/web/document/field-value.ts'
import { paths } from '../paths.ts'
import { useMayRead } from '../session/staff-session.ts'
import { type DeskKind, documentPlaces } from './document-places.ts'
import { namedDocumentQuery } from './queries.ts'

type NamedDocumentProps = { document: { kind: AskedKind; id: string; numero: string } }

const areas = {
  'supplier-contracts': 'documents',
  'purchase-order': 'third-parties',
  'purchase-tickets': 'third-parties',
  'account-statements': 'third-parties',
  'notes-debit': 'third-parties',
  'payments-made': 'third-parties',
  invoices: 'invoices',
} as const satisfies Readonly<Record<AskedKind, StaffArea>>

/** The document that a question is about: the way to it, its foremost amount and its state; its name alone for those who may not open it. */
export function NamedDocument({ document: { kind, id, numero } }: NamedDocumentProps) {
  const mayRead = useMayRead(areas[kind])
  const name = fill(askedTexts[kind], { numero })
  if (!mayRead) return name
  if (kind === 'invoices') return <Link href={paths.submittedInvoice({ id })}>{name}</Link>
  return (
    <>
      <Link href={documentPlaces[kind].one({ id })}>{name}</Link>
      {kind !== 'supplier-contracts' && <Standing {...{ kind, id }} />}
    </>
  )
}

const descriptions: Readonly<Record<DeskKind, DocumentDescription>> = {
  'account-statements': deskInvoiceDocument,
  'payments-made': deskPaymentDocument,
  'purchase-order': deskOrderDocument,
  'purchase-tickets': deskTicketDocument,
  'notes-debit': deskNoteDocument,
}

/** How a document stands, once that is known. */
function Standing({ kind, id }: { kind: DeskKind; id: string }) {
  const { data } = useQuery(namedDocumentQuery(kind, id))
  if (!data) return null
  const { amount, fields } = descriptions[kind]
  const { detail, label = '' } = fields[amount] ?? {}
  const values: Readonly<Record<string, unknown>> = { ...data }
  const shown = (campo: string) =>
    showValue({ kind, campo, value: String(values[campo]), moneda: data.moneda })
  return ` · ${detail ?? label}: ${shown(amount)} · ${shown('estado')}`
}
