import list from './banks.json' with { type: 'json' }

/** A bank or wallet of Colombia in which a supplier may be paid, by its code in the low-value clearing house. */
export type Bank = { readonly id: string; readonly nombre: string }

/** Who takes transfers through ACH Colombia, by name. */
export const banks: readonly Bank[] = list

const byId = new Map(banks.map((bank) => [bank.id, bank]))

/** The name of a bank; its code where the list does not have it. */
export function bankName(id: string): string {
  return byId.get(id)?.nombre ?? id
}

/** Returns whether a code is a bank's. */
export function isBank(id: string): boolean {
  return byId.has(id)
}
