import type { DeskQuery } from '@enlace/contract/core/desk/schemas'
import {
  approveBankReview,
  askBankCode,
  confirmBankApprover,
  downloadBankCertificate,
  getBankReview,
  listBankApprovers,
  listDeskBankChangeRows,
  listDeskBankChanges,
  nameBankApprover,
  readBankNumber,
  rejectBankApprover,
  rejectBankReview,
  removeBankApprover,
} from '@enlace/contract/bank-accounts/desk/calls'
import type { DeskBankChange } from '@enlace/contract/bank-accounts/desk/schemas'
import { callQuery } from '@enlace/web/http/call-query.ts'
import { download, framedAddress } from '@enlace/web/http/download.ts'
import { sliceQueryOf } from '@enlace/web/list/filters.ts'
import type { ListPlace } from '@enlace/web/list/list-place.ts'
import type { LoadSlice } from '@enlace/web/list/use-slices.ts'
import { withStepUp } from '@enlace/web/second-factor/step-up.ts'
import { send } from '../../core/client.ts'
import type { DeskFilter } from '../../core/desk/desk-route.tsx'
import type { ApproverDeed } from './deeds.ts'

/** A page of the desk. */
export const bankChangesQuery = (query: DeskQuery) => ({
  ...callQuery(listDeskBankChanges, { query }),
  staleTime: 0,
})

/** The rows of the whole desk, a slice at a time. */
export const bankChangeSlice =
  (place: ListPlace<DeskFilter>): LoadSlice<DeskBankChange> =>
  (after, signal) =>
    send(listDeskBankChangeRows, { query: sliceQueryOf(place, after) }, { signal })

/** One change. */
export const bankReviewQuery = (id: string) => ({
  ...callQuery(getBankReview, { params: { id } }),
  staleTime: 0,
})

/** Who approves. */
export const approversQuery = () => ({ ...callQuery(listBankApprovers), staleTime: 0 })

/** Asks for a code at the own address. @throws CallFailure */
export const askCode = (id: string) => send(askBankCode, { params: { id } })

/** The whole number of the new account, after a step-up. @throws CallFailure */
export const readNumber = (id: string) => withStepUp(() => send(readBankNumber, { params: { id } }))

/** Approves, by whoever has just shown who it is. @throws CallFailure */
export const sendApproval = (id: string, codigo: string, como: string) =>
  withStepUp(() => send(approveBankReview, { params: { id }, body: { codigo, como } }))

/** Rejects, by whoever has just shown who it is. @throws CallFailure */
export const sendRejection = (id: string, codigo: string, motivo: string) =>
  withStepUp(() => send(rejectBankReview, { params: { id }, body: { codigo, motivo } }))

const deeds = {
  name: nameBankApprover,
  confirm: confirmBankApprover,
  reject: rejectBankApprover,
  remove: removeBankApprover,
}

/** Does it, for a person who has just stepped up. @throws CallFailure */
export const sendApproverDeed = (deed: ApproverDeed, correo: string) =>
  withStepUp(() => send(deeds[deed], { body: { correo } }))

/** Where the certificate is shown once. @throws CallFailure */
export const certificateAddress = (id: string) => framedAddress(downloadBankCertificate, { params: { id } })

/** Gets the certificate to the person. */
export const downloadCertificate = (id: string) => download(downloadBankCertificate, { params: { id } })
