import type { DocumentKind } from '@enlace/contract/documents/related/kinds.ts'
import { deskListTexts } from '@enlace/contract/documents/desk/texts.ts'
import { paths } from '../paths.ts'
import type { ScreenEntry } from '../screen/screen-entry.ts'

/** Where the documents of each kind are listed and read. */
export const documentPlaces = {
  'supplier-contracts': { list: paths.contracts, one: paths.contract },
  'purchase-order': { list: paths.orders, one: paths.order },
  'purchase-tickets': { list: paths.entries, one: paths.entry },
  'account-statements': { list: paths.invoices, one: paths.invoice },
  'notes-debit': { list: paths.debitNotes, one: paths.debitNote },
  'payments-made': { list: paths.payments, one: paths.payment },
} as const satisfies Readonly<Record<DocumentKind, unknown>> // the paths keep their own types

/** The kinds that the staff reads as their suppliers do. */
export type DeskKind = keyof typeof deskListTexts

const access = { actor: 'staff', area: 'third-parties' } as const

/** The two screens of a kind: the documents of all suppliers, and one of them. */
export function documentScreens(
  kind: DeskKind,
  { list, one }: Record<'list' | 'one', ScreenEntry['load']>,
): readonly [list: ScreenEntry, one: ScreenEntry] {
  const places = documentPlaces[kind]
  return [
    {
      path: places.list.pattern,
      access,
      load: list,
      menu: { group: 'documents', label: deskListTexts[kind].title },
    },
    { path: places.one.pattern, access, load: one },
  ]
}
