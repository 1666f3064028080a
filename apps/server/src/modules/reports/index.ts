export type { DefinedReport } from './definition.ts'
export { findDefinedReports } from './installed-queries.ts'
export { filterColumns } from './offer.ts'
export {
  type ReportChange,
  changeReport,
  findReportSettings,
  keepReportLink,
  removeReportLink,
  resetReport,
} from './settings-commands.ts'
export { shippedReports } from './shipped-queries.ts'
export { reportExport } from './supplier/export-present.ts'
export { reportsFeature } from './feature.ts'
