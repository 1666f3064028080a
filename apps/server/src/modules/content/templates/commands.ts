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

/** The outcome of a template that was saved. */
export interface SavedTemplate extends SavedContent {
  /** Names in it that mean nothing and will be shown as nothing. */
  unknown: string[]
}

/**
 * Writes a template for suppliers as it was written, after it was filled once by way of trial. What was told of the
 * one before is forgotten with it.
 * @throws Problem `invalid-fields` for a template that cannot be read, costs too much, or asks too many hosts.
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
 * Puts a template before the suppliers as it was written, after it was filled once by way of trial. What was told of the
 * one before is forgotten with it.
 * @throws Problem `invalid-fields` for a template that cannot be read, costs too much, or asks too many hosts.
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

/** Takes a template for suppliers away, with what was told of it. */
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

/** Writes down for the staff what they should know of a template of the open company. */
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

/** Fills a template with a supplier by way of trial. @throws Problem `invalid-fields` for one that cannot be read. */
export async function tryTemplate(source: string): Promise<FilledHtml> {
  try {
    return await fillTemplate({ source, given: sample })
  } catch (fault) {
    if (!(fault instanceof TemplateFault)) throw fault
    throw new Problem('invalid-fields', {}, { html: faultSentence(fault) })
  }
}
