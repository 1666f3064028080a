import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { readyForm, readyFormTitle } from '@enlace/domain/company-start/registration-form.ts'
import { type DemoAdvertisement, demoPublications } from './publications.ts'

/** The version of the allow-list that this content was written for; a test of the server compares both. */
export const demoAllowList = 1

/** The content of a demo company as stored. */
export interface DemoContent {
  pictures: { name: string; sha256: string; bytes: Buffer }[]
  places: { location: string; html: string }[]
  pages: { code: string; title: string; description: string; html: string; published: string }[]
  advertisements: {
    page: string
    position: number
    contenido: Record<string, unknown>
    days: { from: number; to: number } | null
  }[]
  templates: { name: string; title: string; html: string }[]
  documents: { name: string; title: string; html: string }[]
}

/** Reads the content of a demo company: the files of its folder and the list of their places. */
export async function readDemoContent(brand: string): Promise<DemoContent> {
  const {
    pages = [],
    advertisements = [],
    hasReadyForm = false,
    templates = {},
    documents = {},
  } = demoPublications[brand] ?? {}
  const pictures = (await readFolder(brand, 'pictures')).map(({ name, bytes }) => ({
    name,
    sha256: createHash('sha256').update(bytes).digest('hex'),
    bytes,
  }))
  const addresses = new Map(pictures.map(({ name, sha256 }) => [name, `company-files/${sha256}/${name}`]))
  const texts = await readTexts(brand, 'pages')
  const shown = await readTexts(brand, 'advertisements')
  return {
    pictures,
    places: [...(await readTexts(brand, 'places'))].map(([location, html]) => ({ location, html })),
    pages: pages.map((page) => ({ ...page, html: texts.get(page.code) ?? '' })),
    advertisements: advertisements.map(({ page, position, days = null, ...advertisement }) => ({
      page,
      position,
      days,
      contenido: contenidoOf(advertisement, addresses, shown),
    })),
    templates: hasReadyForm ? [readyTemplate] : titled(await readTexts(brand, 'templates'), templates),
    documents: titled(await readTexts(brand, 'documents'), documents),
  }
}

const readyTemplate = { name: 'supplier-registration', title: readyFormTitle, html: readyForm }

const titled = (texts: ReadonlyMap<string, string>, titles: Readonly<Record<string, string>>) =>
  [...texts].map(([name, html]) => ({ name, title: titles[name] ?? name, html }))

type Shown = DemoAdvertisement['shows'] extends infer One
  ? One extends readonly unknown[]
    ? never
    : One
  : never

function contenidoOf(
  { kind, shows, seconds = 0 }: Omit<DemoAdvertisement, 'page' | 'position' | 'days'>,
  addresses: ReadonlyMap<string, string>,
  texts: ReadonlyMap<string, string>,
): Record<string, unknown> {
  const fieldsOf = (one: Shown | undefined) => {
    const picture = one && 'picture' in one ? one : undefined
    return {
      source: 'imagen',
      imagen: picture ? known(addresses, picture.picture) : '',
      url: '',
      url_redirect: picture?.link ?? '',
      target: '_self',
      html_code: one && 'html' in one ? known(texts, one.html) : '',
    }
  }
  const textOf = (one: Shown | undefined) => (one && 'picture' in one ? one.text : '')
  const isCarousel = Array.isArray(shows)
  const single = isCarousel ? undefined : (shows as Shown) // anything but a list is one of them
  const slides = isCarousel ? (shows as readonly Shown[]) : [] // likewise
  return {
    type_content: kind,
    ...fieldsOf(single),
    text_imagen: textOf(single),
    seconds_transition: seconds,
    contenido_carrusel: slides.map((slide) => ({
      type_content: 'picture' in slide ? 'imagen' : 'html',
      ...fieldsOf(slide),
      text_carrusel: textOf(slide),
    })),
  }
}

function known(found: ReadonlyMap<string, string>, name: string): string {
  const value = found.get(name)
  if (value === undefined) throw new Error(`The demo has no file ${name}`)
  return value
}

async function readTexts(brand: string, kind: string): Promise<Map<string, string>> {
  const files = await readFolder(brand, kind)
  return new Map(files.map(({ name, bytes }) => [name, bytes.toString('utf8').trim()]))
}

/** The files of a folder by name without extension; empty if the folder does not exist. */
async function readFolder(brand: string, kind: string): Promise<{ name: string; bytes: Buffer }[]> {
  const folder = new URL(`./${brand}/${kind}/`, import.meta.url)
  const names = await readdir(folder).catch((fault: NodeJS.ErrnoException) => {
    if (fault.code === 'ENOENT') return []
    throw fault
  })
  return Promise.all(
    names
      .toSorted((one, other) => one.localeCompare(other))
      .map(async (file) => ({
        name: file.replace(/\.\w+$/, ''),
        bytes: await readFile(new URL(file, folder)),
      })),
  )
}
