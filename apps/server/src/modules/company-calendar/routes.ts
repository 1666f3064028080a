import type { FastifyInstance } from 'fastify'
import { Problem } from '@enlace/contract/core/problems.ts'
import { changeCompanyCalendar, getCompanyCalendar } from '@enlace/contract/company-calendar/calls.ts'
import { todayInBogota } from '@enlace/domain/calendar-date.ts'
import { getCompany, keepSettingsIn, lockSettings, versionOf } from '../company/index.ts'
import { generateEvents } from '../events/index.ts'
import { serve } from '../../core/http/serve/serve.ts'
import { authorIn } from '../../core/audit/desk-commands.ts'
import { calendarNames, presentCalendar, settingsOf } from './present.ts'

/** Binds the calendar of receiving, payment and closed days; the suppliers' events are updated at once. */
export function companyCalendarRoutes(app: FastifyInstance): void {
  serve(app, getCompanyCalendar, async ({ db, scope }) => {
    const { settings } = await getCompany(db, scope)
    return presentCalendar(settings, todayInBogota(new Date()))
  })

  serve(app, changeCompanyCalendar, async ({ db, scope, request, body }) => {
    const { version, ...calendar } = body
    const now = new Date()
    const company = await db.transaction(scope, async (tx) => {
      const held = await lockSettings(tx, calendarNames)
      if (versionOf(held, calendarNames) !== version) throw new Problem('changed-meanwhile')
      await keepSettingsIn(tx, settingsOf(calendar), await authorIn(tx, request.ip))
      return tx.context.company_id
    })
    const { made, changed, removed } = await generateEvents(db, company, now)
    const { settings } = await getCompany(db, scope)
    return {
      ...presentCalendar(settings, todayInBogota(now)),
      eventos: { creados: made, cambiados: changed, retirados: removed },
    }
  })
}
