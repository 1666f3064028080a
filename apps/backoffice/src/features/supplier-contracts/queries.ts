import {
  approvePolicy,
  downloadPolicyFile,
  getPolicyReview,
  rejectPolicy,
} from '@enlace/contract/supplier-contracts/desk/calls.ts'
import { callQuery } from '@enlace/web/http/call-query.ts'
import { download, framedAddress } from '@enlace/web/http/download.ts'
import { send } from '../../core/session/client.ts'

/** One policy. */
export const policyQuery = (id: string) => ({
  ...callQuery(getPolicyReview, { params: { id } }),
  staleTime: 0,
})

/** Approves a policy. @throws CallFailure */
export const sendApproval = (id: string) => send(approvePolicy, { params: { id } })

/** Rejects a policy. @throws CallFailure */
export const sendRejection = (id: string, motivo: string) =>
  send(rejectPolicy, { params: { id }, body: { motivo } })

/** Where a paper is shown once. @throws CallFailure */
export const paperAddress = (id: string) => framedAddress(downloadPolicyFile, { params: { id } })

/** Gets a paper to the person. */
export const downloadPaper = (id: string) => download(downloadPolicyFile, { params: { id } })
