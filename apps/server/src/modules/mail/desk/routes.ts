import type { FastifyInstance } from 'fastify'
import { Problem } from '@enlace/contract/core/problems.ts'
import {
  getDeskMail,
  listDeskMailRows,
  listDeskMails,
  resendDeskMail,
} from '@enlace/contract/mail/desk/calls.ts'
import type { DeskMailDetail } from '@enlace/contract/mail/desk/schemas.ts'
import { serve } from '../../../core/http/serve/serve.ts'
import { choicesOf, countRows, countsOf } from '../../../core/list/present.ts'
import { findSlice } from '../../../core/list/queries.ts'
import { auditIn, authorIn } from '../../../core/audit/desk-commands.ts'
import { resendMail } from '../../../core/mail/resend-commands.ts'
import { deskMailRows, findDeskMail, findDeskMails, type FoundMail } from './queries.ts'
import { linksIn, showsPersonalMails, writeMailAddress } from './rules.ts'

/** The outbox: sent and failed mails, their preview, and sending one again. */
export function mailsDeskRoutes(app: FastifyInstance): void {
  const { keys, settings } = app.service

  serve(app, listDeskMails, async ({ db, scope, query }) => {
    const { rows, groups, choices } = await findDeskMails(db, scope, query)
    const { status } = query
    const kept = groups.filter(({ estado }) => !status?.length || status.some((one) => one === estado))
    return {
      rows,
      total: countRows(kept),
      totals: [],
      counts: countsOf(groups),
      choices: choicesOf(choices, ['motivo'], query),
      hasServer: settings.smtpUrl !== undefined,
      dataAsOf: null,
    }
  })

  serve(app, listDeskMailRows, ({ db, scope, query }) =>
    findSlice(db, scope, deskMailRows(query), query.after),
  )

  serve(app, getDeskMail, async ({ db, scope, params }) => {
    const mail = await findDeskMail(db, scope, params.id)
    if (!mail) throw new Problem('document-not-found')
    const { company_id } = await db.context(scope)
    return { ...mail, ...contentOf(mail, company_id), mayResend: mail.text !== '' }
  })

  serve(app, resendDeskMail, async ({ db, scope, request, params }) => {
    const resent = await db.transaction(scope, async (tx) => {
      const author = await authorIn(tx, request.ip)
      const done = await resendMail(tx, params.id, author.actor)
      if (done.outcome === 'new' || done.outcome === 'same') {
        const detail = { nuevo: done.outcome === 'new' ? done.id : null }
        await auditIn(tx, author, { action: 'mail-resent', target: params.id, detail })
      }
      return done
    })
    if (resent.outcome === 'unknown') throw new Problem('document-not-found')
    if (resent.outcome === 'forgotten') throw new Problem('mail-not-again')
    const { id, outcome } = resent
    return { id, isNew: outcome === 'new' }
  })

  /** Returns a mail's content, or why only its recipient may read it. */
  function contentOf(
    { id, text, html, holds_secret }: FoundMail,
    company: number,
  ): Pick<DeskMailDetail, 'oculto' | 'texto' | 'vista' | 'enlaces'> {
    const none = { texto: null, vista: null, enlaces: [] }
    if (text === '' && html === '') return { ...none, oculto: 'olvidado' }
    if (holds_secret && !showsPersonalMails(settings)) return { ...none, oculto: 'personal' }
    const address = new URLSearchParams({ mail: writeMailAddress(keys, company, id, Date.now()) })
    const links = showsPersonalMails(settings) ? linksIn(text) : []
    return { oculto: null, texto: text, vista: `mail-preview?${address.toString()}`, enlaces: links }
  }
}
