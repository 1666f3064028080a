import * as z from 'zod/mini'
import { defineCall } from '../../core/call.ts'
import { deskRowsOf } from '../../core/desk/schemas.ts'
import { AddedFiles, FileWithdrawal } from '../../documents/attachments/desk/schemas.ts'
import { messageLimits } from '../../questions/limits.ts'
import { FileBytes } from '../../core/tickets/schemas.ts'
import { DocumentId } from '../../core/values.ts'
import { CompanyContracts, CompanyContractsQuery, CompanyContractsSliceQuery } from './list-schemas.ts'
import { CompanyContract, CompanyContractDetail, CompletedContract } from './schemas.ts'

const access = { actor: 'staff', area: 'documents' } as const
const params = z.object({ id: DocumentId })

export const listCompanyContracts = defineCall({
  purpose: 'The contracts of the company with its suppliers, those in force that end next first.',
  method: 'GET',
  path: '/staff/contracts',
  access,
  query: CompanyContractsQuery,
  answer: CompanyContracts,
})

export const listCompanyContractRows = defineCall({
  purpose: 'Contracts of the whole filter by key, a slice at a time.',
  method: 'GET',
  path: '/staff/contracts/rows',
  access,
  query: CompanyContractsSliceQuery,
  answer: deskRowsOf(CompanyContract),
  isQuiet: true,
})

export const getCompanyContract = defineCall({
  purpose: 'One contract with its policies, additions, minutes, files and history.',
  method: 'GET',
  path: '/staff/contracts/:id',
  access,
  params,
  answer: CompanyContractDetail,
})

export const getCompanyContractPdf = defineCall({
  purpose: 'One contract as a PDF, as its supplier gets it.',
  method: 'GET',
  path: '/staff/contracts/:id/pdf',
  access,
  params,
  answer: FileBytes,
  delivers: 'file',
})

export const completeCompanyContract = defineCall({
  purpose: 'Says of a contract what the ERP does not bring; refused where somebody changed it meanwhile.',
  method: 'PUT',
  path: '/staff/contracts/:id',
  access,
  params,
  body: CompletedContract,
  answer: CompanyContractDetail,
})

export const addCompanyContractFiles = defineCall({
  purpose: 'Adds files to a contract, as multipart; its supplier sees them.',
  method: 'POST',
  path: '/staff/contracts/:id/files',
  access,
  encoding: 'multipart',
  files: messageLimits.files,
  params,
  body: AddedFiles,
  answer: CompanyContractDetail,
})

export const withdrawCompanyContractFile = defineCall({
  purpose: 'Takes a file back that the company had added to a contract, with a reason.',
  method: 'POST',
  path: '/staff/contract-files/:id/withdrawal',
  access,
  params,
  body: FileWithdrawal,
  answer: CompanyContractDetail,
})

export const downloadCompanyContractFile = defineCall({
  purpose: 'A file of a contract of the company.',
  method: 'GET',
  path: '/staff/contract-files/:id',
  access,
  params,
  answer: FileBytes,
  delivers: 'file',
})
