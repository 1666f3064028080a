import type { FastifyInstance } from 'fastify'
import { paperKindTexts } from '@enlace/contract/papers/issued-texts.ts'
import { Problem } from '@enlace/contract/core/problems.ts'
import {
  getPaperPdf,
  issuePaper,
  listPapers,
  setStatementSubscription,
} from '@enlace/contract/papers/desk/calls.ts'
import { requestedKinds } from '@enlace/contract/papers/desk/schemas.ts'
import type { Database } from '@enlace/database/database.ts'
import type { Scope } from '@enlace/database/scope.ts'
import { todayInBogota } from '@enlace/domain/calendar-date.ts'
import { readProfile } from '../../company/index.ts'
import { serveFile } from '../../../core/http/serve/serve-file.ts'
import { serve } from '../../../core/http/serve/serve.ts'
import { issue } from '../commands.ts'
import { paperFileName } from '../document-file.ts'
import { paperFrame } from '../letterhead.ts'
import { getPaperParty } from '../queries.ts'
import { keepSubscription } from './commands.ts'
import { constancy } from './present.ts'
import { findPaperFile, findPapers, getPaperFacts } from './queries.ts'
import { reasonsAgainst } from './rules.ts'

/**
 * Constancies: the available and the issued ones, issuing one, its file, and the subscription to the monthly
 * statement.
 */
export function paperRoutes(app: FastifyInstance): void {
  serve(app, listPapers, async ({ db, scope }) => {
    const situation = await situationOf(db, scope)
    return {
      offers: requestedKinds.map((kind) => ({ kind, reasons: reasonsAgainst(kind, situation) })),
      ...(await findPapers(db, scope)),
    }
  })

  serve(app, issuePaper, async ({ db, scope, body }) => {
    const situation = await situationOf(db, scope)
    if (reasonsAgainst(body.paper, situation).length > 0) throw new Problem('paper-refused')
    const { party, profile, rules } = situation
    const createdAt = new Date()
    const draft = constancy(body.paper, {
      ...situation,
      frame: await paperFrame(app.service, party.company_id, body.paper),
      company: profile.company,
      today: todayInBogota(createdAt),
      createdAt,
      showsExactAmounts: rules.showsExactAmounts,
    })
    return issue({ db, settings: app.service.settings, company: party.company_id }, scope, draft)
  })

  serveFile(app, getPaperPdf, async ({ db, scope, params }) => {
    const paper = await findPaperFile(db, scope, params.id)
    if (paper === undefined) throw new Problem('document-not-found')
    return {
      name: paperFileName(paperKindTexts[paper.kind].file, paper.numero),
      mediaType: 'application/pdf',
      body: paper.pdf,
    }
  })

  serve(app, setStatementSubscription, async ({ db, scope, body }) => {
    await keepSubscription(db, scope, body.isOn)
    return (await findPapers(db, scope)).subscription
  })
}

async function situationOf(db: Database, scope: Scope) {
  const party = await getPaperParty(db, scope, 'account-statements')
  const [profile, facts] = await Promise.all([readProfile(db, party.company_id), getPaperFacts(db, scope)])
  return {
    ...facts,
    party,
    profile,
    company: profile.company.nombre,
    isOffered: facts.rules.isOffered,
    dataAsOf: party.dataAsOf,
  }
}
