import { readdir, readFile, realpath, stat } from 'node:fs/promises'
import { basename, dirname, join, sep } from 'node:path'
import { blogCommandTexts as texts } from '@enlace/contract/blog/supplier/cli-texts.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import { Problem } from '@enlace/contract/core/problems.ts'
import { WrittenPost } from '@enlace/contract/blog/written.ts'
import { readFields } from '../../core/http/serve/fields.ts'
import { slugOf } from '../content/index.ts'

/** A submitted post: its fields, its text, and a reader of the files that it names. */
export interface HandedInPost {
  /** The source file, for messages. */
  file: string
  slug: string
  written: WrittenPost
  html: string
  /** Reads a file next to it. @throws Problem `invalid-fields` if it does not exist, or is outside the folder. */
  read: (name: string) => Promise<Buffer>
}

/**
 * Reads the posts of a folder, one per JSON file with its text in the HTML file of the same name; or those of one JSON
 * file, which may contain a list. @throws Problem `invalid-fields` with a sentence for each file and field.
 */
export async function readPosts(
  from: string,
  prepare: (text: string) => string = (text) => text,
): Promise<HandedInPost[]> {
  const isFolder = await stat(from).then(
    (found) => found.isDirectory(),
    () => {
      throw refusal({ from: fill(texts.unreadable, { file: from }) })
    },
  )
  const files = isFolder
    ? (await readdir(from)).filter((name) => /\.json$/i.test(name)).toSorted()
    : [basename(from)]
  const folder = isFolder ? from : dirname(from)
  if (files.length === 0) throw refusal({ from: fill(texts.noPosts, { from }) })
  const posts = await Promise.all(files.map((file) => readFileOfPosts(folder, file, prepare)))
  return posts.flat()
}

async function readFileOfPosts(
  folder: string,
  file: string,
  prepare: (text: string) => string,
): Promise<HandedInPost[]> {
  const sent = parse(prepare((await readBeside(folder, file)).toString('utf8')), file)
  const isList = Array.isArray(sent)
  const all: unknown[] = isList ? sent : [sent]
  return Promise.all(
    all.map(async (one, at) => {
      const place = isList ? `${file} ${at + 1}` : file
      const written = readOne(one, place)
      const slug = written.slug ?? slugOf(isList ? written.titulo : file.replace(/\.json$/i, ''))
      if (slug === '') throw refusal({ [place]: texts.slugEmpty })
      return {
        file: place,
        slug,
        written,
        html: prepare(await textOf(folder, file, isList, written)),
        read: reader(folder),
      }
    }),
  )
}

function readOne(sent: unknown, file: string): WrittenPost {
  try {
    return readFields(WrittenPost, sent) as WrittenPost // what the schema read is of its type
  } catch (fault) {
    if (!(fault instanceof Problem)) throw fault
    throw refusal(
      Object.fromEntries(
        Object.entries(fault.fields ?? {}).map(([field, said]) => [`${file}: ${field}`, said]),
      ),
    )
  }
}

async function textOf(folder: string, file: string, isList: boolean, { html }: WrittenPost): Promise<string> {
  if (html !== undefined) return html
  const beside = file.replace(/\.json$/i, '.html')
  const text = isList ? undefined : await readFile(join(folder, beside), 'utf8').catch(() => undefined)
  if (text === undefined) throw refusal({ html: fill(texts.textMissing, { file, html: beside }) })
  return text.replace(/^\uFEFF/, '').trim()
}

const reader = (folder: string) => (name: string) => readBeside(folder, name)

/** Reads a file of the folder; a path that leaves it is refused. */
async function readBeside(folder: string, name: string): Promise<Buffer> {
  const home = await realpath(folder)
  const path = await realpath(join(home, name)).catch(() => {
    throw refusal({ [name]: fill(texts.unreadable, { file: name }) })
  })
  if (!path.startsWith(home + sep)) throw refusal({ [name]: fill(texts.outside, { file: name }) })
  return readFile(path).catch(() => {
    throw refusal({ [name]: fill(texts.unreadable, { file: name }) })
  })
}

function parse(text: string, file: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''))
  } catch (fault) {
    throw refusal({
      [file]: fill(texts.jsonMalformed, { file, reason: fault instanceof Error ? fault.message : '' }),
    })
  }
}

const refusal = (fields: Record<string, string>) => new Problem('invalid-fields', {}, fields)
