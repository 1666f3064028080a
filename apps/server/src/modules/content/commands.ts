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

/** The outcome of content that was saved. */
export interface SavedContent {
  /** What the allow-list does not hold and is therefore gone, as `tag` or `tag[attribute]`. */
  removed: string[]
}

/** Writes the HTML of a named place, sanitised. @throws Problem `invalid-fields` for a text over the limit or images of too many hosts. */
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
 * Writes an advertisement into a place of a page for its time; one with the same beginning makes way.
 * @throws Problem `invalid-fields` with a sentence for each field that may not stand.
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
 * Publishes the next version of a page of text; the versions before stay as they are. Words that are those of the
 * newest version make none. @throws Problem `invalid-fields` for a text over the limit or images of too many hosts.
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

/** Writes a template, sanitised by the list for templates. @throws Problem `invalid-fields` for a text over the limit or images of too many hosts. */
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
