import type { Option } from './option.ts'
import regimes from './tax-regimes.json' with { type: 'json' }

/** The VAT and income tax regimes of suppliers, by the codes of the RUT's box 53. */
export const taxRegimes: readonly Option[] = regimes
