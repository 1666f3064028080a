import { fill } from '@enlace/contract/core/fill.ts'
import { type ExportFormat, rowsAtOnce } from '@enlace/contract/exports/limits.ts'
import { exportTexts as texts, sheetTexts } from '@enlace/contract/exports/texts.ts'
import { reportFileTexts } from '@enlace/contract/reports/texts.ts'
import { exportReport, requestReportExport } from '@enlace/contract/reports/export-calls.ts'
import { todayInBogota } from '@enlace/domain/calendar-date.ts'
import { toast } from '@enlace/ui/core/toasts.ts'
import { handOut } from '../../../core/export/hand-out.ts'
import { toastFailure } from '@enlace/web/http/failure.ts'
import { tellDownloaded } from '@enlace/web/http/tell-downloaded.ts'
import type { ReportFilterWords } from './filter.ts'

/** Hands out a report as it is asked for, or has it made in the background where it is long. */
export async function handOutReport(
  report: string,
  format: ExportFormat,
  filter: ReportFilterWords,
  total: number,
): Promise<void> {
  const given = { params: { format }, query: { ...filter, report }, body: undefined }
  try {
    const requested = await handOut(exportReport, requestReportExport, given, total > rowsAtOnce[format])
    if (requested) toast({ kind: 'success', title: texts.requestedTitle, message: texts.requested })
    else
      tellDownloaded(
        fill(sheetTexts.fileName, {
          list: fill(reportFileTexts.fileName, { report }),
          day: todayInBogota(new Date()),
          format,
        }),
      )
  } catch (thrown) {
    toastFailure(thrown)
  }
}
