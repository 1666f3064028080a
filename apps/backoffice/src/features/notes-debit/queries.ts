import {
  decideDeskObjection,
  downloadObjectionFile,
  getDeskObjection,
} from '@enlace/contract/notes-debit/desk/calls.ts'
import type { ObjectionDecision } from '@enlace/contract/notes-debit/desk/schemas.ts'
import { callQuery } from '@enlace/web/http/call-query.ts'
import { download } from '@enlace/web/http/download.ts'
import { send } from '../../core/session/client.ts'

/** One objection. */
export const objectionQuery = (id: string) => ({
  ...callQuery(getDeskObjection, { params: { id } }),
  staleTime: 0,
})

/** Decides on an objection; answers how it stands then. @throws CallFailure */
export const sendDecision = (id: string, body: ObjectionDecision) =>
  send(decideDeskObjection, { params: { id }, body })

/** Gets a file of an objection to the person. */
export const downloadFile = (id: string) => download(downloadObjectionFile, { params: { id } })
