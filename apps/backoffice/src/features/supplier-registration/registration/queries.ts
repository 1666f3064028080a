import {
  approveRegistration,
  assignRegistration,
  dateRegistrationFile,
  downloadRegistrationFile,
  getDeskRegistration,
  rejectRegistration,
  returnRegistration,
  startRegistrationReview,
} from '@enlace/contract/supplier-registration/desk/calls.ts'
import type {} from '@enlace/contract/supplier-registration/desk/schemas.ts'
import { callQuery } from '@enlace/web/http/call-query.ts'
import { download, framedAddress } from '@enlace/web/http/download.ts'
import { send } from '../../../core/session/client.ts'
import type { RegistrationActs } from './actions.ts'

/** One request under review. */
export const registrationQuery = (id: string) => ({
  ...callQuery(getDeskRegistration, { params: { id } }),
  staleTime: 0,
})

/** What is done with a request; each answers how it stands then. @throws CallFailure */
export const actsOf = (id: string): RegistrationActs => {
  const params = { id }
  return {
    assign: (body) => send(assignRegistration, { params, body }),
    start: (body) => send(startRegistrationReview, { params, body }),
    return: (body) => send(returnRegistration, { params, body }),
    reject: (body) => send(rejectRegistration, { params, body }),
    approve: (body) => send(approveRegistration, { params, body }),
    date: (file, body) => send(dateRegistrationFile, { params: { id: file }, body }),
  }
}

/** The address at which a paper is shown once. @throws CallFailure */
export const paperAddress = (id: string) => framedAddress(downloadRegistrationFile, { params: { id } })

/** Gets a paper to the person. */
export const downloadPaper = (id: string) => download(downloadRegistrationFile, { params: { id } })
