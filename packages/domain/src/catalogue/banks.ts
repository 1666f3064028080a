import list from './banks.json' with { type: 'json' }

/** A bank or wallet of Colombia, by its code in the low-value clearing house (ACH). */
export type Bank = { readonly id: string; readonly nombre: string }

/** The entities that take transfers through ACH Colombia, by name. */
export const banks: readonly Bank[] = list

const byId = new Map(banks.map((bank) => [bank.id, bank]))

/** Returns the name of a bank, or its code if it is not in the list. */
export function bankName(id: string): string {
  return byId.get(id)?.nombre ?? id
}

/** Returns whether a code is a bank's. */
export function isBank(id: string): boolean {
  return byId.has(id)
}
