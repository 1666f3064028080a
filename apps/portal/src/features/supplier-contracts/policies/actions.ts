import type { NewPolicy } from '@enlace/contract/supplier-contracts/policies/schemas.ts'

/** Sends in a policy for a risk of a contract, and tells how much of its papers has gone. */
export type SendPolicy = (
  of: { contract: string; policy: string },
  filled: NewPolicy,
  files: readonly File[],
  onProgress: (sent: number) => void,
) => Promise<unknown>
