export { type KnownThirdParty, findThirdParties } from './third-party-queries.ts'
export { isActiveSupplier, numbersOf } from './third-party-rules.ts'
export { suppliersFeature } from './feature.ts'
