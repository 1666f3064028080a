import type { InvoiceDetail } from '@enlace/contract/invoices/schemas.ts'
import { useAct } from '@enlace/web/http/use-act.ts'
import { useState } from 'react'
import { handIn } from '../../../core/invoices/queries.ts'

/** Hands in drafts that were just read, one after the other, and keeps the answer of each. */
export function useHandIn(onDone: () => void) {
  const act = useAct()
  const [handedIn, setHandedIn] = useState<ReadonlyMap<string, InvoiceDetail>>(new Map())
  return {
    isBusy: act.busy !== undefined,
    /** An invoice as it is now. */
    now: (invoice: InvoiceDetail) => handedIn.get(invoice.id) ?? invoice,
    submit: (invoices: readonly InvoiceDetail[]) =>
      void act
        .run('submit', async () => {
          for (const { id } of invoices) {
            const done = await handIn(id)
            setHandedIn((before) => new Map(before).set(id, done))
          }
        })
        // Those before one that was refused are handed in.
        .then(onDone),
  }
}
