import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Problem } from '@enlace/contract/core/problems.ts'
import { takeSupplierView } from '@enlace/contract/sign-in/session/view-calls.ts'
import { serve } from '../../../core/http/serve/serve.ts'
import { setViewCookie, viewHalves } from '../../../core/http/viewing.ts'
import { hostOf, rememberCompany } from '../../../core/http/visited-company.ts'
import { browserSeen } from '../attempts/browser-seen.ts'
import { endView, takeView, viewMinutes } from './view-commands.ts'

/** Viewing the portal as a supplier or its user, started by the staff in the back office. */
export function viewRoutes(app: FastifyInstance): void {
  const { db } = app.service

  serve(app, takeSupplierView, async ({ request, reply, body }) => {
    const leftHost = URL.canParse(body.from) ? new URL(body.from).hostname : ''
    const taken = await takeView(db, {
      code: body.code,
      host: hostOf(request),
      leftHost,
      browser: browserSeen(request),
    })
    if (!taken) throw new Problem('hand-over-spent')
    const { view, token, cookie } = taken
    setViewCookie(request, reply, cookie, viewMinutes * 60)
    await rememberCompany(request, reply, view.company_id)
    return {
      data: {
        session_token: token,
        userId: view.membership_id ?? '',
        contactFirstName: view.first_name,
        contactLastName: view.last_name,
        contactEmail: view.email,
        razon_social: view.razon_social,
        isMaster: view.is_master,
      },
      company: view.company_id,
      view: { by: view.staff_name, until: view.expires_at },
    }
  })
}

/** Ends a view early, like signing out. */
export async function leaveView(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const halves = viewHalves(request)
  if (halves) await endView(request.server.service.db, halves)
  setViewCookie(request, reply, '', 0)
}
