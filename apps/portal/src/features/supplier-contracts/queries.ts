import {
  getSupplierContract,
  listSupplierContractRows,
  listSupplierContracts,
} from '@enlace/contract/supplier-contracts/calls.ts'
import { uploadContractPolicy } from '@enlace/contract/supplier-contracts/policies/calls.ts'
import type { SupplierContract, SupplierContractsQuery } from '@enlace/contract/supplier-contracts/schemas.ts'
import { callQuery } from '@enlace/web/http/call-query.ts'
import { send } from '../../core/http/client.ts'
import { partsOf } from '@enlace/web/http/file-parts.ts'
import { uploader } from '@enlace/web/http/upload.ts'
import { sliceQueryOf } from '@enlace/web/list/filters.ts'
import type { ListPlace } from '@enlace/web/list/list-place.ts'
import type { LoadSlice } from '@enlace/web/list/use-slices.ts'
import type { SendPolicy } from './policies/actions.ts'

/** A page of the selected account's contracts. */
export const supplierContractsQuery = (query: SupplierContractsQuery) =>
  callQuery(listSupplierContracts, { query })

/** The rows of the whole list, a slice at a time. */
export const supplierContractSlice =
  (place: ListPlace): LoadSlice<SupplierContract> =>
  (after, signal) =>
    send(listSupplierContractRows, { query: sliceQueryOf(place, after) }, { signal })

/** One contract with all that belongs to it. */
export const supplierContractQuery = (id: string) => callQuery(getSupplierContract, { params: { id } })

/** Sends in a policy for a risk of a contract, with its papers. */
export const sendPolicy: SendPolicy = ({ contract, policy }, filled, files, onProgress) =>
  uploader(onProgress)(uploadContractPolicy, {
    params: { id: contract, policy },
    body: { ...filled, ...partsOf(files) },
  })
