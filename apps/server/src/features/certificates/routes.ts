import type { FastifyInstance } from 'fastify'
import { Problem } from '@enlace/contract/core/problems'
import {
  certificateOptions,
  certificatePreview,
  issuedCertificates,
  paymentWithholdings,
} from '@enlace/contract/features/certificates/calls'
import { todayInBogota } from '@enlace/domain/calendar-date'
import { ofScope, readOverview } from '../../core/certificates/queries.ts'
import { readProfile } from '../../core/company/profile.ts'
import { serve } from '../../core/http/serve.ts'
import { presentAvailable } from './available-present.ts'
import { readAsked } from './asked-queries.ts'
import { handsOut, presentLine, presentOptions, presentPreview, shownLinesOf } from './present.ts'
import { findLinks, findPaymentWithholdings, findVersionsOfKey } from './queries.ts'

/** What can be certified, what a certificate says, what was issued, and what was withheld of a payment. */
export function certificateRoutes(app: FastifyInstance): void {
  serve(app, certificateOptions, async ({ db, scope }) => {
    const overview = await readOverview(db, scope, ofScope())
    const profile = await readProfile(db, overview.context.company_id)
    return presentOptions(overview, profile, todayInBogota(new Date()))
  })

  serve(app, certificatePreview, async ({ db, scope, query }) => {
    const asked = await readAsked(db, scope, query)
    if (asked.draft === undefined) throw new Problem('certificate-empty')
    const versions = await findVersionsOfKey(db, scope, query)
    const links = await findLinks(db, scope, shownLinesOf(asked.draft).flat())
    return presentPreview(query, asked, versions, links)
  })

  serve(app, issuedCertificates, async ({ db, scope, query }) => {
    const overview = await readOverview(db, scope, ofScope(), query.anio)
    const profile = await readProfile(db, overview.context.company_id)
    return { descarga: handsOut(profile), rows: presentAvailable(overview, todayInBogota(new Date())) }
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
