import * as z from 'zod/mini'
import { defineCall } from '../core/call.ts'
import { placeAccess } from '../content/menu/access.ts'
import { DocumentId } from '../core/values.ts'
import { SupplierContractDetail } from './detail-schemas.ts'
import {
  SupplierContractRows,
  SupplierContracts,
  SupplierContractsQuery,
  SupplierContractsSliceQuery,
} from './schemas.ts'

const access = placeAccess.contracts

export const listSupplierContracts = defineCall({
  purpose:
    'Contracts of the selected account with what was executed of them, those that end first at the top.',
  method: 'GET',
  path: '/supplier-contracts',
  access,
  query: SupplierContractsQuery,
  answer: SupplierContracts,
})

/** One contract with all that belongs to it. */
export const getSupplierContract = defineCall({
  purpose:
    'One contract: amendments, policies, minutes, what was ordered, invoiced and paid on its account, files and history.',
  method: 'GET',
  path: '/supplier-contracts/:id',
  access,
  params: z.object({ id: DocumentId }),
  answer: SupplierContractDetail,
})

export const listSupplierContractRows = defineCall({
  purpose: 'Contracts of the whole filter by key, a slice at a time.',
  method: 'GET',
  path: '/supplier-contracts/rows',
  access,
  query: SupplierContractsSliceQuery,
  answer: SupplierContractRows,
  isQuiet: true,
})
