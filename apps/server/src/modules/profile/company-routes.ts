import type { FastifyInstance } from 'fastify'
import { Problem } from '@enlace/contract/core/problems.ts'
import {
  getCompanyRecord,
  requestCompanyChange,
  withdrawCompanyChange,
} from '@enlace/contract/profile/company-calls.ts'
import { findOwnNames } from '../catalogues/index.ts'
import { serve } from '../../core/http/serve/serve.ts'
import { askProfileRequest, withdrawProfileRequest } from './requests/commands.ts'
import { companyRecord } from './company-present.ts'
import { getRecord } from './company-queries.ts'
import { faultsIn } from './rules.ts'

/** The supplier's record at the company, and requesting changes to it. */
export function companyProfileRoutes(app: FastifyInstance): void {
  serve(app, getCompanyRecord, async ({ db, scope }) => {
    const [record, own] = await Promise.all([getRecord(db, scope), findOwnNames(db, scope)])
    return companyRecord(record, own)
  })

  serve(app, requestCompanyChange, async ({ db, scope, request, body }) => {
    const faults = faultsIn(body.changes, await findOwnNames(db, scope))
    if (Object.keys(faults).length > 0) throw new Problem('invalid-fields', {}, faults)
    const { number } = await askProfileRequest(
      { db, scope, request },
      { kind: 'cambio_empresa', words: body.motivo, changes: body.changes, key: body.idempotencyKey },
    )
    return { numero: number }
  })

  serve(app, withdrawCompanyChange, async ({ db, scope, request, params }) => {
    const { number } = await withdrawProfileRequest({ db, scope, request }, 'record', params.id)
    return { numero: number }
  })
}
