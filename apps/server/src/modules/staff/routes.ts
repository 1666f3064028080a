import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Problem } from '@enlace/contract/core/problems.ts'
import {
  changeStaff,
  endStaffSessions,
  getStaff,
  inviteStaff,
  listStaff,
  resendStaffInvitation,
  unlockStaff,
} from '@enlace/contract/staff/calls.ts'
import { staffTexts as texts } from '@enlace/contract/staff/texts.ts'
import type { Scope } from '@enlace/database/scope.ts'
import { type CalendarDate, todayInBogota } from '@enlace/domain/calendar-date.ts'
import { isDemoEmail, unlockHere } from '../sign-in/index.ts'
import { readProfile } from '../company/index.ts'
import { appendAudit } from '../../core/http/audit.ts'
import { serve } from '../../core/http/serve/serve.ts'
import { changeMember, endMemberSessions, inviteMember, refusedChange } from './members/commands.ts'
import { authorOf } from '../../core/desk/author.ts'
import { takeSubjectTurn } from '../../core/http/limits.ts'
import { findLockedStaff, findStaffMember, findStaffMembers } from './members/queries.ts'
import { newStaffInvitation, type InvitedPerson } from './members/new-invitation.ts'
import { readStaffMember } from '../../core/desk/reader-queries.ts'
import { findStaffEmailChange } from './email-commands.ts'
import { presentHistory, presentMember } from './present.ts'

/** The company's staff: listing, inviting, changing and deactivating members. */
export function staffRoutes(app: FastifyInstance): void {
  const { db } = app.service

  serve(app, listStaff, async ({ scope }) => {
    const today = todayInBogota(new Date())
    return { members: (await findStaffMembers(db, scope)).map((row) => presentMember(row, today)) }
  })

  serve(app, getStaff, async ({ scope, params }) => {
    const [found, waiting, locked] = await Promise.all([
      findStaffMember(db, scope, params.id),
      findStaffEmailChange(db, scope, params.id),
      findLockedStaff(db, scope),
    ])
    if (!found) throw new Problem('user-not-found')
    const member = presentMember(found.member, todayInBogota(new Date()))
    const emailChange = waiting ? { email: waiting.new_email, until: waiting.expires_at } : null
    return {
      member,
      isLocked: locked.includes(params.id),
      emailChange,
      history: presentHistory(found.history),
    }
  })

  serve(app, inviteStaff, async ({ scope, request, body }) => {
    const { rol: role, ends_on: endsOn, ...person } = body
    demandDayAhead(endsOn)
    if (isDemoEmail(person.email) && !app.service.settings.allowsDemoLogins) throw new Problem('user-exists')
    const id = await invite(request, scope, { ...person, role, endsOn })
    if (id === undefined) throw new Problem('user-exists')
    await audit(request, scope, 'staff:invited', id, { role })
    return { id }
  })

  serve(app, changeStaff, async ({ scope, request, params, body }) => {
    const { rol: role, ends_on: endsOn, active, version } = body
    const former = (await findStaffMembers(db, scope)).find(({ id }) => id === params.id)
    // A past end date may be kept, but not set.
    if (endsOn !== former?.ends_on) demandDayAhead(endsOn)
    const outcome = await db.transaction(scope, (tx) =>
      changeMember(tx, params.id, { version, role, active, endsOn }),
    )
    if (outcome !== 'changed-now') throw refusedChange(outcome)
    const detail = { role, ...(former && { former: former.role }) }
    await audit(request, scope, active ? 'staff:changed' : 'staff:closed', params.id, detail)
    return {}
  })

  serve(app, resendStaffInvitation, async ({ scope, request, params }) => {
    const found = (await findStaffMembers(db, scope)).find(({ id }) => id === params.id)
    if (!found || found.accepted_at !== null) throw new Problem('user-not-found')
    await invite(request, scope, {
      email: found.email,
      firstName: found.first_name,
      lastName: found.last_name,
      role: found.role,
      endsOn: found.ends_on,
    })
    await audit(request, scope, 'staff:invited', params.id, { role: found.role })
    return {}
  })

  serve(app, endStaffSessions, async ({ scope, request, params }) => {
    if (!(await findStaffMember(db, scope, params.id))) throw new Problem('user-not-found')
    const ended = await db.transaction(scope, (tx) => endMemberSessions(tx, tx.context.company_id, params.id))
    await audit(request, scope, 'staff:sessions-ended', params.id, { ended })
    return { ended }
  })

  serve(app, unlockStaff, async ({ scope, request, params }) => {
    const { author } = await authorOf(request, scope)
    await takeSubjectTurn(request, 'unlock', params.id)
    if (!(await unlockHere(db, scope, { staff: params.id }, author))) throw new Problem('user-not-found')
    return {}
  })
}

/** @throws Problem `invalid-fields` for a past end date. */
function demandDayAhead(endsOn: CalendarDate | null): void {
  if (endsOn !== null && endsOn < todayInBogota(new Date()))
    throw new Problem('invalid-fields', {}, { ends_on: texts.dayPast })
}

/** Invites a person in the name of the open scope's member; undefined if the person already works here. */
async function invite(
  request: FastifyRequest,
  scope: Scope,
  person: InvitedPerson,
): Promise<string | undefined> {
  const { db, settings } = request.server.service
  const { member } = await readStaffMember(db, scope)
  const inviter = `${member.first_name} ${member.last_name}`.trim() || member.email
  const profile = await readProfile(db, member.company_id)
  const { invited, mailOf } = newStaffInvitation(settings, profile, person, inviter)
  return inviteMember(db, scope, invited, mailOf)
}

async function audit(
  request: FastifyRequest,
  scope: Scope,
  action: string,
  target: string,
  detail: Record<string, string | number>,
): Promise<void> {
  const { member } = await readStaffMember(request.server.service.db, scope)
  await appendAudit(request, {
    company: member.company_id,
    actor: member.email,
    person: member.identity_id,
    action,
    target,
    detail,
  })
}
