import {
  getSupplier,
  inviteMaster,
  listSupplierRows,
  listSuppliers,
  resendSupplierInvitation,
} from '@enlace/contract/suppliers/calls'
import type { InvitedMaster, Supplier, SuppliersQuery } from '@enlace/contract/suppliers/schemas'
import { callQuery } from '@enlace/web/http/call-query.ts'
import { sliceQueryOf } from '@enlace/web/list/filters.ts'
import type { ListPlace } from '@enlace/web/list/list-place.ts'
import type { LoadSlice } from '@enlace/web/list/use-slices.ts'
import { withStepUp } from '@enlace/web/second-factor/step-up.ts'
import { send } from '../../core/client.ts'
import type { SupplierFilter } from './filter.ts'

/** A page of the company's third parties. */
export const suppliersQuery = (query: SuppliersQuery) => callQuery(listSuppliers, { query })

/** What every page of that list is kept under. */
export const suppliersKey = () => suppliersQuery({ days: 0, page: 1, size: 1 }).queryKey.slice(0, 2)

/** The rows of the whole list, a slice at a time. */
export const supplierSlice =
  (place: ListPlace<SupplierFilter>): LoadSlice<Supplier> =>
  (after, signal) =>
    send(listSupplierRows, { query: sliceQueryOf(place, after) }, { signal })

/** One third party with its branches and users. */
export const supplierQuery = (id: number) => callQuery(getSupplier, { params: { id } })

/** Invites a principal user. */
export const sendInvitation = (id: number, body: InvitedMaster) =>
  withStepUp(() => send(inviteMaster, { params: { id }, body }))

/** Mails an invitation again; answers where it went. */
export const sendAgain = (id: number, user: string) =>
  send(resendSupplierInvitation, { params: { id, user } })
