import type { Option } from './option.ts'
import regimes from './tax-regimes.json' with { type: 'json' }

/** What a supplier is for the VAT and the income tax, by the codes of the RUT's box 53. */
export const taxRegimes: readonly Option[] = regimes
