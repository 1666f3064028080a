import type { FastifyInstance, FastifyRequest } from 'fastify'
import { fill } from '@enlace/contract/core/fill'
import { Problem } from '@enlace/contract/core/problems'
import { masterMailTexts as mailTexts } from '@enlace/contract/core/users/master-mail-texts'
import {
  changeSupplierUser,
  enableSupplierUser,
  endSupplierUserSessions,
  getSupplierUser,
  listSupplierEvents,
  listSupplierHoldings,
  resetSupplierUserFactor,
  setSupplierMaster,
  unlockSupplierUser,
} from '@enlace/contract/features/suppliers/user-calls'
import { supplierUserFormTexts as texts } from '@enlace/contract/features/suppliers/texts'
import type { Scope } from '@enlace/database/scope'
import { formatInstant, todayInBogota } from '@enlace/domain/calendar-date'
import { serve } from '../../core/http/serve.ts'
import { readProfile } from '../../core/company/profile.ts'
import { portalLink } from '../../core/mail/links.ts'
import type { MailContent } from '../../core/mail/words.ts'
import { mailBrandOf, writeMail } from '../../core/mail/write.ts'
import { authorOf } from '../../core/staff/author.ts'
import * as commands from '../../core/users/company-commands.ts'
import { takeSubjectTurn } from '../../core/http/limits.ts'
import { unlockHere } from '../../core/users/unlock-commands.ts'
import { resetFactor } from '../../core/users/reset-factor-commands.ts'
import { presentHoldings } from './merge-present.ts'
import { findHoldings } from './merge-queries.ts'
import { findSupplier } from './queries.ts'
import { presentEvent, presentUserDetail } from './user-present.ts'
import { findEvents, findSupplierUser } from './user-queries.ts'

/** What has a part of its own on the page of a third party. */
const ofTheRecord: ReadonlySet<string> = new Set(['branch_accounts', 'memberships'])

/** The users of a third party in the company's hands: what they may do, whether they may enter, and what happened. */
export function supplierUserRoutes(app: FastifyInstance): void {
  const { db } = app.service

  serve(app, listSupplierEvents, async ({ scope, params }) => {
    if (!(await findSupplier(db, scope, params.id))) throw new Problem('supplier-not-found')
    return { events: (await findEvents(db, scope, params.id)).map(presentEvent) }
  })

  serve(app, listSupplierHoldings, async ({ scope, params }) => {
    if (!(await findSupplier(db, scope, params.id))) throw new Problem('supplier-not-found')
    const held = await findHoldings(db, scope, params.id)
    return { lines: presentHoldings(held.filter(({ what }) => !ofTheRecord.has(what))) }
  })

  serve(app, getSupplierUser, async ({ scope, request, params }) =>
    presentUserDetail(await demandUser(request, scope, params)),
  )

  serve(app, changeSupplierUser, async ({ scope, request, params, body }) => {
    const { user } = await demandUser(request, scope, params)
    const { sello, rol, modules, isReadOnly, endsOn, accounts } = body
    if (endsOn !== null && endsOn !== user.ends_on && endsOn < todayInBogota(new Date()))
      throw new Problem('invalid-fields', {}, { endsOn: texts.dayPast })
    const role = rol === 'usuario' ? null : rol
    const grant = { role, modules, read_only: isReadOnly, ends_on: endsOn, accounts }
    await commands.changeCompanyUser(act(request, scope), params.user, sello, grant)
    return {}
  })

  serve(app, enableSupplierUser, async ({ scope, request, params, body }) => {
    await demandUser(request, scope, params)
    await commands.setCompanyUserActive(act(request, scope), params.user, body.isActive)
    return {}
  })

  serve(app, endSupplierUserSessions, async ({ scope, request, params }) => {
    await demandUser(request, scope, params)
    return { sessions: await commands.endCompanyUserSessions(act(request, scope), params.user) }
  })

  serve(app, setSupplierMaster, async ({ scope, request, params, body }) => {
    const { supplier, user } = await demandUser(request, scope, params)
    const content = await masterMail(request, scope, {
      supplier: supplier.nombre,
      user: user.nombre || user.correo,
      change: body.isMaster ? 'given' : 'taken',
    })
    const { isMaster } = body
    await commands.setCompanyMaster(
      act(request, scope),
      { id: params.user, party: params.id, isMaster },
      content,
    )
    return {}
  })

  serve(app, unlockSupplierUser, async ({ scope, request, params }) => {
    await demandUser(request, scope, params)
    const { author } = await authorOf(request, scope)
    await takeSubjectTurn(request, 'unlock', params.user)
    if (!(await unlockHere(db, scope, { membership: params.user }, author)))
      throw new Problem('user-not-found')
    return {}
  })

  serve(app, resetSupplierUserFactor, async ({ scope, request, params }) => {
    const { user } = await demandUser(request, scope, params)
    if (!user.has_factor) throw new Problem('factor-missing')
    if (!(await commands.isOnlyCompanyUser(db, scope, params.user))) throw new Problem('factor-not-ours')
    const { company, author } = await authorOf(request, scope)
    const { settings } = app.service
    const service = { audience: 'portal', db, settings } as const // the audience is a word of its own
    const reset = { company, email: user.correo, membership: params.user }
    if (!(await resetFactor(service, scope, reset, author))) throw new Problem('factor-missing')
    return {}
  })
}

/** Who acts, and from where: the audit trail keeps it. */
const act = (request: FastifyRequest, scope: Scope) => ({
  db: request.server.service.db,
  scope,
  origin: request.ip,
})

/** @throws Problem `user-not-found` for a user that is not this third party's. */
async function demandUser(
  request: FastifyRequest,
  scope: Scope,
  { id, user }: { id: number; user: string },
): Promise<NonNullable<Awaited<ReturnType<typeof findSupplierUser>>>> {
  const found = await findSupplierUser(request.server.service.db, scope, id, user)
  if (!found) throw new Problem('user-not-found')
  return found
}

/** Tells a supplier's masters that the company made somebody one, or no more. */
async function masterMail(
  request: FastifyRequest,
  scope: Scope,
  { supplier, user, change }: { supplier: string; user: string; change: 'given' | 'taken' },
): Promise<MailContent> {
  const { db, settings } = request.server.service
  const { company } = await authorOf(request, scope)
  const brand = mailBrandOf(await readProfile(db, company))
  const names = { company: brand.company, supplier, user, actor: brand.company }
  return writeMail(brand, {
    subject: fill(mailTexts.subject, names),
    title: mailTexts.title,
    paragraphs: [fill(mailTexts[change], names), fill(mailTexts.at, { at: formatInstant(new Date()) })],
    button: { label: mailTexts.button, href: await portalLink(db, settings, company, '/users') },
    small: [mailTexts.unexpected],
  })
}
