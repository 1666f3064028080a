import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { manifestTexts as texts } from '@enlace/contract/company/manifest-texts.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import type { Company } from '@enlace/contract/company/schemas.ts'
import { Problem } from '@enlace/contract/core/problems.ts'
import type { Database } from '@enlace/database/database.ts'
import { visitedCompany } from '../../../core/http/visited-company.ts'
import { findFileAt, initialsOf, readProfile } from '../../company/index.ts'
import { drawIcon } from './draw-icon.ts'
import { type AppIconName, appIcons, drawableTypes, type IconSubject } from './icon-drawing.ts'

/** Icons kept in memory; each is some kilobytes. */
const mostKept = 200
/** Characters of a name below an icon. */
const shortest = 12

/** Binds the web manifest of the visited company's portal and its icons, by which it is installed as an application. */
export function appIconRoutes(app: FastifyInstance, { db }: { db: Database }): void {
  const kept = new Map<string, Promise<Buffer>>()

  app.get('/manifest.webmanifest', async (request, reply) => {
    const { company } = await readProfile(db, (await visitedCompany(request)).company)
    return reply
      .header('cache-control', 'no-cache')
      .type('application/manifest+json; charset=utf-8')
      .send(JSON.stringify(manifestOf(company)))
  })

  app.get<{ Params: { version: string; name: string } }>(
    '/app-icons/:version/:name',
    async (request, reply) => {
      const { version, name } = request.params
      const { company } = await readProfile(db, (await visitedCompany(request)).company)
      if (version !== iconVersion(company) || !isIcon(name)) throw new Problem('unknown-call')
      const png = await iconOf(company, version, name)
      return reply.header('cache-control', 'public, max-age=31536000, immutable').type('image/png').send(png)
    },
  )

  async function iconOf(company: Company, version: string, name: AppIconName): Promise<Buffer> {
    const key = `${company.id} ${version} ${name}`
    const known = kept.get(key)
    if (known) return known
    const [oldest] = kept.keys()
    if (kept.size >= mostKept && oldest !== undefined) kept.delete(oldest)
    const drawn = subjectOf(db, company).then((subject) => drawIcon({ ...subject, name }))
    kept.set(key, drawn)
    drawn.catch(() => kept.delete(key))
    return drawn
  }
}

/** Returns the address of an icon within the portal; it changes with the company's brand. */
export const iconAddress = (company: Company, name: AppIconName) =>
  `app-icons/${iconVersion(company)}/${name}`

const isIcon = (name: string): name is AppIconName => Object.hasOwn(appIcons, name)

function iconVersion({ nombre, favicon, colours }: Company): string {
  return createHash('sha256')
    .update(JSON.stringify([nombre, favicon, colours.light.brand]))
    .digest('hex')
    .slice(0, 16)
}

/** Returns the manifest: its addresses are relative to itself, also where the portal has a path. */
function manifestOf(company: Company) {
  const { nombre, page_title, colours } = company
  const icon = (name: AppIconName) => ({
    src: iconAddress(company, name),
    sizes: `${appIcons[name].side}x${appIcons[name].side}`,
    type: 'image/png',
    purpose: appIcons[name].isMaskable ? 'maskable' : 'any',
  })
  return {
    id: './',
    name: page_title,
    short_name: shortNameOf(nombre),
    description: fill(texts.description, { company: nombre }),
    lang: 'es-CO',
    start_url: './',
    scope: './',
    display: 'standalone',
    theme_color: colours.light.brand,
    background_color: '#ffffff',
    icons: (['icon-192.png', 'icon-512.png', 'maskable-512.png'] as const).map(icon),
  }
}

/** Returns the first words of a name that fit below an icon; of a long first word all, which the launcher cuts. */
export function shortNameOf(nombre: string): string {
  const [first = '', ...words] = nombre.split(/\s+/)
  let name = first
  for (const word of words) {
    if (name.length + word.length + 1 > shortest) break
    name += ` ${word}`
  }
  return name
}

async function subjectOf(db: Database, { nombre, favicon, colours }: Company): Promise<IconSubject> {
  const file = await findFileAt(db, favicon)
  const isDrawable = file !== undefined && drawableTypes.has(file.media_type)
  return {
    initials: initialsOf(nombre),
    colour: colours.light.brand,
    picture: isDrawable ? { mediaType: file.media_type, bytes: file.bytes } : undefined,
  }
}
