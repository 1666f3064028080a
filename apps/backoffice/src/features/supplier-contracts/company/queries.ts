import type { DeskQuery } from '@enlace/contract/core/desk/schemas'
import {
  addCompanyContractFiles,
  completeCompanyContract,
  downloadCompanyContractFile,
  getCompanyContract,
  listCompanyContractRows,
  listCompanyContracts,
  withdrawCompanyContractFile,
} from '@enlace/contract/supplier-contracts/company/calls'
import type {
  CompanyContract,
  CompanyContractDetail,
  ContractWords,
} from '@enlace/contract/supplier-contracts/company/schemas'
import { callQuery } from '@enlace/web/http/call-query.ts'
import { download } from '@enlace/web/http/download.ts'
import { partsOf } from '@enlace/web/http/file-parts.ts'
import { uploader } from '@enlace/web/http/upload.ts'
import { sliceQueryOf } from '@enlace/web/list/filters.ts'
import type { ListPlace } from '@enlace/web/list/list-place.ts'
import type { LoadSlice } from '@enlace/web/list/use-slices.ts'
import { send } from '../../../core/client.ts'
import type { DeskFilter } from '../../../core/desk/desk-route.tsx'

/** A page of the list. */
export const contractsQuery = (query: DeskQuery) => ({
  ...callQuery(listCompanyContracts, { query }),
  staleTime: 0,
})

/** The rows of the whole list, a slice at a time. */
export const contractSlice =
  (place: ListPlace<DeskFilter>): LoadSlice<CompanyContract> =>
  (after, signal) =>
    send(listCompanyContractRows, { query: sliceQueryOf(place, after) }, { signal })

/** One contract. */
export const contractQuery = (id: string) => ({
  ...callQuery(getCompanyContract, { params: { id } }),
  staleTime: 0,
})

/** Says of a contract what the ERP does not bring. @throws CallFailure */
export const sendWords = ({ id, visto }: CompanyContractDetail, words: ContractWords) =>
  send(completeCompanyContract, { params: { id }, body: { ...words, visto } })

/** Adds files to a contract. @throws CallFailure */
export const sendFiles = (
  id: string,
  { descripcion, files }: { descripcion: string; files: readonly File[] },
  onProgress: (sent: number) => void,
) =>
  uploader(onProgress)(addCompanyContractFiles, {
    params: { id },
    body: { descripcion, ...partsOf(files) },
  })

/** Takes a file back. @throws CallFailure */
export const sendWithdrawal = (file: string, motivo: string) =>
  send(withdrawCompanyContractFile, { params: { id: file }, body: { motivo } })

/** Gets a file to the person. */
export const downloadFile = (id: string) => download(downloadCompanyContractFile, { params: { id } })
