import { fold } from '@enlace/domain/text.ts'
import type { ImportPart, ImportTemplateFormat } from './schemas.ts'
import { importsTexts } from './texts.ts'

const { report, refused } = importsTexts.sheets

/** Returns the file name of a load's report. */
export const reportName = (format: 'xlsx' | 'csv') => `${report}.${format}`

/** Returns the name of the workbook with a file's rejected records. */
export const refusedName = (file: string) => `${refused} ${file.replace(/\.[^.]*$/, '')}.xlsx`

/** What the file to be filled in with records of a kind is called. */
export const templateName = (part: ImportPart, format: ImportTemplateFormat) =>
  `${fold(importsTexts.parts[part]).replaceAll(' ', '-')}.${format}`
