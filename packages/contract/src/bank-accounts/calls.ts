import * as z from 'zod/mini'
import { defineCall } from '../core/call.ts'
import { placeAccess } from '../content/menu/access.ts'
import { FileBytes } from '../core/tickets/schemas.ts'
import { DocumentId } from '../core/values.ts'
import { CertificateQuestion, CertificateReading } from './certificate/schemas.ts'
import {
  BankAccounts,
  BankChange,
  bankChangeLimits,
  BankChangePage,
  BankChangeToken,
  NewBankChange,
} from './schemas.ts'

const master = placeAccess.bankAccounts
const visitor = { actor: 'visitor' } as const
const ById = z.object({ id: DocumentId })

export const getBankAccounts = defineCall({
  purpose: 'The bank accounts of the supplier, masked, with the changes that its masters asked for.',
  method: 'GET',
  path: '/bank-accounts',
  access: master,
  answer: BankAccounts,
})

/** Requests a change of account, with the bank's certificate; every master and the known contacts are mailed. */
export const requestBankChange = defineCall({
  purpose: 'Asks for another bank account, with the certificate of the bank as multipart.',
  method: 'POST',
  path: '/bank-changes',
  access: master,
  stepUp: true,
  limit: 'bank-change',
  encoding: 'multipart',
  files: { count: 1, bytes: bankChangeLimits.bytes },
  body: NewBankChange,
  answer: z.object({ id: DocumentId, numero: z.string() }),
})

/** Compares a certificate with what is typed, for a hint; nothing of it is kept. */
export const checkBankCertificate = defineCall({
  purpose: 'Whether the bank’s certificate says what was typed; keeps neither.',
  method: 'POST',
  path: '/bank-changes/certificate-check',
  access: master,
  limit: 'bank-change',
  encoding: 'multipart',
  files: { count: 1, bytes: bankChangeLimits.bytes },
  body: CertificateQuestion,
  answer: CertificateReading,
  isQuiet: true,
})

/** Cancels a change that has not been applied. Needs no more than the session, as stopping a payment is safe. */
export const cancelBankChange = defineCall({
  purpose: 'Cancels a change of bank account that was not applied yet.',
  method: 'POST',
  path: '/bank-changes/:id/cancel',
  access: master,
  params: ById,
  answer: z.object({ estado: BankChange.shape.estado }),
})

export const downloadBankCertificate = defineCall({
  purpose: 'The bank’s certificate that was sent with a change of account.',
  method: 'GET',
  path: '/bank-changes/:id/certificate',
  access: master,
  params: ById,
  answer: FileBytes,
  delivers: 'file',
})

/** Reads a change by the secret of a mail's link, without changing anything. */
export const getBankChangePage = defineCall({
  purpose: 'A change of bank account by the link of a mail; asking for it does not use the link up.',
  method: 'GET',
  path: '/bank-change/:token',
  access: visitor,
  limit: 'bank-change',
  params: BankChangeToken,
  answer: BankChangePage,
})

export const cancelBankChangeByLink = defineCall({
  purpose: 'Cancels a change of bank account by the link of a mail, once.',
  method: 'POST',
  path: '/bank-change/:token',
  access: visitor,
  limit: 'bank-change',
  params: BankChangeToken,
  answer: z.object({ estado: BankChange.shape.estado }),
})
