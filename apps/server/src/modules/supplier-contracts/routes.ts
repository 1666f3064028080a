import type { FastifyInstance } from 'fastify'
import { Problem } from '@enlace/contract/core/problems.ts'
import {
  getSupplierContract,
  listSupplierContractRows,
  listSupplierContracts,
} from '@enlace/contract/supplier-contracts/calls.ts'
import { serve } from '../../core/http/serve/serve.ts'
import { choicesOf, countRows, countsOf, totalsOf } from '../../core/list/present.ts'
import { findSlice } from '../../core/list/queries.ts'
import { findContract } from './detail-queries.ts'
import { contractDetail } from './present.ts'
import { contractRows, contractSums, findContracts } from './queries.ts'

/** The contracts: the list, and one contract with all that belongs to it. */
export function supplierContractRoutes(app: FastifyInstance): void {
  serve(app, listSupplierContracts, async ({ db, scope, query }) => {
    const { rows, groups, choices, dataAsOf } = await findContracts(db, scope, query)
    const totals = totalsOf(groups, contractSums, query.status)
    return {
      rows,
      total: countRows(totals),
      totals,
      counts: countsOf(groups),
      choices: choicesOf(choices, ['tipo_contrato', 'vence'], query),
      dataAsOf,
    }
  })

  serve(app, listSupplierContractRows, ({ db, scope, query }) =>
    findSlice(db, scope, contractRows(scope, query), query.after),
  )

  serve(app, getSupplierContract, async ({ db, scope, params }) => {
    const found = await findContract(db, scope, params.id)
    if (found === undefined) throw new Problem('document-not-found')
    return contractDetail(found)
  })
}
