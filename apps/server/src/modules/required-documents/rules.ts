import { fill } from '@enlace/contract/core/fill.ts'
import { Problem } from '@enlace/contract/core/problems.ts'
import { versionMessages } from '@enlace/contract/required-documents/schemas.ts'
import { requiredDocumentTexts } from '@enlace/contract/required-documents/texts.ts'
import { todayInBogota } from '@enlace/domain/calendar-date.ts'
import type { Validity, VersionDays } from '@enlace/domain/required-documents.ts'
import type { ReceivedFile } from '../../core/storage/received-file.ts'

/** The formats of issued and scanned documents. */
const paperTypes: ReadonlySet<string> = new Set(['application/pdf', 'image/jpeg', 'image/png'])

/** Checks the dates of a new version against the document's rule. @throws Problem `invalid-fields`. */
export function demandDays(validity: Validity, days: VersionDays, now: Date): void {
  const wrong = versionMessages(validity, days, todayInBogota(now))
  if (Object.keys(wrong).length > 0) throw new Problem('invalid-fields', {}, { ...wrong })
}

/** Requires a PDF or image. @throws Problem `file-refused` for data files. */
export function demandPaper(file: ReceivedFile): ReceivedFile {
  if (paperTypes.has(file.mediaType)) return file
  throw new Problem(
    'file-refused',
    {},
    { upload: fill(requiredDocumentTexts.faults.type, { name: file.name }) },
  )
}
