import { type Money, money, multiplyMoney, sumMoney } from '../money.ts'

/** What is delivered: goods or services. */
export const supplyKinds = ['bienes', 'servicios'] as const
export type SupplyKind = (typeof supplyKinds)[number]

/** The suppliers that may bill without an electronic invoice, by the company's parameter. */
export const supportingRules = ['nadie', 'no_responsables', 'personas_naturales'] as const
export type SupportingRule = (typeof supportingRules)[number]

/** The RUT's code of those who are not responsible for IVA. */
const notResponsible = '49'

/** What is known of a supplier for the rule; `abierta` is the company's own word about it. */
export interface SupportingSupplier {
  persona: string
  regimen: string | null
  abierta: boolean | null
}

/**
 * Returns whether a supplier may send a cuenta de cobro: by the company's word about it, else by the rule. A supplier whose
 * regime is unknown is taken to be responsible for IVA.
 */
export function maySendSupporting(
  { persona, regimen, abierta }: SupportingSupplier,
  rule: SupportingRule,
): boolean {
  if (abierta !== null) return abierta
  if (rule === 'nadie' || persona !== 'natural') return false
  return rule === 'personas_naturales' || regimen === notResponsible
}

/** A line of a cuenta de cobro: a quantity and a price as decimal text. */
export interface SupportingLine {
  cantidad: string
  precio: string
}

/** Returns the value of a line, rounded half up to cents. */
export const lineValue = ({ cantidad, precio }: SupportingLine): Money =>
  multiplyMoney(money(precio), cantidad)

/** Returns the value of all lines; each is rounded first, as it is shown. */
export const supportingTotal = (lines: readonly SupportingLine[]): Money => sumMoney(lines.map(lineValue))

/** The share of the monthly value on which an independent person pays social security (art. 89 Ley 2294 de 2023). */
const contributionShare = '0.40'

/** Returns the base on which social security is paid for services of a value, without the legal minimum. */
export const contributionBase = (value: Money): Money => multiplyMoney(value, contributionShare)
