import { fill } from '@enlace/contract/core/fill.ts'
import { Problem } from '@enlace/contract/core/problems.ts'
import { versionMessages } from '@enlace/contract/required-documents/schemas.ts'
import { requiredDocumentTexts } from '@enlace/contract/required-documents/texts.ts'
import { todayInBogota } from '@enlace/domain/calendar-date.ts'
import type { Validity, VersionDays } from '@enlace/domain/required-documents.ts'
import type { ReceivedFile } from '../../core/storage/received-file.ts'

/** What companies issue and scan. */
const paperTypes: ReadonlySet<string> = new Set(['application/pdf', 'image/jpeg', 'image/png'])

/** Holds the days of a new version against the rule of its document. @throws Problem `invalid-fields`. */
export function demandDays(validity: Validity, days: VersionDays, now: Date): void {
  const wrong = versionMessages(validity, days, todayInBogota(now))
  if (Object.keys(wrong).length > 0) throw new Problem('invalid-fields', {}, { ...wrong })
}

/** A version is a paper. @throws Problem `file-refused` for data. */
export function demandPaper(file: ReceivedFile): ReceivedFile {
  if (paperTypes.has(file.mediaType)) return file
  throw new Problem(
    'file-refused',
    {},
    { upload: fill(requiredDocumentTexts.faults.type, { name: file.name }) },
  )
}

/** The place of the portal where a document stands: with the supplier's, or with those of its contract. */
export function placeOf(contract: string | null): `/${string}` {
  return contract === null ? '/supplier-qualification/documents' : `/supplier-contracts/${contract}`
}
