import type { FastifyInstance } from 'fastify'
import { Problem } from '@enlace/contract/core/problems'
import { verifyPaper } from '@enlace/contract/features/verify/calls'
import { readCode } from '@enlace/domain/verification-code'
import { serve } from '../../core/http/serve.ts'
import { findPaperOfCode } from './queries.ts'

/** The public check of an issued paper: whoever holds it has its code. */
export function verifyRoutes(app: FastifyInstance): void {
  serve(app, verifyPaper, async ({ db, params }) => {
    const code = readCode(params.code)
    const paper = code === undefined ? undefined : await findPaperOfCode(db, code)
    if (paper === undefined) throw new Problem('paper-not-found')
    return paper
  })
}
