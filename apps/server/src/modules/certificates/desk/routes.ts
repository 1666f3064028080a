import type { FastifyInstance } from 'fastify'
import { Problem } from '@enlace/contract/core/problems.ts'
import {
  beginCertificateRun,
  cancelCertificateRun,
  downloadIssuedCertificate,
  getCertificateYear,
  getIssuedCertificate,
  listIssuedCertificateRows,
  listIssuedCertificates,
  listToldSuppliers,
  revokeIssuedCertificate,
} from '@enlace/contract/certificates/desk/calls.ts'
import { certificateYearTexts } from '@enlace/contract/certificates/desk/texts.ts'
import type { Scope } from '@enlace/database/scope.ts'
import { todayInBogota } from '@enlace/domain/calendar-date.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import { beginRun, cancelRun, revokeCertificate } from '../runs/company-commands.ts'
import { cityName } from '../releases/key.ts'
import { hasReleased } from '../runs/queries.ts'
import { checkPlace } from '../releases/trial.ts'
import { serveFile } from '../../../core/http/serve/serve-file.ts'
import { serve } from '../../../core/http/serve/serve.ts'
import { choicesOf, countRows, countsOf, totalsOf } from '../../../core/list/present.ts'
import { findSlice } from '../../../core/list/queries.ts'
import { verificationAt, verifyAddress } from '../../papers/index.ts'
import { readStaffMember } from '../../../core/desk/reader-queries.ts'
import { findIssued, findIssuedCertificate, findIssuedFile, findYear, issuedRows } from './queries.ts'
import { findTold } from './told-queries.ts'

/** Binds the company's certificates: the issued ones, and the runs for all suppliers of a year. */
export function certificatesDeskRoutes(app: FastifyInstance): void {
  const { db, settings } = app.service

  serve(app, listIssuedCertificates, async ({ scope, query }) => {
    const { rows, groups, choices } = await findIssued(db, scope, query)
    const { status } = query
    const kept = groups.filter(({ estado }) => !status?.length || status.some((one) => one === estado))
    return {
      rows: rows.map(withCity),
      total: countRows(kept),
      totals: totalsOf(groups, ['valor'], status),
      counts: countsOf(groups),
      choices: choicesOf(choices, ['tipo', 'anio'], query),
      dataAsOf: null,
    }
  })

  serve(app, listIssuedCertificateRows, async ({ scope, query }) => {
    const { rows, next } = await findSlice(db, scope, issuedRows(query), query.after)
    return { rows: rows.map(withCity), next }
  })

  serve(app, getIssuedCertificate, ({ scope, params }) => certificateOf(scope, params.id))

  serveFile(app, downloadIssuedCertificate, async ({ scope, params }) => {
    const file = await findIssuedFile(db, scope, params.id)
    if (!file) throw new Problem('document-not-found')
    return { name: `${file.numero}.pdf`, mediaType: 'application/pdf', body: () => file.pdf }
  })

  serve(app, revokeIssuedCertificate, async ({ scope, params, body }) => {
    const { numero, estado } = await certificateOf(scope, params.id)
    if (estado === 'anulado') throw new Problem('changed-meanwhile')
    const { motivo, otra_vez: again } = body
    if (!(await revokeCertificate(db, await actorOf(scope), { numero, motivo, again })))
      throw new Problem('changed-meanwhile')
    return certificateOf(scope, params.id)
  })

  serve(app, getCertificateYear, ({ scope, query }) => yearOf(scope, query.anio))

  serve(app, beginCertificateRun, async ({ scope, body }) => {
    const { acto, anio, tipos } = body
    const actor = await actorOf(scope)
    if (acto === 'notify') await demandTellable(actor.company, { anio, tipos })
    const run = await beginRun(db, actor, { act: acto, anio, tipos })
    if (run === undefined) throw new Problem('invalid-fields', {}, { tipos: certificateYearTexts.underWay })
    if (run.total === 0)
      throw new Problem('invalid-fields', {}, { tipos: fill(certificateYearTexts.nobody, { anio }) })
    return yearOf(scope, anio)
  })

  serve(app, cancelCertificateRun, async ({ scope, body }) => {
    await cancelRun(db, await actorOf(scope), body.acto)
    return yearOf(scope, body.anio)
  })

  serve(app, listToldSuppliers, ({ scope, query }) => findTold(db, scope, query))

  async function yearOf(scope: Scope, wanted: number | undefined) {
    const running = Number(todayInBogota(new Date()).slice(0, 4))
    // Certificates of the current year are not available yet: the year before is the useful default.
    const anio = wanted ?? running - 1
    const { company_id: company } = await db.context(scope)
    const { isTrial } = await checkPlace(app.service, company)
    const { anios, kinds, runs } = await findYear(db, scope, anio, isTrial)
    const years = [...new Set([running, anio, ...anios])].toSorted((one, other) => other - one)
    return { anio, anios: years, tipos: kinds, procesos: runs }
  }

  async function certificateOf(scope: Scope, id: string) {
    const found = await findIssuedCertificate(db, scope, id)
    if (!found) throw new Problem('document-not-found')
    const { company_id: company } = await db.context(scope)
    const { address } = verificationAt(await verifyAddress({ db, settings, company }), found.codigo)
    return { ...withCity(found), verificacion: address }
  }

  /** Refuses to announce trials and unreleased certificates. @throws Problem `invalid-fields`. */
  async function demandTellable(company: number, of: Parameters<typeof hasReleased>[2]) {
    if ((await checkPlace(app.service, company)).isTrial)
      throw new Problem('invalid-fields', {}, { tipos: certificateYearTexts.notTold })
    if (!(await hasReleased(db, company, of)))
      throw new Problem('invalid-fields', {}, { tipos: certificateYearTexts.nothingReleased })
  }

  async function actorOf(scope: Scope) {
    const { member } = await readStaffMember(db, scope)
    return { company: member.company_id, actor: member.email }
  }
}

const withCity = <Kept extends { municipio: string }>({ municipio, ...rest }: Kept) => ({
  ...rest,
  ciudad: municipio === '' ? '' : cityName(municipio),
})
