import type { ContractWords } from '@enlace/contract/supplier-contracts/company/schemas.ts'

/** What may be done with a contract. @throws CallFailure where it was refused. */
export type ContractActs = {
  onComplete: (words: ContractWords) => Promise<void>
  onAdd: (
    added: { descripcion: string; files: readonly File[] },
    onProgress: (sent: number) => void,
  ) => Promise<void>
  onWithdraw: (file: string, reason: string) => Promise<void>
  onDownload: (file: string) => void
}
