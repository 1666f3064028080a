import type { MappingRules } from './mapping.ts'

/** What is taken of a source that nobody has said more of. */
export const usualRules: MappingRules = {
  foreignPrefix: null,
  branch: { codigo: '001', nombre: 'Principal' },
  orderTypes: {},
  purchaseClasses: [],
  dueDays: 30,
  settlement: 'open',
  picture: 'changes',
  usualTaxRates: ['0', '0.05', '0.19'],
  usualAdjustment: '1',
}
