import { readFile } from 'node:fs/promises'
import { dirname, extname, join, basename } from 'node:path'
import { contentCommandTexts as texts } from '@enlace/contract/core/cli/content/texts.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import { pictureFile, type PictureFile } from '@enlace/server/modules/content/index.ts'
import { CommandFault } from '../../core/command.ts'

/** What an operator says of an advertisement beside its file. */
export interface AboutPicture {
  title: string
  link: string
}

/** Keeps a picture and answers where it is served. */
export type KeepPicture = (picture: PictureFile) => Promise<string>

/** The text of a file. @throws CommandFault where it cannot be read. */
export async function readText(path: string): Promise<string> {
  return (await readBytes(path)).toString('utf8').replace(/^\uFEFF/, '')
}

/**
 * An advertisement from a file: HTML as it is, a picture with its title and link, or JSON with the fields of the
 * specification, in which `imagen` names a picture beside the file.
 * @throws CommandFault for a file that cannot be read; Problem `invalid-fields` for a picture that is none.
 */
export async function readAdvertisement(
  path: string,
  about: AboutPicture,
  keep: KeepPicture,
): Promise<unknown> {
  const kind = extname(path).toLowerCase()
  if (kind === '.html' || kind === '.htm') return { type_content: 'html', html_code: await readText(path) }
  if (kind !== '.json') {
    const imagen = await keepPicture(path, keep)
    return { type_content: 'imagen', imagen, text_imagen: about.title, url_redirect: about.link }
  }
  return withPictures(parseJson(await readText(path), path), dirname(path), keep)
}

/**
 * Several advertisements from one JSON file, each with its page, place and time; `imagen` names a picture beside the file.
 * @throws CommandFault for a file that cannot be read or holds no list.
 */
export async function readCampaign(path: string, keep: KeepPicture): Promise<unknown[]> {
  const list = await withPictures(parseJson(await readText(path), path), dirname(path), keep)
  if (!Array.isArray(list)) throw new CommandFault(texts.campaignMalformed)
  return list
}

/** The same object with each `imagen` that names a file kept and replaced by its address. */
async function withPictures(value: unknown, folder: string, keep: KeepPicture): Promise<unknown> {
  if (Array.isArray(value)) return Promise.all(value.map((item) => withPictures(item, folder, keep)))
  if (typeof value !== 'object' || value === null) return value
  const fields = Object.entries(value).map(async ([name, inner]: [string, unknown]) => {
    const isFile =
      name === 'imagen' && typeof inner === 'string' && inner !== '' && !inner.startsWith('company-files/')
    return [
      name,
      isFile ? await keepPicture(join(folder, inner), keep) : await withPictures(inner, folder, keep),
    ]
  })
  return Object.fromEntries(await Promise.all(fields))
}

async function keepPicture(path: string, keep: KeepPicture): Promise<string> {
  return keep(await pictureFile(basename(path), await readBytes(path)))
}

/** What the JSON of a file says. @throws CommandFault where it is none. */
export function parseJson(text: string, path: string): unknown {
  try {
    return JSON.parse(text)
  } catch (fault) {
    const reason = fault instanceof Error ? fault.message : ''
    throw new CommandFault(fill(texts.jsonMalformed, { file: basename(path), reason }), { cause: fault })
  }
}

async function readBytes(path: string): Promise<Buffer> {
  return readFile(path).catch((fault: unknown) => {
    throw new CommandFault(fill(texts.fileUnreadable, { file: path }), { cause: fault })
  })
}
