export { type SealedCounts, resealAll, sumOf } from './columns.ts'
