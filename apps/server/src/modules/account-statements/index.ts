export { statementExport } from './file-present.ts'
export { accountStatementsFeature } from './feature.ts'
export { summarise } from './present.ts'
export { findAccountStatements } from './queries.ts'
