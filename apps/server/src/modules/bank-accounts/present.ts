import type { BranchBankAccount } from '@enlace/contract/bank-accounts/schemas.ts'
import { digitsOfMask } from '@enlace/domain/bank-account.ts'
import { todayInBogota } from '@enlace/domain/calendar-date.ts'
import type { KeptBranchAccount } from './queries.ts'

/** Presents a branch's account with its last payment, and whether that went to this account. */
export function presentAccount({ ultimo_pago, ...branch }: KeptBranchAccount): BranchBankAccount {
  return {
    ...branch,
    ultimo_pago: ultimo_pago && { ...ultimo_pago, coincide: isToAccountInUse(branch.cuenta, ultimo_pago) },
  }
}

/** A payment on or before the day of the account's first use may have gone to the previous one. */
function isToAccountInUse(
  account: KeptBranchAccount['cuenta'],
  { fecha, cuenta }: NonNullable<KeptBranchAccount['ultimo_pago']>,
): boolean {
  const digits = digitsOfMask(cuenta)
  if (!account || digits === undefined || digits === account.ultimos) return true
  return fecha <= todayInBogota(new Date(account.desde))
}
