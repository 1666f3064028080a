import { useQuery } from '@tanstack/react-query'
import { placeAccess } from '@enlace/contract/content/menu/access.ts'
import type { RelatedDocument } from '@enlace/contract/documents/related.ts'
import { type Access, mayUse } from '@enlace/domain/access.ts'
import { useSyncExternalStore } from 'react'
import { askerOf } from '../session/asker.ts'
import { sessionContextQuery } from '../session/queries.ts'
import { session } from '../session/session.ts'

const access: Readonly<Record<RelatedDocument['kind'], Access>> = {
  'supplier-contracts': placeAccess.contracts,
  'purchase-order': placeAccess.purchaseOrders,
  'purchase-tickets': placeAccess.purchaseTickets,
  'account-statements': placeAccess.accountStatements,
  'notes-debit': placeAccess.debitNotes,
  'payments-made': placeAccess.paymentsMade,
}

/** Whether the person may open documents of a kind: a link to a module that is off would lead nowhere. */
export function useMayOpen(): (kind: RelatedDocument['kind']) => boolean {
  const current = useSyncExternalStore(session.subscribe, session.read)
  const asker = askerOf(current, useQuery(sessionContextQuery()).data)
  return (kind) => mayUse(access[kind], asker)
}
