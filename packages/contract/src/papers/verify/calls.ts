import * as z from 'zod/mini'
import { defineCall } from '../../core/call.ts'
import { FileHash, Verified, VerifiedCertificate } from './schemas.ts'

const shared = { access: { actor: 'visitor' }, limit: 'verify' } as const

/** The content of a paper, for anyone who types its code (decisions 4). */
export const verifyPaper = defineCall({
  ...shared,
  purpose: 'Public check of an issued paper by the verification code that is printed on it.',
  method: 'GET',
  path: '/verify/:code',
  params: z.object({ code: z.string().check(z.maxLength(40)) }),
  answer: Verified,
})

export const verifyFile = defineCall({
  ...shared,
  purpose:
    'Public check of a certificate’s file by its SHA-256, which the browser computes; no file is sent.',
  method: 'POST',
  path: '/verify',
  body: z.object({ sha256: FileHash }),
  answer: VerifiedCertificate,
})
