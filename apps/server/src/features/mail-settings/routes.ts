import type { FastifyInstance } from 'fastify'
import { fill } from '@enlace/contract/core/fill'
import { Problem } from '@enlace/contract/core/problems'
import {
  changeMailSettings,
  checkMailDomain,
  getMailSettings,
  sendTestMail,
} from '@enlace/contract/features/mail-settings/calls'
import { mailSettingsTexts } from '@enlace/contract/features/mail-settings/texts'
import type { Scope } from '@enlace/database/scope'
import { formatInstant } from '@enlace/domain/calendar-date'
import { readProfile } from '../../core/company/profile.ts'
import { serve } from '../../core/http/serve.ts'
import { mailBrandOf, writeMail } from '../../core/mail/write.ts'
import { staffAuthor } from '../../core/staff/author.ts'
import { readStaffMember } from '../../core/staff/queries.ts'
import { keepMailSettings, queueTest } from './commands.ts'
import { checkDomain } from './domain-rules.ts'
import { presentMailSettings, senderOf } from './present.ts'
import { findMailSettings } from './queries.ts'

const texts = mailSettingsTexts.mail

/** Whom the company's mails come from, whether they arrive, and what its domain says. */
export function mailSettingsRoutes(app: FastifyInstance): void {
  const { db, settings } = app.service
  const read = async (scope: Scope) => {
    const { member } = await readStaffMember(db, scope)
    return presentMailSettings(settings, member.company_name, await findMailSettings(db, scope))
  }

  serve(app, getMailSettings, ({ scope }) => read(scope))

  serve(app, changeMailSettings, async ({ scope, request, body }) => {
    const author = await staffAuthor(request, scope)
    await db.transaction(scope, (tx) => keepMailSettings(tx, body, author))
    return read(scope)
  })

  serve(app, sendTestMail, async ({ scope, request }) => {
    const { member } = await readStaffMember(db, scope)
    const profile = await readProfile(db, member.company_id)
    const found = await findMailSettings(db, scope)
    const sender = senderOf(settings, member.company_name, found.settings)
    const company = member.company_name
    const content = writeMail(mailBrandOf(profile), {
      subject: fill(texts.subject, { company }),
      title: texts.title,
      paragraphs: [
        fill(texts.body, {
          person: `${member.first_name} ${member.last_name}`.trim() || member.email,
          company,
        }),
        texts.next,
      ],
      facts: [
        { label: texts.sender, value: `${sender.name} <${sender.address}>` },
        { label: texts.replyTo, value: sender.replyTo },
        { label: texts.at, value: formatInstant(new Date()) },
      ],
    })
    const author = await staffAuthor(request, scope)
    const mail = { recipient: member.email, content }
    return { id: await db.transaction(scope, (tx) => queueTest(tx, mail, author)) }
  })

  serve(app, checkMailDomain, async ({ scope }) => {
    const { effective, dkimSelector } = await read(scope)
    const domain = effective.address.slice(effective.address.lastIndexOf('@') + 1).toLowerCase()
    if (domain === '') throw new Problem('mail-sender-missing')
    return { domain, checks: await checkDomain(app.service.names, domain, dkimSelector || null) }
  })
}
