import { createHash } from 'node:crypto'
import { fileTypeFromBuffer } from 'file-type'
import { contentTexts as texts } from '@enlace/contract/content/texts.ts'
import { Problem } from '@enlace/contract/core/problems.ts'
import { fold } from '@enlace/domain/text.ts'
import { drawingOf } from '../../../core/files/drawing.ts'

/** A stored picture of the company. */
export interface PictureFile {
  name: string
  sha256: string
  media_type: string
  bytes: Buffer
}

const largest = 2 * 1024 * 1024
const pictures = new Set(['image/avif', 'image/gif', 'image/jpeg', 'image/png', 'image/webp'])

/** Bytes from which the type of a picture is determined. */
const told = 4096

/**
 * Reads a picture; its type comes from its bytes, not its name. @throws Problem `invalid-fields` if it is no picture,
 * an unsafe drawing, or too large.
 */
export async function pictureFile(fileName: string, bytes: Buffer): Promise<PictureFile> {
  if (bytes.length > largest) throw new Problem('invalid-fields', {}, { [fileName]: texts.fileLarge })
  const media_type = (await fileTypeFromBuffer(bytes.subarray(0, told)))?.mime ?? ''
  const kind = pictures.has(media_type) ? media_type : drawingOf(bytes) ? 'image/svg+xml' : undefined
  if (kind === undefined) throw new Problem('invalid-fields', {}, { [fileName]: texts.fileUnknown })
  return namedPicture(fileName, bytes, kind)
}

/**
 * Returns a picture of a known type. Its new name starts with the file's name and ends with its hash, so that another
 * picture never replaces it.
 */
export function namedPicture(fileName: string, bytes: Buffer, media_type: string): PictureFile {
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  const words = fold(fileName.replace(/\.[^.]*$/, ''))
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^[^a-z]+/, '')
    .slice(0, 40)
  return { name: `${words || 'imagen'}_${sha256.slice(0, 8)}`, sha256, media_type, bytes }
}

/** Returns the address of a picture of the company. */
export function pictureAddress({ sha256, name }: Pick<PictureFile, 'name' | 'sha256'>): string {
  return `company-files/${sha256}/${name}`
}
