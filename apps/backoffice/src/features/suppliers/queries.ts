import {
  classifySupplier,
  getSupplier,
  getSupplierSummary,
  inviteMaster,
  listSuppliers,
  resendSupplierInvitation,
  viewAsSupplier,
} from '@enlace/contract/suppliers/calls.ts'
import type { InvitedMaster, SupplierClass } from '@enlace/contract/suppliers/schemas.ts'
import {
  getSupportingPermission,
  setSupportingPermission,
} from '@enlace/contract/invoices/permission/calls.ts'
import type { SupportingWord } from '@enlace/contract/invoices/permission/schemas.ts'
import { callQuery } from '@enlace/web/http/call-query.ts'
import { withStepUp } from '@enlace/web/second-factor/step-up.ts'
import { send } from '../../core/session/client.ts'
import { keyOfList } from '../../core/list/key-of-list.ts'
import { openPortal } from './open-portal.ts'

/** What every page of the list is kept under. */
export const suppliersKey = () => keyOfList(listSuppliers)

/** One third party with its branches and users. */
export const supplierQuery = (id: number) => callQuery(getSupplier, { params: { id } })

/** Invites a principal user. */
export const sendInvitation = (id: number, body: InvitedMaster) =>
  withStepUp(() => send(inviteMaster, { params: { id }, body }))

/** Sets the size and risk of a third party. @throws CallFailure */
export const sendClass = (id: number, body: SupplierClass) => send(classifySupplier, { params: { id }, body })

/** Whether a third party may send cuentas de cobro. */
export const supportingQuery = (id: number) => callQuery(getSupportingPermission, { params: { id } })

/** Opens or closes them for it, or leaves them to the rule. @throws CallFailure */
export const sendSupporting = (id: number, body: SupportingWord) =>
  send(setSupportingPermission, { params: { id }, body })

/** Mails an invitation again; answers where it went. */
export const sendAgain = (id: number, user: string) =>
  send(resendSupplierInvitation, { params: { id, user } })

/** What a call from a third party is about, as it is now. */
export const supplierSummaryQuery = (id: number) => ({
  ...callQuery(getSupplierSummary, { params: { id } }),
  staleTime: 0,
})

/** Opens the portal as a third party sees it. @throws CallFailure */
export const viewPortal = (id: number) => openPortal(() => send(viewAsSupplier, { params: { id } }))
