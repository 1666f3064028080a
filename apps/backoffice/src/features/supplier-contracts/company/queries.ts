import {
  addCompanyContractFiles,
  completeCompanyContract,
  downloadCompanyContractFile,
  getCompanyContract,
  withdrawCompanyContractFile,
} from '@enlace/contract/supplier-contracts/company/calls.ts'
import type {
  CompanyContractDetail,
  ContractWords,
} from '@enlace/contract/supplier-contracts/company/schemas.ts'
import { callQuery } from '@enlace/web/http/call-query.ts'
import { download } from '@enlace/web/http/download.ts'
import { partsOf } from '@enlace/web/http/file-parts.ts'
import { uploader } from '@enlace/web/http/upload.ts'
import { send } from '../../../core/session/client.ts'

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
