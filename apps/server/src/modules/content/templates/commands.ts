import { sql } from 'kysely'
import type { WrittenFilledTemplate } from '@enlace/contract/content/templates/written-template.ts'
import { Problem } from '@enlace/contract/core/problems.ts'
import { query, scopeCompany, type Database, type Transaction } from '@enlace/database/database.ts'
import type { Scope } from '@enlace/database/scope.ts'
import { type Author, audit } from '../../../core/audit/content-commands.ts'
import type { SavedContent } from '../commands.ts'
import { refuseManyHosts } from '../put-commands.ts'
import { recordPublished } from '../versions/commands.ts'
import { faultSentence } from './fill/fault-sentence.ts'
import { TemplateFault } from './fill/fault.ts'
import { fillTemplate } from './fill/fill.ts'
import type { FilledHtml } from './fill/fill-job.ts'
import { sample } from './sample.ts'

/** The result of saving a template. */
export interface SavedTemplate extends SavedContent {
  /** Unknown names in it, which are shown as nothing. */
  unknown: string[]
}

/**
 * Saves a template for suppliers as written, after a test run. The recorded faults of the previous one are deleted.
 * @throws Problem `invalid-fields` for a template that cannot be parsed, is too expensive, or uses too many hosts.
 */
export async function saveFilledTemplate(
  db: Database,
  scope: Scope,
  written: WrittenFilledTemplate,
  author: Author,
): Promise<SavedTemplate> {
  return db.transaction(scope, async (tx) => {
    const saved = await putFilledTemplate(tx, written, author)
    const { name: item, ...body } = written
    await recordPublished(tx, { kind: 'document', item }, { body }, author)
    return saved
  })
}

/**
 * Publishes a template for suppliers as written, after a test run. The recorded faults of the previous one are deleted.
 * @throws Problem `invalid-fields` for a template that cannot be parsed, is too expensive, or uses too many hosts.
 */
export async function putFilledTemplate(
  tx: Pick<Transaction, 'run'>,
  { name, title, html: source }: WrittenFilledTemplate,
  author: Author,
): Promise<SavedTemplate> {
  const { unknown, removed, imageHosts, frameHosts } = await tryTemplate(source)
  refuseManyHosts(imageHosts)
  const template = { title, source, image_hosts: imageHosts, frame_hosts: frameHosts }
  await tx.run(
    query
      .insertInto('filled_templates')
      .values({ company_id: scopeCompany, name, ...template })
      .onConflict((row) =>
        row.columns(['company_id', 'name']).doUpdateSet({ ...template, updated_at: sql<string>`now()` }),
      )
      .compile(),
  )
  await tx.run(
    query
      .deleteFrom('template_faults')
      .where('company_id', '=', scopeCompany)
      .where('template', '=', name)
      .compile(),
  )
  await audit(tx, author, 'template-saved', name)
  return { unknown, removed }
}

/** Removes a template for suppliers, with its recorded faults. */
export async function removeFilledTemplate(
  db: Database,
  scope: Scope,
  name: string,
  author: Author,
): Promise<boolean> {
  return db.transaction(scope, async (tx) => {
    const removed = await tx.run(
      query
        .deleteFrom('filled_templates')
        .where('company_id', '=', scopeCompany)
        .where('name', '=', name)
        .returning('name')
        .compile(),
    )
    if (removed.length > 0) await audit(tx, author, 'template-removed', name)
    return removed.length > 0
  })
}

/** Records the faults of a template of the open company for the staff. */
export async function noteTemplateFaults(
  db: Database,
  scope: Scope,
  name: string,
  faults: readonly string[],
): Promise<void> {
  await db.transaction(scope, async (tx) => {
    for (const fault of faults)
      await tx.run(sql`select note_template_fault(${name}, ${fault})`.compile(query))
  })
}

/** Fills a template with a sample supplier as a test. @throws Problem `invalid-fields` if it cannot be parsed. */
export async function tryTemplate(source: string): Promise<FilledHtml> {
  try {
    return await fillTemplate({ source, given: sample })
  } catch (fault) {
    if (!(fault instanceof TemplateFault)) throw fault
    throw new Problem('invalid-fields', {}, { html: faultSentence(fault) })
  }
}
