import type {
  WrittenAdvertisement,
  WrittenCmsContent,
  WrittenPage,
  WrittenTemplate,
} from '@enlace/contract/content/written.ts'
import { query, scopeCompany, type Database } from '@enlace/database/database.ts'
import type { Scope } from '@enlace/database/scope.ts'
import { recordPublished } from './versions/commands.ts'
import { audit, type Author } from '../../core/audit/content-commands.ts'
import { type PictureFile, pictureAddress } from './sanitise/picture-file.ts'
import { putAdvertisement, putCmsContent, putPage, putTemplate } from './put-commands.ts'

/** The result of saving content. */
export interface SavedContent {
  /** HTML that the sanitiser removed, as `tag` or `tag[attribute]`. */
  removed: string[]
}

/**
 * Saves the sanitised HTML of a named place. @throws Problem `invalid-fields` for a text over the limit or images of
 * too many hosts.
 */
export async function saveCmsContent(
  db: Database,
  scope: Scope,
  written: WrittenCmsContent,
  author: Author,
): Promise<SavedContent> {
  return db.transaction(scope, async (tx) => {
    const { removed, kept } = await putCmsContent(tx, written, author)
    const { location: item, ...body } = kept
    await recordPublished(tx, { kind: 'place', item }, { body }, author)
    return { removed }
  })
}

/**
 * Saves an advertisement for a place of a page and a period; it replaces one with the same beginning. @throws Problem
 * `invalid-fields` with a sentence for each faulty field.
 */
export async function saveAdvertisement(
  db: Database,
  scope: Scope,
  written: WrittenAdvertisement,
  author: Author,
): Promise<SavedContent> {
  return db.transaction(scope, async (tx) => {
    const { removed, kept: body, id: item } = await putAdvertisement(tx, written, author)
    await recordPublished(tx, { kind: 'advertisement', item }, { body }, author)
    return { removed }
  })
}

/**
 * Publishes the next version of a page of text; earlier versions stay unchanged. A text identical to the newest version
 * makes none. @throws Problem `invalid-fields` for a text over the limit or images of too many hosts.
 */
export async function savePage(
  db: Database,
  scope: Scope,
  written: WrittenPage,
  author: Author,
): Promise<SavedContent & { version: number; isNew: boolean }> {
  return db.transaction(scope, async (tx) => {
    const { removed, kept, version, isNew } = await putPage(tx, written, author)
    const { code: item, title, description, html, published_at: publishedAt } = kept
    const published = { body: { title, description, html }, publishedAs: version, publishedAt }
    if (isNew) await recordPublished(tx, { kind: 'page', item }, published, author)
    return { removed, version, isNew }
  })
}

/**
 * Saves a template, sanitised by the list for templates. @throws Problem `invalid-fields` for a text over the limit or
 * images of too many hosts.
 */
export async function saveTemplate(
  db: Database,
  scope: Scope,
  written: WrittenTemplate,
  author: Author,
): Promise<SavedContent> {
  return db.transaction(scope, async (tx) => {
    const { removed, kept } = await putTemplate(tx, written, author)
    const { name: item, ...body } = kept
    await recordPublished(tx, { kind: 'template', item }, { body }, author)
    return { removed }
  })
}

/** Stores a picture of the company and returns its address. */
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
