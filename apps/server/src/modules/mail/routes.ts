import type { FastifyInstance, FastifyRequest } from 'fastify'
import { fill } from '@enlace/contract/core/fill.ts'
import { Problem } from '@enlace/contract/core/problems.ts'
import { waitText } from '@enlace/contract/core/wait.ts'
import {
  changeMailSettings,
  checkMailDomain,
  getMailSettings,
  proveSender,
  sendSenderCode,
  sendTestMail,
} from '@enlace/contract/mail/settings/calls.ts'
import { mailSettingsTexts } from '@enlace/contract/mail/settings/texts.ts'
import type { Scope } from '@enlace/database/scope.ts'
import { formatInstant } from '@enlace/domain/calendar-date.ts'
import { readProfile } from '../company/index.ts'
import { askProof, findDomains } from '../domains/index.ts'
import { serve } from '../../core/http/serve/serve.ts'
import { mailBrandOf, writeMail } from '../../core/mail/writing/write.ts'
import { authorOf, staffAuthor } from '../../core/desk/author.ts'
import { readStaffMember } from '../../core/desk/reader-queries.ts'
import { keepMailSettings, queueTest } from './commands.ts'
import { checkDomain } from './domain-rules.ts'
import { domainOf, presentMailSettings, senderOf } from './present.ts'
import { codePause, issueSenderCode, trySenderCode } from './proof-commands.ts'
import { codeHashOf, newCode, writeCodeMail } from './proof-rules.ts'
import { findMailSettings } from './queries.ts'

const texts = mailSettingsTexts.mail

/** The company's mail sender, test mails, and the check of its domain. */
export function mailSettingsRoutes(app: FastifyInstance): void {
  const { db, settings, keys } = app.service
  const read = async (scope: Scope) => {
    const { member } = await readStaffMember(db, scope)
    const [found, domains] = await Promise.all([findMailSettings(db, scope), findDomains(db, scope)])
    return presentMailSettings(settings, member.company_name, found, domains)
  }

  const prepareCode = async (scope: Scope, request: FastifyRequest, address: string) => {
    const { company, author, name } = await authorOf(request, scope)
    if (address === '') return { author, code: undefined }
    const { member } = await readStaffMember(db, scope)
    const digits = newCode()
    const words = { person: name, company: member.company_name, address, code: digits }
    const content = writeCodeMail(mailBrandOf(await readProfile(db, company)), words)
    return { author, code: { address, content, hash: codeHashOf(keys, company, address, digits) } }
  }

  serve(app, getMailSettings, ({ scope }) => read(scope))

  serve(app, changeMailSettings, async ({ scope, request, body }) => {
    const { author, code } = await prepareCode(scope, request, body.fromAddress)
    await db.transaction(scope, async (tx) => {
      await keepMailSettings(tx, body, author)
      if (body.fromAddress !== '') await askProof(tx, domainOf(body.fromAddress), author)
      // Only an unproven address gets one.
      if (code) await issueSenderCode(tx, code, author)
    })
    return read(scope)
  })

  serve(app, sendSenderCode, async ({ scope, request }) => {
    const before = await read(scope)
    if (before.proof.state !== 'waiting') return before
    const { author, code } = await prepareCode(scope, request, before.fromAddress)
    const isSent = code && (await db.transaction(scope, (tx) => issueSenderCode(tx, code, author)))
    if (!isSent) throw new Problem('too-many-requests', { wait: waitText(codePause), seconds: codePause })
    return read(scope)
  })

  serve(app, proveSender, async ({ scope, request, body }) => {
    const { company, author } = await authorOf(request, scope)
    const before = await read(scope)
    if (before.proof.state === 'proven') return before
    const address = before.fromAddress
    const hash = codeHashOf(keys, company, address, body.code)
    const problem = await db.transaction(scope, (tx) => trySenderCode(tx, { address, hash }, author))
    if (problem) throw problem
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
    const { effective, fromAddress, dkimSelector } = await read(scope)
    // The wanted address is checked before it is proven.
    const address = fromAddress || effective.address
    const domain = address.slice(address.lastIndexOf('@') + 1).toLowerCase()
    if (domain === '') throw new Problem('mail-sender-missing')
    return { domain, checks: await checkDomain(app.service.names, domain, dkimSelector || null) }
  })
}
