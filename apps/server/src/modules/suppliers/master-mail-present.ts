import type { FastifyRequest } from 'fastify'
import { fill } from '@enlace/contract/core/fill.ts'
import { masterMailTexts as mailTexts } from '@enlace/contract/users/master-mail-texts.ts'
import type { Scope } from '@enlace/database/scope.ts'
import { newMasterHours } from '@enlace/domain/bank-account.ts'
import { formatInstant } from '@enlace/domain/calendar-date.ts'
import { readProfile } from '../company/index.ts'
import { portalLink } from '../../core/mail/links.ts'
import type { MailContent } from '../../core/mail/writing/words.ts'
import { mailBrandOf, writeMail } from '../../core/mail/writing/write.ts'
import { authorOf } from '../../core/desk/author.ts'
import { type MasterNews, writeNamedMaster } from '../users/index.ts'
import type { findSupplierUser } from './user-queries.ts'

type Found = NonNullable<Awaited<ReturnType<typeof findSupplierUser>>>

/** Writes the notice to a supplier's watchers that the company named, enabled or disabled a master. */
export async function namedNotice(
  request: FastifyRequest,
  scope: Scope,
  news: MasterNews,
  { id: party, nombre }: Found['supplier'],
  { nombre: name, correo: about }: Found['user'],
) {
  const write = await masterWriter(request, scope, nombre)
  return { party, about, content: write(news, name || about) }
}

/** Writes the notice that the company made a master an ordinary user again. */
export async function takenNotice(
  request: FastifyRequest,
  scope: Scope,
  { id: party, nombre: supplier }: Found['supplier'],
  { nombre, correo: about }: Found['user'],
) {
  const { brand, href } = await letterOf(request, scope)
  const names = { company: brand.company, supplier, user: nombre || about, actor: brand.company }
  const content = writeMail(brand, {
    subject: fill(mailTexts.subject, names),
    title: mailTexts.title,
    paragraphs: [fill(mailTexts.taken, names), fill(mailTexts.at, { at: formatInstant(new Date()) })],
    button: { label: mailTexts.button, href },
    small: [mailTexts.unexpected],
  })
  return { party, about, content }
}

/** Returns a writer of notices about a supplier's masters; a new one gets full rights after the waiting hours. */
export async function masterWriter(request: FastifyRequest, scope: Scope, supplier: string) {
  const { brand, href } = await letterOf(request, scope)
  return (news: MasterNews, person: string): MailContent => {
    const at = formatInstant(new Date(Date.now() + newMasterHours * 3_600_000))
    const settled = news === 'disabled' ? {} : { settled: at }
    return writeNamedMaster(brand, news, { supplier, person, ...settled }, href)
  }
}

async function letterOf(request: FastifyRequest, scope: Scope) {
  const { db, settings } = request.server.service
  const { company } = await authorOf(request, scope)
  const brand = mailBrandOf(await readProfile(db, company))
  return { brand, href: await portalLink(db, settings, company, '/users') }
}
