import { imageAddress } from '@enlace/contract/content/addresses.ts'
import type { Database } from '@enlace/database/database.ts'
import type { Scope } from '@enlace/database/scope.ts'
import type { Author } from '../../core/audit/content-commands.ts'
import { savePicture, pictureFile, type PictureFile } from '../content/index.ts'
import type { HandedInPost } from './read-folder.ts'

/** A picture of a post, stored among the company's files. */
export interface KeptPicture extends Pick<PictureFile, 'name' | 'sha256' | 'media_type'> {
  size: number
  texto: string
}

/** Cover and gallery of a post, and its text with the file names of local pictures replaced by their addresses. */
export interface Pictures {
  cover: KeptPicture | null
  gallery: KeptPicture[]
  html: string
}

const imageSource = /(<img\b[^>]*?\ssrc\s*=\s*)(["'])([^"'<>]+)\2/gi

/**
 * Stores the pictures that a post names. @throws Problem `invalid-fields` for one that is no picture, too large or
 * missing.
 */
export async function keepPictures(
  db: Database,
  scope: Scope,
  { written, html, read }: HandedInPost,
  author: Author,
): Promise<Pictures> {
  const keep = async (archivo: string, texto: string): Promise<KeptPicture> => {
    const bytes = await read(archivo)
    const picture = await pictureFile(archivo.replace(/^.*[/\\]/, ''), bytes)
    await savePicture(db, scope, picture, author)
    return {
      name: picture.name,
      sha256: picture.sha256,
      media_type: picture.media_type,
      size: bytes.length,
      texto,
    }
  }
  const { portada, galeria } = written
  const cover = portada && (await keep(portada.archivo, portada.texto))
  const gallery: KeptPicture[] = []
  for (const { archivo, texto } of galeria) gallery.push(await keep(archivo, texto))
  return { cover, gallery, html: await withPictures(html, async (name) => keep(name, '')) }
}

/** Returns the text with each image file name replaced by the address of the stored picture. */
async function withPictures(html: string, keep: (name: string) => Promise<KeptPicture>): Promise<string> {
  const names = new Set([...html.matchAll(imageSource)].map(([, , , name = '']) => name))
  const kept = new Map<string, string>()
  for (const name of names) {
    if (imageAddress(name) !== undefined || /^[a-z][a-z0-9+.-]*:/i.test(name)) continue
    const picture = await keep(name)
    kept.set(name, `company-files/${picture.sha256}/${picture.name}`)
  }
  return html.replace(imageSource, (whole, before: string, quote: string, name: string) => {
    const address = kept.get(name)
    return address === undefined ? whole : `${before}${quote}${address}${quote}`
  })
}
