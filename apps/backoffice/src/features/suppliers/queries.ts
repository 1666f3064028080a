import {
  getSupplier,
  getSupplierSummary,
  inviteMaster,
  listSuppliers,
  resendSupplierInvitation,
} from '@enlace/contract/suppliers/calls.ts'
import type { InvitedMaster } from '@enlace/contract/suppliers/schemas.ts'
import type { ComboboxOption } from '@enlace/ui/combobox-field.tsx'
import { callQuery } from '@enlace/web/http/call-query.ts'
import { withStepUp } from '@enlace/web/second-factor/step-up.ts'
import { send } from '../../core/session/client.ts'

/** What every page of the list is kept under. */
export const suppliersKey = () =>
  callQuery(listSuppliers, { query: { days: 0, page: 1, size: 1 } }).queryKey.slice(0, 2)

/** One third party with its branches and users. */
export const supplierQuery = (id: number) => callQuery(getSupplier, { params: { id } })

/** Invites a principal user. */
export const sendInvitation = (id: number, body: InvitedMaster) =>
  withStepUp(() => send(inviteMaster, { params: { id }, body }))

/** Finds third parties by what was typed of their NIT or name. */
export async function findSuppliers(q: string, signal: AbortSignal): Promise<readonly ComboboxOption[]> {
  const { rows } = await send(listSuppliers, { query: { q, size: 10 } }, { signal })
  return rows.map(({ id, nombre, nit }) => ({ value: id, label: `${nombre} · ${nit}` }))
}

/** Mails an invitation again; answers where it went. */
export const sendAgain = (id: number, user: string) =>
  send(resendSupplierInvitation, { params: { id, user } })

/** What a call from a third party is about, as it is now. */
export const supplierSummaryQuery = (id: number) => ({
  ...callQuery(getSupplierSummary, { params: { id } }),
  staleTime: 0,
})
