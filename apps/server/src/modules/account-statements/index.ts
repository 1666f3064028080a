export { statementExport } from './export-present.ts'
export { describedInvoices } from './paper/desk-present.ts'
export { accountStatementsFeature } from './feature.ts'
