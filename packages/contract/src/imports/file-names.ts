import { fold } from '@enlace/domain/text.ts'
import type { ImportPart, ImportTemplateFormat } from './schemas.ts'
import { importsTexts } from './texts.ts'

const { report, refused } = importsTexts.sheets

/** What the report of a load is called as a file. */
export const reportName = (format: 'xlsx' | 'csv') => `${report}.${format}`

/** What the refused records of a file are called as a workbook. */
export const refusedName = (file: string) => `${refused} ${file.replace(/\.[^.]*$/, '')}.xlsx`

/** What the file to be filled in with records of a kind is called. */
export const templateName = (part: ImportPart, format: ImportTemplateFormat) =>
  `${fold(importsTexts.parts[part]).replaceAll(' ', '-')}.${format}`
