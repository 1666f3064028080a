import type { PlatformParameters } from '@enlace/contract/company/schemas.ts'
import type { DefinedColumn, DefinedReport } from './definition.ts'

/** What a company made of a report; null leaves what the report comes with. */
export interface KeptReportSettings {
  report: string
  is_on: boolean | null
  title: string | null
  about: string | null
  columns: string[] | null
  filters: string[] | null
  place: number | null
}

/** A report as a company offers it: its title, its columns in its order, its filters. */
export type OfferedReport = DefinedReport

interface Circumstances {
  readonly settings: ReadonlyMap<string, KeptReportSettings>
  /** The modules that the person has. */
  readonly modules: ReadonlySet<string>
  readonly parameters: PlatformParameters
}

/** Where reports stand that the company gave no place. */
const lastPlace = 1000

/**
 * The reports that a person is offered. Shipped ones are on unless the company switched them off, installed ones only where
 * it switched them on; none is of documents whose module the person does not have.
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

/** A report with the columns that its suppliers may see, as the company chose and ordered them. */
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

/** The columns by which a report can be narrowed, whatever the company chose. */
export const filterColumns = ({ columns }: DefinedReport): readonly string[] =>
  columns.filter(({ kind, isFilter }) => isFilter === true || kind === 'text').map(({ id }) => id)
