import type { FastifyInstance } from 'fastify'
import { Problem } from '@enlace/contract/core/problems.ts'
import {
  certificateOptions,
  certificatePreview,
  issuedCertificates,
  newCertificates,
  paymentWithholdings,
} from '@enlace/contract/certificates/calls.ts'
import { todayInBogota } from '@enlace/domain/calendar-date.ts'
import { ofScope, readOverview } from './releases/queries.ts'
import { ofAccount } from './issue/standing.ts'
import { checkPlace } from './releases/trial.ts'
import { readProfile } from '../company/index.ts'
import { serve } from '../../core/http/serve/serve.ts'
import { countNew, presentAvailable } from './available-present.ts'
import { readAsked } from './asked-queries.ts'
import { handsOut, presentLine, presentOptions, presentPreview, shownLinesOf } from './present.ts'
import { findLinks, findPaymentWithholdings, findVersionsOfKey } from './queries.ts'

/** Binds the certificates: available and issued ones, previews, and the withholdings of a payment. */
export function certificateRoutes(app: FastifyInstance): void {
  const { service } = app

  serve(app, certificateOptions, async ({ db, scope }) => {
    const overview = await readOverview(db, scope, ofScope())
    const { company_id: company } = overview.context
    const { isTrial } = await checkPlace(service, company)
    return presentOptions(overview, await readProfile(db, company), {
      today: todayInBogota(new Date()),
      isTrial,
    })
  })

  serve(app, certificatePreview, async ({ db, scope, query }) => {
    const asked = await readAsked(db, scope, query)
    if (asked.draft === undefined) throw new Problem('certificate-empty')
    const { isTrial } = await checkPlace(service, asked.company)
    const versions = ofAccount(await findVersionsOfKey(db, scope, query), isTrial)
    const links = await findLinks(db, scope, shownLinesOf(asked.draft).flat())
    return presentPreview(query, asked, versions, links, isTrial)
  })

  serve(app, issuedCertificates, async ({ db, scope, query }) => {
    const overview = await readOverview(db, scope, ofScope(), query.anio)
    const { company_id: company } = overview.context
    const { isTrial } = await checkPlace(service, company)
    const isOffered = handsOut(await readProfile(db, company))
    const today = todayInBogota(new Date())
    return { descarga: isOffered, rows: presentAvailable(overview, { today, isTrial, isOffered }) }
  })

  serve(app, newCertificates, async ({ db, scope }) => {
    const overview = await readOverview(db, scope, ofScope(), 'new')
    const { company_id: company } = overview.context
    const { isTrial } = await checkPlace(service, company)
    const isOffered = handsOut(await readProfile(db, company))
    const today = todayInBogota(new Date())
    return { nuevos: countNew(presentAvailable(overview, { today, isTrial, isOffered })) }
  })

  serve(app, paymentWithholdings, async ({ db, scope, params }) => {
    const found = await findPaymentWithholdings(db, scope, params.id)
    if (found === undefined) throw new Problem('document-not-found')
    const links = await findLinks(db, scope, found.lines)
    return {
      descarga: handsOut(await readProfile(db, found.company)),
      rows: found.lines.map((line) => presentLine(line, links)),
    }
  })
}
