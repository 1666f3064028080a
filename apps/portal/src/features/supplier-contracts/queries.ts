import { getSupplierContract } from '@enlace/contract/supplier-contracts/calls.ts'
import { uploadContractPolicy } from '@enlace/contract/supplier-contracts/policies/calls.ts'
import { callQuery } from '@enlace/web/http/call-query.ts'
import { partsOf } from '@enlace/web/http/file-parts.ts'
import { uploader } from '@enlace/web/http/upload.ts'
import type { SendPolicy } from './policies/actions.ts'

/** One contract with all that belongs to it. */
export const supplierContractQuery = (id: string) => callQuery(getSupplierContract, { params: { id } })

/** Sends in a policy for a risk of a contract, with its papers. */
export const sendPolicy: SendPolicy = ({ contract, policy }, filled, files, onProgress) =>
  uploader(onProgress)(uploadContractPolicy, {
    params: { id: contract, policy },
    body: { ...filled, ...partsOf(files) },
  })
