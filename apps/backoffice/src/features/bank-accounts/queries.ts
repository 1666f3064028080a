import {
  approveBankReview,
  askBankCode,
  confirmBankApprover,
  downloadBankCertificate,
  getBankReview,
  listBankApprovers,
  nameBankApprover,
  readBankNumber,
  rejectBankApprover,
  rejectBankReview,
  removeBankApprover,
} from '@enlace/contract/bank-accounts/desk/calls.ts'
import { callQuery } from '@enlace/web/http/call-query.ts'
import { download, framedAddress } from '@enlace/web/http/download.ts'
import { withStepUp } from '@enlace/web/second-factor/step-up.ts'
import { send } from '../../core/session/client.ts'
import type { ApproverDeed } from './deeds.ts'

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

/** Approves, after a step-up. @throws CallFailure */
export const sendApproval = (id: string, codigo: string, como: string) =>
  withStepUp(() => send(approveBankReview, { params: { id }, body: { codigo, como } }))

/** Rejects, after a step-up. @throws CallFailure */
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
