import { listDuplicates, mergeSuppliers, previewMerge } from '@enlace/contract/suppliers/merges/calls.ts'
import { callQuery } from '@enlace/web/http/call-query.ts'
import { withStepUp } from '@enlace/web/second-factor/step-up.ts'
import { send } from '../../../core/session/client.ts'
import { findSuppliers } from '../../../core/suppliers/find-suppliers.ts'

type Both = { id: number; other: number }

/** Third parties that may be one; always asked for anew. */
export const duplicatesQuery = () => ({ ...callQuery(listDuplicates), staleTime: 0 })

/** Two side by side, and what would move. */
export const mergeQuery = (params: Both) => ({ ...callQuery(previewMerge, { params }), staleTime: 0 })

/** Makes the other part of the one. */
export const sendMerge = (params: Both) => withStepUp(() => send(mergeSuppliers, { params }))

/** Finds third parties but one, by what was typed. */
export const searchOthers = async (q: string, except: string, signal: AbortSignal) =>
  (await findSuppliers(q, signal)).filter(({ value }) => value !== except)
