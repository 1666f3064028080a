import { fill } from '@enlace/contract/core/fill.ts'
import { Problem } from '@enlace/contract/core/problems.ts'
import { paperDayFaults, type PaperForm } from '@enlace/contract/company-papers/schemas.ts'
import { companyPapersTexts } from '@enlace/contract/company-papers/texts.ts'
import { type CalendarDate, todayInBogota } from '@enlace/domain/calendar-date.ts'
import { fold } from '@enlace/domain/text.ts'
import type { ReceivedFile } from '../../core/storage/received-file.ts'

const { faults } = companyPapersTexts

/** Requires one PDF. @throws Problem `invalid-fields` without a file, `file-refused` for another kind. */
export function demandPdf(files: readonly ReceivedFile[]): ReceivedFile {
  const [file] = files
  if (!file) throw new Problem('invalid-fields', {}, { archivo1: faults.file })
  if (file.mediaType === 'application/pdf') return file
  throw new Problem('file-refused', {}, { [file.field]: fill(faults.type, { name: file.name }) })
}

/** Checks the days of a paper. @throws Problem `invalid-fields`. */
export function demandPaperDays({ fecha, vence }: PaperForm): {
  fecha: CalendarDate
  vence: CalendarDate | null
} {
  const wrong = paperDayFaults({ fecha, vence }, todayInBogota(new Date()))
  if (fecha === '' || Object.keys(wrong).length > 0) throw new Problem('invalid-fields', {}, { ...wrong })
  return { fecha, vence: vence === '' ? null : vence }
}

/** Returns the name under which a paper is stored and downloaded: what it is, and its day. */
export function fileNameOf(nombre: string, fecha: CalendarDate, attempt: number): string {
  const words = fold(nombre)
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^[_0-9]+/, '')
    .slice(0, 40)
    .replace(/_+$/, '')
  const day = fecha.replaceAll('-', '_')
  return `${words === '' ? 'documento' : words}_${day}${attempt === 1 ? '' : `_${attempt}`}`
}
