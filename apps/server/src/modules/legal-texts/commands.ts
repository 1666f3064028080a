import { sql } from 'kysely'
import { Problem } from '@enlace/contract/core/problems.ts'
import type { LegalCode, WrittenLegalText } from '@enlace/contract/legal-texts/schemas.ts'
import { legalTextsTexts as texts } from '@enlace/contract/legal-texts/texts.ts'
import { query, scopeCompany, type Database, type Transaction } from '@enlace/database/database.ts'
import type { Scope } from '@enlace/database/scope.ts'
import { audit, type Author } from '../../core/audit/content-commands.ts'
import { putPage } from '../content/index.ts'
import { staffNameOf } from '../../core/desk/member-name-queries.ts'
import type { DraftRow } from './queries.ts'

type Work = Pick<Transaction, 'run'>

/** Saves a draft over the revision that was read. @throws Problem `changed-meanwhile` if there is a newer one. */
export async function keepDraft(
  tx: Work,
  code: LegalCode,
  { revision, mustAccept: must_accept, ...words }: WrittenLegalText,
  author: Author,
): Promise<DraftRow> {
  const draft = { ...words, must_accept, author: author.actor }
  const kept = ['revision', 'title', 'html', 'must_accept', 'note', 'author', 'updated_at'] as const
  const [row] = await tx.run(
    revision === null
      ? query
          .insertInto('legal_drafts')
          .values({ company_id: scopeCompany, code, ...draft })
          .onConflict((conflict) => conflict.columns(['company_id', 'code']).doNothing())
          .returning(kept)
          .returning(staffNameOf('author').as('author_name'))
          .compile()
      : query
          .updateTable('legal_drafts')
          .set({ ...draft, revision: sql<string>`gen_random_uuid()`, updated_at: sql<string>`now()` })
          .where('company_id', '=', scopeCompany)
          .where('code', '=', code)
          .where('revision', '=', revision)
          .returning(kept)
          .returning(staffNameOf('author').as('author_name'))
          .compile(),
  )
  if (!row) throw new Problem('changed-meanwhile')
  await audit(tx, author, 'legal-text:draft', code)
  return { ...row, code }
}

/** Discards the draft that was read, and returns it. @throws Problem `changed-meanwhile` if there is a newer one. */
export async function takeDraft(
  tx: Work,
  code: LegalCode,
  revision: string,
): Promise<Pick<DraftRow, 'title' | 'html' | 'must_accept' | 'note'>> {
  const [draft] = await tx.run(
    query
      .deleteFrom('legal_drafts')
      .where('company_id', '=', scopeCompany)
      .where('code', '=', code)
      .where('revision', '=', revision)
      .returning(['title', 'html', 'must_accept', 'note'])
      .compile(),
  )
  if (!draft) throw new Problem('changed-meanwhile')
  return draft
}

/**
 * Publishes the draft that was read as the next version, effective from a moment. Unchanged text creates no version:
 * the published one must be accepted from now on, if the draft demands it. @throws Problem `changed-meanwhile`,
 * `invalid-fields` if nothing would change or the text is empty.
 */
export async function publishDraft(
  tx: Work,
  code: LegalCode,
  { revision, publishedAt }: { revision: string; publishedAt: string | null },
  author: Author,
): Promise<number> {
  const { title, html, must_accept, note } = await takeDraft(tx, code, revision)
  if (html.trim() === '') throw new Problem('invalid-fields', {}, { html: texts.draft.empty })
  const page = { code, title, description: '', html, published_at: publishedAt }
  const { version, isNew } = await putPage(tx, page, author)
  if (!isNew && (!must_accept || (await isDemanded(tx, code, version)))) {
    throw new Problem('invalid-fields', {}, { html: texts.draft.nothingNew })
  }
  const what = { must_accept, note, published_by: author.actor }
  await tx.run(
    query
      .insertInto('legal_versions')
      .values({ company_id: scopeCompany, code, version, ...what })
      .onConflict((conflict) =>
        conflict
          .columns(['company_id', 'code', 'version'])
          .doUpdateSet({ ...what, demanded_at: sql<string>`now()` }),
      )
      .compile(),
  )
  await audit(tx, author, must_accept ? 'legal-text:demanded' : 'legal-text:published', `${code}:${version}`)
  return version
}

async function isDemanded(tx: Work, code: LegalCode, version: number): Promise<boolean> {
  const [row] = await tx.run(
    query
      .selectFrom('legal_versions')
      .select('must_accept')
      .where('company_id', '=', scopeCompany)
      .where('code', '=', code)
      .where('version', '=', version)
      .compile(),
  )
  return row?.must_accept === true
}

/**
 * Accepts the due texts for the scope's user. @throws Problem `acceptance-changed` if another version is due by now.
 */
export async function acceptTexts(
  db: Database,
  scope: Scope,
  accepted: readonly { code: LegalCode; version: number }[],
  from: { address: string; browser: string | null },
): Promise<void> {
  await db.transaction(scope, async (tx) => {
    const [row] = await tx.run(
      sql<{
        is_accepted: boolean
      }>`select accept_legal_texts(${JSON.stringify(accepted)}::jsonb, ${from.address}, ${from.browser}) as is_accepted`.compile(
        query,
      ),
    )
    if (row?.is_accepted !== true) throw new Problem('acceptance-changed')
  })
}
