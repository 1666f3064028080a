import type { BranchBankAccount } from '@enlace/contract/bank-accounts/schemas.ts'
import { digitsOfMask } from '@enlace/domain/bank-account.ts'
import { todayInBogota } from '@enlace/domain/calendar-date.ts'
import type { KeptBranchAccount } from './queries.ts'

/** A branch's account with its last payment, and whether that left for this account. */
export function presentAccount({ ultimo_pago, ...branch }: KeptBranchAccount): BranchBankAccount {
  return {
    ...branch,
    ultimo_pago: ultimo_pago && { ...ultimo_pago, coincide: isToAccountInUse(branch.cuenta, ultimo_pago) },
  }
}

/** A payment of the day on which an account came into use, or of before, may have left for the one before it. */
function isToAccountInUse(
  account: KeptBranchAccount['cuenta'],
  { fecha, cuenta }: NonNullable<KeptBranchAccount['ultimo_pago']>,
): boolean {
  const digits = digitsOfMask(cuenta)
  if (!account || digits === undefined || digits === account.ultimos) return true
  return fecha <= todayInBogota(new Date(account.desde))
}
