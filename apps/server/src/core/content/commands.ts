import { sql } from 'kysely'
import { allowListVersion } from '@enlace/contract/core/content/allow-list'
import { contentTexts as texts } from '@enlace/contract/core/content/texts'
import type {
  WrittenAdvertisement,
  WrittenCmsContent,
  WrittenPage,
  WrittenTemplate,
} from '@enlace/contract/core/content/written'
import { Problem } from '@enlace/contract/core/problems'
import { query, scopeCompany, type Database, type Transaction } from '@enlace/database/database'
import type { Scope } from '@enlace/database/scope'
import { sanitiseContenido } from './contenido.ts'
import { type PictureFile, pictureAddress } from './picture-file.ts'
import { sanitiseHtml } from './sanitise.ts'

/** Who writes the content, for the audit trail: an email or what acted by itself. */
export interface Author {
  actor: string
  person?: string
  address?: string
}

/** What became of content that was saved. */
export interface SavedContent {
  /** What the allow-list does not hold and is therefore gone, as `tag` or `tag[attribute]`. */
  removed: string[]
}

/** Writes the HTML of a named place, sanitised. @throws Problem `invalid-fields` for a text over the limit or images of too many hosts. */
export async function saveCmsContent(
  db: Database,
  scope: Scope,
  { location, html: written }: WrittenCmsContent,
  author: Author,
): Promise<SavedContent> {
  const { html, removed, ...hosts } = sanitiseHtml(written, 'content')
  const content = { html, ...kept(hosts) }
  await db.transaction(scope, async (tx) => {
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
  })
  return { removed }
}

/**
 * Writes an advertisement into a place of a page for its time; one with the same beginning makes way.
 * @throws Problem `invalid-fields` with a sentence for each field that may not stand.
 */
export async function saveAdvertisement(
  db: Database,
  scope: Scope,
  { page_code, position: place, contenido: written, starts_at, ends_at }: WrittenAdvertisement,
  author: Author,
): Promise<SavedContent> {
  const { contenido, faults, removed, ...hosts } = sanitiseContenido(written)
  if (starts_at !== null && ends_at !== null && Date.parse(ends_at) <= Date.parse(starts_at)) {
    faults['ends_at'] = texts.timesReversed
  }
  if (Object.keys(faults).length > 0) throw new Problem('invalid-fields', {}, faults)
  const content = { contenido: JSON.stringify(contenido), ends_at, ...kept(hosts) }
  await db.transaction(scope, async (tx) => {
    await tx.run(
      query
        .insertInto('advertisements')
        .values({ company_id: scopeCompany, page_code, position: Number(place), starts_at, ...content })
        .onConflict((row) =>
          row
            .columns(['company_id', 'page_code', 'position', 'starts_at'])
            .doUpdateSet({ ...content, updated_at: now }),
        )
        .compile(),
    )
    await audit(tx, author, 'advertisement-saved', `${page_code}:${place}`)
  })
  return { removed }
}

/**
 * Publishes the next version of a page of text; the versions before stay as they are. Words that are those of the
 * newest version make none. @throws Problem `invalid-fields` for a text over the limit or images of too many hosts.
 */
export async function savePage(
  db: Database,
  scope: Scope,
  { code, title, description, html: written, published_at }: WrittenPage,
  author: Author,
): Promise<SavedContent & { version: number; isNew: boolean }> {
  const { html, removed, ...hosts } = sanitiseHtml(written, 'content')
  return db.transaction(scope, async (tx) => {
    // Two who publish at once do so one after the other.
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
      return { removed, version: newest.version, isNew: false }
    }
    const version = (newest?.version ?? 0) + 1
    const page = {
      code,
      version,
      title,
      description,
      html,
      published_at: published_at ?? now,
      ...kept(hosts),
    }
    await tx.run(
      query
        .insertInto('pages')
        .values({ company_id: scopeCompany, ...page })
        .compile(),
    )
    await audit(tx, author, 'page-published', `${code}:${version}`)
    return { removed, version, isNew: true }
  })
}

/** Writes a template, sanitised by the list for templates. @throws Problem `invalid-fields` for a text over the limit or images of too many hosts. */
export async function saveTemplate(
  db: Database,
  scope: Scope,
  { name, title, html: written }: WrittenTemplate,
  author: Author,
): Promise<SavedContent> {
  const { html, removed, ...hosts } = sanitiseHtml(written, 'template')
  const content = { title, html, ...kept(hosts) }
  await db.transaction(scope, async (tx) => {
    await tx.run(
      query
        .insertInto('templates')
        .values({ company_id: scopeCompany, name, ...content })
        .onConflict((row) => row.columns(['company_id', 'name']).doUpdateSet({ ...content, updated_at: now }))
        .compile(),
    )
    await audit(tx, author, 'template-saved', name)
  })
  return { removed }
}

/** Keeps a picture of the company and answers where it is served. */
export async function savePicture(
  db: Database,
  scope: Scope,
  { name, sha256, media_type, bytes }: PictureFile,
  author: Author,
): Promise<string> {
  await db.transaction(scope, async (tx) => {
    const [added] = await tx.run(
      query
        .insertInto('company_files')
        .values({ company_id: scopeCompany, name, sha256, media_type, bytes })
        .onConflict((row) => row.columns(['company_id', 'name']).doNothing())
        .returning('name')
        .compile(),
    )
    if (added) await audit(tx, author, 'picture-saved', name)
  })
  return pictureAddress({ name, sha256 })
}

const now = sql<string>`now()`

/** Each host is named in the policy of every page, a header that stays short. */
const mostHosts = 20

/** @throws Problem `invalid-fields` for images of too many hosts. */
export function refuseManyHosts(imageHosts: readonly string[]): void {
  if (imageHosts.length > mostHosts) throw new Problem('invalid-fields', {}, { html: texts.hostsMany })
}

function kept({ imageHosts, frameHosts }: { imageHosts: string[]; frameHosts: string[] }) {
  refuseManyHosts(imageHosts)
  return { allow_list: allowListVersion, image_hosts: imageHosts, frame_hosts: frameHosts }
}

/** Writes down who changed what the company shows, in the change's own transaction. */
export async function audit(tx: Transaction, author: Author, action: string, target: string): Promise<void> {
  const { actor, person = null, address = null } = author
  await tx.run(
    sql`select append_audit(${scopeCompany}, ${actor}, ${person}::uuid, ${action}, ${target}, ${address}, '{}')`.compile(
      query,
    ),
  )
}
