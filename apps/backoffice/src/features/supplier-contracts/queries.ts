import type { DeskQuery } from '@enlace/contract/core/desk/schemas'
import {
  approvePolicy,
  downloadPolicyFile,
  getPolicyReview,
  listDeskPolicies,
  listDeskPolicyRows,
  rejectPolicy,
} from '@enlace/contract/supplier-contracts/desk/calls'
import type { DeskPolicy } from '@enlace/contract/supplier-contracts/desk/schemas'
import { callQuery } from '@enlace/web/http/call-query.ts'
import { download, framedAddress } from '@enlace/web/http/download.ts'
import { sliceQueryOf } from '@enlace/web/list/filters.ts'
import type { ListPlace } from '@enlace/web/list/list-place.ts'
import type { LoadSlice } from '@enlace/web/list/use-slices.ts'
import { send } from '../../core/client.ts'
import type { DeskFilter } from '../../core/desk/desk-route.tsx'

/** A page of the desk. */
export const policiesQuery = (query: DeskQuery) => ({
  ...callQuery(listDeskPolicies, { query }),
  staleTime: 0,
})

/** The rows of the whole desk, a slice at a time. */
export const policySlice =
  (place: ListPlace<DeskFilter>): LoadSlice<DeskPolicy> =>
  (after, signal) =>
    send(listDeskPolicyRows, { query: sliceQueryOf(place, after) }, { signal })

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
