import { sql } from 'kysely'
import { allowListVersion } from '@enlace/contract/content/allow-list.ts'
import { contentTexts as texts } from '@enlace/contract/content/texts.ts'
import type {
  WrittenAdvertisement,
  WrittenCmsContent,
  WrittenPage,
  WrittenTemplate,
} from '@enlace/contract/content/written.ts'
import { Problem } from '@enlace/contract/core/problems.ts'
import { query, scopeCompany, type Transaction } from '@enlace/database/database.ts'
import { audit, type Author } from '../../core/audit/content-commands.ts'
import { sanitiseContenido } from './sanitise/contenido.ts'
import { sanitiseHtml } from './sanitise/sanitise.ts'

type Work = Pick<Transaction, 'run'>

/** The published content as stored, which its version repeats. */
export interface PutContent<Written> {
  /** HTML that the sanitiser removed, as `tag` or `tag[attribute]`. */
  removed: string[]
  kept: Written
}

/**
 * Publishes the sanitised HTML of a named place. @throws Problem `invalid-fields` for a text over the limit or images
 * of too many hosts.
 */
export async function putCmsContent(
  tx: Work,
  { location, html: written }: WrittenCmsContent,
  author: Author,
): Promise<PutContent<WrittenCmsContent>> {
  const { html, removed, ...hosts } = sanitiseHtml(written, 'content')
  const content = { html, ...listed(hosts) }
  await tx.run(
    query
      .insertInto('cms_content')
      .values({ company_id: scopeCompany, location, ...content })
      .onConflict((row) =>
        row.columns(['company_id', 'location']).doUpdateSet({ ...content, updated_at: now }),
      )
      .compile(),
  )
  await audit(tx, author, 'content-saved', location)
  return { removed, kept: { location, html } }
}

/**
 * Publishes an advertisement for a place of a page and a period. One with an `id` keeps it when it moves, and is
 * refused if another begins there at the same time; one without replaces any that begins there then. @throws Problem
 * `invalid-fields` with a sentence for each faulty field.
 */
export async function putAdvertisement(
  tx: Work,
  written: WrittenAdvertisement,
  author: Author,
  id?: string,
): Promise<PutContent<WrittenAdvertisement> & { id: string }> {
  const { page_code, position: place, starts_at, ends_at } = written
  const { contenido, faults, removed, ...hosts } = sanitiseContenido(written.contenido)
  if (starts_at !== null && ends_at !== null && Date.parse(ends_at) <= Date.parse(starts_at)) {
    faults['ends_at'] = texts.timesReversed
  }
  if (id !== undefined && (await isTaken(tx, written, id))) faults['starts_at'] = texts.placeTaken
  if (Object.keys(faults).length > 0) throw new Problem('invalid-fields', {}, faults)
  const content = { contenido: JSON.stringify(contenido), ends_at, ...listed(hosts) }
  const where = { page_code, position: Number(place), starts_at }
  const [row] = await tx.run(
    query
      .insertInto('advertisements')
      .values({ company_id: scopeCompany, ...where, ...content, ...(id !== undefined && { id }) })
      .onConflict((conflict) =>
        id === undefined
          ? conflict
              .columns(['company_id', 'page_code', 'position', 'starts_at'])
              .doUpdateSet({ ...content, updated_at: now })
          : conflict.columns(['company_id', 'id']).doUpdateSet({ ...where, ...content, updated_at: now }),
      )
      .returning('id')
      .compile(),
  )
  if (!row) throw new Error('An advertisement that was put has an id')
  await audit(tx, author, 'advertisement-saved', `${page_code}:${place}`)
  return { removed, kept: { ...written, contenido }, id: row.id }
}

/**
 * Publishes the next version of a page of text; earlier versions stay unchanged. A text identical to the newest version
 * makes none. @throws Problem `invalid-fields` for a text over the limit or images of too many hosts.
 */
export async function putPage(
  tx: Work,
  written: WrittenPage,
  author: Author,
): Promise<PutContent<WrittenPage> & { version: number; isNew: boolean }> {
  const { code, title, description, published_at } = written
  const { html, removed, ...hosts } = sanitiseHtml(written.html, 'content')
  const kept = { ...written, html }
  // Concurrent publications run one after the other.
  await tx.run(
    query.selectFrom('companies').select('id').where('id', '=', scopeCompany).forUpdate().compile(),
  )
  const [newest] = await tx.run(
    query
      .selectFrom('pages')
      .select(['version', 'title', 'description', 'html'])
      .where('company_id', '=', scopeCompany)
      .where('code', '=', code)
      .orderBy('version', 'desc')
      .limit(1)
      .compile(),
  )
  if (newest?.title === title && newest.description === description && newest.html === html) {
    return { removed, kept, version: newest.version, isNew: false }
  }
  const version = (newest?.version ?? 0) + 1
  const page = {
    code,
    version,
    title,
    description,
    html,
    published_at: published_at ?? now,
    ...listed(hosts),
  }
  await tx.run(
    query
      .insertInto('pages')
      .values({ company_id: scopeCompany, ...page })
      .compile(),
  )
  await audit(tx, author, 'page-published', `${code}:${version}`)
  return { removed, kept, version, isNew: true }
}

/**
 * Publishes a template, sanitised by the list for templates. @throws Problem `invalid-fields` for a text over the limit
 * or images of too many hosts.
 */
export async function putTemplate(
  tx: Work,
  { name, title, html: written }: WrittenTemplate,
  author: Author,
): Promise<PutContent<WrittenTemplate>> {
  const { html, removed, ...hosts } = sanitiseHtml(written, 'template')
  const content = { title, html, ...listed(hosts) }
  await tx.run(
    query
      .insertInto('templates')
      .values({ company_id: scopeCompany, name, ...content })
      .onConflict((row) => row.columns(['company_id', 'name']).doUpdateSet({ ...content, updated_at: now }))
      .compile(),
  )
  await audit(tx, author, 'template-saved', name)
  return { removed, kept: { name, title, html } }
}

/** Each host is in the policy header of every page, which must stay short. */
const mostHosts = 20

/** @throws Problem `invalid-fields` for images of too many hosts. */
export function refuseManyHosts(imageHosts: readonly string[]): void {
  if (imageHosts.length > mostHosts) throw new Problem('invalid-fields', {}, { html: texts.hostsMany })
}

const now = sql<string>`now()`

/** Whether another advertisement begins in the same place at the same time. */
async function isTaken(
  tx: Work,
  { page_code, position, starts_at }: WrittenAdvertisement,
  id: string,
): Promise<boolean> {
  const [other] = await tx.run(
    query
      .selectFrom('advertisements')
      .select('id')
      .where('company_id', '=', scopeCompany)
      .where('page_code', '=', page_code)
      .where('position', '=', Number(position))
      .where(sql<boolean>`starts_at is not distinct from ${starts_at}::timestamptz`)
      .where('id', '!=', id)
      .compile(),
  )
  return other !== undefined
}

function listed({ imageHosts, frameHosts }: { imageHosts: string[]; frameHosts: string[] }) {
  refuseManyHosts(imageHosts)
  return { allow_list: allowListVersion, image_hosts: imageHosts, frame_hosts: frameHosts }
}
