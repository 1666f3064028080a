import type { FastifyInstance } from 'fastify'
import { uploadContractPolicy } from '@enlace/contract/supplier-contracts/policies/calls.ts'
import { serve } from '../../../core/http/serve/serve.ts'
import { correspondenceOf } from '../../questions/index.ts'
import { takePolicy } from './commands.ts'

/** The policies that a supplier sends for its contracts. */
export function contractPolicyRoutes(app: FastifyInstance): void {
  serve(app, uploadContractPolicy, async ({ db, scope, request, params, body, files }) => {
    const { company_id } = await db.context(scope)
    const mail = await correspondenceOf(db, request, company_id)
    const sent = { contract: params.id, policy: params.policy, wording: body, files }
    return db.transaction(scope, (tx) => takePolicy(tx, mail, sent))
  })
}
