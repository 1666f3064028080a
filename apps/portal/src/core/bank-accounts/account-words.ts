import type { ShownAccount } from '@enlace/contract/bank-accounts/schemas.ts'
import { bankAccountKindTexts } from '@enlace/contract/bank-accounts/texts.ts'
import { maskAccount } from '@enlace/domain/bank-account.ts'
import { bankName } from '@enlace/domain/catalogue/banks.ts'

/** An account in one line: "Bancolombia · Ahorros · •••• 4821". */
export function accountWords({ banco, tipo, ultimos }: ShownAccount): string {
  return [bankName(banco), bankAccountKindTexts[tipo], maskAccount(ultimos)].join(' · ')
}

/** Several accounts, or that there is none. */
export function accountsWords(accounts: readonly ShownAccount[], none: string): string {
  return accounts.length === 0 ? none : accounts.map(accountWords).join(', ')
}
