import * as z from 'zod/mini'
import { fill } from '../../../core/fill.ts'
import { DateText, DocumentId } from '../../../core/values.ts'
import { documentKinds } from '@enlace/domain/document-kinds.ts'
import { DocumentFile } from '../schemas.ts'
import { addedFileLimits, matchLimits } from '../limits.ts'
import { documentFilesTexts } from './texts.ts'

const { faults } = documentFilesTexts

const DocumentKindName = z.enum(documentKinds)
const words = (longest: number) =>
  z.string().check(z.trim(), z.maxLength(longest, fill(faults.long, { max: longest })))

/** A document in a path. */
export const OfKindAndId = z.object({ kind: DocumentKindName, id: DocumentId })

/** The description of added files, which are sent as separate parts. */
export const AddedFiles = z.object({ descripcion: words(addedFileLimits.description) })
export type AddedFiles = z.infer<typeof AddedFiles>

/** The reason for taking a file back. */
export const FileWithdrawal = z.object({
  motivo: words(addedFileLimits.reason).check(z.minLength(1, faults.reason)),
})

/** The files of a document after a change. */
export const DocumentFiles = z.object({ files: z.array(DocumentFile) })

/** The names of files whose documents are looked for. */
export const FileNames = z.object({
  kind: DocumentKindName,
  names: z
    .array(z.string().check(z.maxLength(matchLimits.length)))
    .check(z.minLength(1), z.maxLength(matchLimits.names)),
})

/** A document whose number a file's name has. */
export const NamedDocument = z.object({
  id: DocumentId,
  numero: z.string(),
  fecha: z.nullable(DateText),
  proveedor: z.string(),
  nit: z.string(),
})
export type NamedDocument = z.infer<typeof NamedDocument>

/** The documents of each name, in the order asked; several where suppliers have the same number. */
export const FileMatches = z.object({ matches: z.array(z.array(NamedDocument)) })
