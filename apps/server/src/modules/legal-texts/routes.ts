import { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { fill } from '@enlace/contract/core/fill.ts'
import { Problem } from '@enlace/contract/core/problems.ts'
import {
  discardLegalDraft,
  exportAcceptances,
  getLegalText,
  getLegalVersion,
  getReadyLegalText,
  listAcceptances,
  listLegalTexts,
  publishLegalText,
  saveLegalDraft,
} from '@enlace/contract/legal-texts/calls.ts'
import type { LegalCode } from '@enlace/contract/legal-texts/schemas.ts'
import { legalTextsTexts as texts } from '@enlace/contract/legal-texts/texts.ts'
import type { Database } from '@enlace/database/database.ts'
import type { Scope } from '@enlace/database/scope.ts'
import { csv } from '@enlace/documents/csv.ts'
import { xlsx } from '@enlace/documents/xlsx.ts'
import { todayInBogota } from '@enlace/domain/calendar-date.ts'
import { readProfile, getCompany, contactOf } from '../company/index.ts'
import { audit } from '../../core/audit/content-commands.ts'
import { refuseManyHosts, htmlOf, sanitiseHtml } from '../content/index.ts'
import { exportMediaTypes } from '../exports/index.ts'
import { serveFile } from '../../core/http/serve/serve-file.ts'
import { serve } from '../../core/http/serve/serve.ts'
import { staffAuthor } from '../../core/desk/author.ts'
import { readStaffMember } from '../../core/desk/reader-queries.ts'
import { keepDraft, publishDraft, takeDraft } from './commands.ts'
import { demandedVersion, presentAcceptance, presentDraft, presentTexts, presentVersion } from './present.ts'
import {
  acceptancesAPage,
  findAcceptances,
  findLegalTexts,
  findStanding,
  findVersionHtml,
  streamAcceptances,
} from './queries.ts'
import { presentReadyText } from './ready-present.ts'
import { acceptanceSheet } from './sheet-present.ts'

/** The company's legal texts in the back office: drafts, versions, publication. */
export function legalTextRoutes(app: FastifyInstance): void {
  const { db } = app.service

  serve(app, listLegalTexts, async ({ scope }) => ({ texts: await readTexts(db, scope) }))

  serve(app, getLegalText, async ({ scope, params: { code } }) => {
    const found = await findLegalTexts(db, scope)
    const text = (await readTexts(db, scope)).find((one) => one.code === code)
    if (!text) throw new Problem('malformed-request')
    const draft = found.drafts.find((row) => row.code === code)
    const html =
      text.current && htmlOf(await findVersionHtml(db, scope, code, text.current.version), 'content')
    return {
      ...text,
      versions: found.versions.filter((row) => row.code === code).map(presentVersion),
      html: html ?? '',
      draft: draft ? presentDraft(draft) : null,
    }
  })

  serve(app, getLegalVersion, async ({ scope, params: { code, version } }) => {
    const { versions } = await findLegalTexts(db, scope)
    const row = versions.find((one) => one.code === code && one.version === version)
    if (!row) throw new Problem('version-not-found')
    return {
      ...presentVersion(row),
      html: htmlOf(await findVersionHtml(db, scope, code, version), 'content'),
    }
  })

  serve(app, getReadyLegalText, async ({ scope, params: { code } }) => {
    const { settings, ...company } = await getCompany(db, scope)
    return presentReadyText(code, { ...company, contact: contactOf(settings) })
  })

  serve(app, saveLegalDraft, async ({ scope, request, params: { code }, body }) => {
    const { html, removed, imageHosts } = sanitiseHtml(body.html, 'content')
    refuseManyHosts(imageHosts)
    const author = await staffAuthor(request, scope)
    const draft = await db.transaction(scope, (tx) => keepDraft(tx, code, { ...body, html }, author))
    return { draft: presentDraft(draft), removed }
  })

  serve(app, discardLegalDraft, async ({ scope, request, params: { code }, body }) => {
    const author = await staffAuthor(request, scope)
    await db.transaction(scope, async (tx) => {
      await takeDraft(tx, code, body.revision)
      await audit(tx, author, 'legal-text:discarded', code)
    })
    return {}
  })

  serve(app, publishLegalText, async ({ scope, request, params: { code }, body }) => {
    if (body.from !== null && body.from <= todayInBogota(new Date()))
      throw new Problem('invalid-fields', {}, { from: texts.draft.dateMissing })
    const author = await staffAuthor(request, scope)
    const publishedAt = body.from === null ? null : `${body.from}T00:00:00-05:00`
    const publication = { revision: body.revision, publishedAt }
    return { version: await db.transaction(scope, (tx) => publishDraft(tx, code, publication, author)) }
  })
}

/** The acceptances by user, as a list and as an export. */
export function acceptanceRoutes(app: FastifyInstance): void {
  const { db } = app.service

  serve(app, listAcceptances, async ({ scope, query }) => {
    const { rows, total } = await findAcceptances(db, scope, query)
    return { rows: rows.map(presentAcceptance), total, size: acceptancesAPage }
  })

  serveFile(app, exportAcceptances, async ({ scope, query: { format, ...filter } }) => {
    const { member } = await readStaffMember(db, scope)
    const { company } = await readProfile(db, member.company_id)
    const moment = new Date()
    const sheet = acceptanceSheet(company, streamAcceptances(db, scope, filter), moment)
    return {
      name: `${fill(texts.acceptances.file, { date: todayInBogota(moment) })}.${format}`,
      mediaType: exportMediaTypes[format],
      body: () =>
        Readable.from(format === 'csv' ? csv(sheet) : xlsx(sheet, company.nombre, moment), {
          objectMode: false,
        }),
    }
  })
}

async function readTexts(db: Database, scope: Scope) {
  const found = await findLegalTexts(db, scope)
  const codes: LegalCode[] = ['terminos', 'privacidad']
  const standings = await Promise.all(
    codes.map(async (code) => {
      const demanded = demandedVersion(found.versions.filter((row) => row.code === code))
      return [code, await findStanding(db, scope, code, demanded ?? 0)] as const
    }),
  )
  return presentTexts(found, new Map(standings))
}
