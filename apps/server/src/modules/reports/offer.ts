import type { PlatformParameters } from '@enlace/contract/company/schemas.ts'
import type { DefinedColumn, DefinedReport } from './definition.ts'

/** A company's settings of a report; null keeps the report's default. */
export interface KeptReportSettings {
  report: string
  is_on: boolean | null
  title: string | null
  about: string | null
  columns: string[] | null
  filters: string[] | null
  place: number | null
}

/** A report as a company offers it: its title, ordered columns and filters. */
export type OfferedReport = DefinedReport

interface Circumstances {
  readonly settings: ReadonlyMap<string, KeptReportSettings>
  /** The modules that the person has. */
  readonly modules: ReadonlySet<string>
  readonly parameters: PlatformParameters
}

/** The position of reports without a configured one. */
const lastPlace = 1000

/**
 * Returns the reports offered to a person. Shipped ones are on by default, installed ones off; those of modules that
 * the person lacks are omitted.
 */
export function offer(
  reports: readonly DefinedReport[],
  { settings, modules, parameters }: Circumstances,
): OfferedReport[] {
  const placed = reports
    .filter(({ id, isShipped, module }) => {
      const isOn = settings.get(id)?.is_on ?? isShipped
      return isOn && (module === null || modules.has(module))
    })
    .map((report) => ({ report, place: settings.get(report.id)?.place ?? lastPlace }))
  return placed
    .toSorted((one, other) => one.place - other.place)
    .map(({ report }) => asOffered(report, settings.get(report.id), parameters))
}

/** Returns a report with the columns visible to suppliers, as chosen and ordered by the company. */
export function asOffered(
  report: DefinedReport,
  kept: KeptReportSettings | undefined,
  parameters: PlatformParameters,
): OfferedReport {
  const may = ({ flag }: Pick<DefinedColumn, 'flag'>) => flag === undefined || Number(parameters[flag]) > 0
  const seen = report.columns.filter(may)
  const chosen = [...new Set(kept?.columns)].flatMap((id) => seen.filter((column) => column.id === id))
  const columns = (chosen.length === 0 ? seen : chosen).map((column) => ({
    ...column,
    isFilter: (kept?.filters ? kept.filters.includes(column.id) : column.isFilter) === true,
  }))
  return {
    ...report,
    title: kept?.title ?? report.title,
    about: kept?.about ?? report.about,
    columns,
    chart: report.chart && may(report.chart) ? report.chart : null,
    search: report.search.filter((id) => columns.some((column) => column.id === id)),
  }
}

/** Returns all columns that can be filters, regardless of the company's choice. */
export const filterColumns = ({ columns }: DefinedReport): readonly string[] =>
  columns.filter(({ kind, isFilter }) => isFilter === true || kind === 'text').map(({ id }) => id)
