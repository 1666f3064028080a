import {
  createInvitations,
  discardInvitations,
  getInvitations,
  listInvitations,
  resendInvitations,
  startInvitations,
  stopInvitations,
  watchInvitations,
} from '@enlace/contract/users/invitations/calls.ts'
import type { InvitationBatch } from '@enlace/contract/users/invitations/schemas.ts'
import { callQuery } from '@enlace/web/http/call-query.ts'
import { partsOf } from '@enlace/web/http/file-parts.ts'
import { uploader } from '@enlace/web/http/upload.ts'
import { withStepUp } from '@enlace/web/second-factor/step-up.ts'
import { send } from '../../../core/session/client.ts'
import type { BatchAct, LineSearch } from './actions.ts'

/** The company's files of invitations; always asked for anew. */
export const batchesQuery = () => ({ ...callQuery(listInvitations), staleTime: 0 })

/** One file with a page of its lines. */
export const batchQuery = (id: string, query: LineSearch) => ({
  ...callQuery(getInvitations, { params: { id }, query }),
  staleTime: 0,
})

/** What every page of a file is kept under. */
export const batchKey = () => batchQuery('', { page: 1 }).queryKey.slice(0, 2)

/** How far the sending is, asked again every few seconds while it goes on. */
export const progressQuery = (id: string) => ({
  ...callQuery(watchInvitations, { params: { id } }),
  staleTime: 0,
  refetchInterval: 3000,
})

/** Sends a file and answers the batch that it became. @throws CallFailure */
export async function sendFile(file: File, onProgress: (sent: number) => void): Promise<string> {
  return (await uploader(onProgress)(createInvitations, { body: partsOf([file]) })).id
}

/** Does with a file what somebody chose; answers how many are sent again. */
export async function sendAct(act: BatchAct, { id, version }: InvitationBatch): Promise<number> {
  const given = { params: { id }, body: { version } }
  switch (act) {
    case 'start':
      await withStepUp(() => send(startInvitations, given))
      return 0
    case 'stop':
      await send(stopInvitations, given)
      return 0
    case 'discard':
      await send(discardInvitations, given)
      return 0
    case 'resend':
      return (
        await withStepUp(() => send(resendInvitations, { params: { id }, body: { version, line: null } }))
      ).due
  }
}

/** Sends one line's invitation again; answers whether it will be. */
export const sendLineAgain = async ({ id, version }: InvitationBatch, line: string): Promise<boolean> =>
  (await withStepUp(() => send(resendInvitations, { params: { id }, body: { version, line } }))).due > 0
