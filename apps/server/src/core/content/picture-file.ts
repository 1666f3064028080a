import { createHash } from 'node:crypto'
import { fileTypeFromBuffer } from 'file-type'
import { contentTexts as texts } from '@enlace/contract/core/content/texts'
import { Problem } from '@enlace/contract/core/problems'
import { fold } from '@enlace/domain/text'

/** A picture of the company as it is kept. */
export interface PictureFile {
  name: string
  sha256: string
  media_type: string
  bytes: Buffer
}

const largest = 2 * 1024 * 1024
const pictures = new Set(['image/avif', 'image/gif', 'image/jpeg', 'image/png', 'image/webp'])

/**
 * A picture from its bytes, whose kind they tell and not the name. The name that it gets begins with that of the file
 * and ends with its content, so that another picture never takes its place.
 * @throws Problem `invalid-fields` for what is no picture or too large.
 */
export async function pictureFile(fileName: string, bytes: Buffer): Promise<PictureFile> {
  if (bytes.length > largest) throw new Problem('invalid-fields', {}, { [fileName]: texts.fileLarge })
  const media_type = (await fileTypeFromBuffer(bytes))?.mime ?? ''
  const kind = pictures.has(media_type) ? media_type : isDrawing(bytes) ? 'image/svg+xml' : undefined
  if (kind === undefined) throw new Problem('invalid-fields', {}, { [fileName]: texts.fileUnknown })
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  const words = fold(fileName.replace(/\.[^.]*$/, ''))
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^[^a-z]+/, '')
    .slice(0, 40)
  return { name: `${words || 'imagen'}_${sha256.slice(0, 8)}`, sha256, media_type: kind, bytes }
}

/** Where a picture of the company is served. */
export function pictureAddress({ sha256, name }: Pick<PictureFile, 'name' | 'sha256'>): string {
  return `company-files/${sha256}/${name}`
}

/** An SVG says what it is in its first element; it is only ever shown as an image, in which nothing runs. */
function isDrawing(bytes: Buffer): boolean {
  const head = bytes.toString('utf8', 0, 2000)
  return /^\uFEFF?\s*(?:<\?xml[^>]*\?>\s*)?(?:<!--.*?-->\s*)*<svg[\s>]/s.test(head)
}
