import type { AddFiles } from '../../../core/documents/files/add-files-dialog.tsx'
import type { ContractWords } from '@enlace/contract/supplier-contracts/company/schemas.ts'

/** What may be done with a contract. @throws CallFailure where it was refused. */
export type ContractActs = {
  onComplete: (words: ContractWords) => Promise<void>
  onAdd: AddFiles
  onWithdraw: (file: string, reason: string) => Promise<void>
  onDownload: (file: string) => void
}
