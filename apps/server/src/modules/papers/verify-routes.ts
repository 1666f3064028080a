import type { FastifyInstance } from 'fastify'
import { Problem } from '@enlace/contract/core/problems.ts'
import { verifyFile, verifyPaper } from '@enlace/contract/papers/verify/calls.ts'
import { readCode } from '@enlace/domain/verification-code.ts'
import { serve } from '../../core/http/serve/serve.ts'
import { presentCertificate, presentConstancy, presentPrinted } from './verify-present.ts'
import { findCertificateOfFile, findPaperOfCode } from './verify-queries.ts'

/** Looked up instead of an invalid code, to keep the response time equal. */
const noCode = ''

/** The public verification of an issued document, by its code or its file. */
export function verifyRoutes(app: FastifyInstance): void {
  serve(app, verifyPaper, async ({ db, params }) => {
    const { constancy, certificate, printed } = await findPaperOfCode(db, readCode(params.code) ?? noCode)
    if (certificate) return presentCertificate(certificate)
    if (constancy) return presentConstancy(constancy)
    if (printed) return presentPrinted(printed)
    throw new Problem('paper-not-found')
  })

  serve(app, verifyFile, async ({ db, body }) => {
    const certificate = await findCertificateOfFile(db, body.sha256)
    if (!certificate) throw new Problem('paper-not-found')
    return presentCertificate(certificate)
  })
}
