import type { DeskReport } from '@enlace/contract/reports/desk/schemas.ts'
import { filterColumns } from '../offer.ts'
import type { DefinedReport } from '../definition.ts'
import { type SealedSettings, untouched } from './queries.ts'

/** A report with the company's settings. */
export function deskReportOf(
  report: DefinedReport,
  kept: SealedSettings | undefined,
  modules: ReadonlySet<string>,
): DeskReport {
  const { id, title, about, isShipped, module, columns } = report
  const filters = filterColumns(report)
  const {
    is_on = null,
    title: own = null,
    columns: chosen = null,
    filters: narrowing = null,
    place = null,
  } = kept ?? {}
  return {
    id,
    title,
    about,
    isShipped,
    modulo: module,
    isModuleOn: module === null || modules.has(module),
    isOn: is_on ?? isShipped,
    columns: columns.map((column) => ({
      id: column.id,
      header: column.header,
      kind: column.kind,
      canFilter: filters.includes(column.id),
      parametro: column.flag ?? '',
    })),
    filters: columns.filter(({ isFilter }) => isFilter).map((column) => column.id),
    settings: { is_on, title: own, about: kept?.about ?? null, columns: chosen, filters: narrowing, place },
    sello: kept?.sello ?? untouched,
  }
}
