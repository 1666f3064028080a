import type { FastifyInstance } from 'fastify'
import {
  listAffairs,
  listContactRecipients,
  listContactThrough,
  listRelatedTo,
  sendContactMail,
} from '@enlace/contract/contact-us/calls.ts'
import { contactUsTexts } from '@enlace/contract/contact-us/texts.ts'
import { Scope } from '@enlace/database/scope.ts'
import { todayInBogota } from '@enlace/domain/calendar-date.ts'
import { verifyCaptcha } from '../../core/captcha/verify.ts'
import { readProfile } from '../company/index.ts'
import { findContactOptions } from './option-queries.ts'
import { takeNamedTurn } from '../../core/http/limits.ts'
import { serve } from '../../core/http/serve/serve.ts'
import { visitCompany, visitedCompany } from '../../core/http/visited-company.ts'
import { keepMessage } from './commands.ts'
import { findPublicReaders, findSentMessage, getContactChoices } from './queries.ts'
import { messageKey } from './rules.ts'

/** Binds the contact form: its lists, its readers and its submission. */
export function contactUsRoutes(app: FastifyInstance): void {
  serve(app, listAffairs, async ({ db, scope }) => ({
    data: (await findContactOptions(db, scope, 'affairs')).map(({ id, name }) => ({ id, nombre: name })),
  }))

  serve(app, listRelatedTo, async ({ db, scope }) => ({
    data: (await findContactOptions(db, scope, 'related-to')).map(({ id, name }) => ({ id, valor: name })),
  }))

  serve(app, listContactThrough, async ({ db, scope }) => ({
    data: (await findContactOptions(db, scope, 'contact-through')).map(({ id, name }) => ({
      id,
      nombre: name,
    })),
  }))

  serve(app, listContactRecipients, async ({ db, request, body }) => {
    await visitCompany(request, body.company)
    const readers = await findPublicReaders(db, Scope.ofVisitor(body.company))
    if (readers.length > 0)
      return { data: readers.map(({ name, email }) => ({ nombre: name, correo: email })) }
    const { company } = await readProfile(db, body.company)
    const { correo } = company.contactInfo
    return { data: correo === '' ? [] : [{ nombre: company.nombre, correo }] }
  })

  serve(app, sendContactMail, async ({ db, scope, request, body }) => {
    const { company } = await visitedCompany(request)
    const key = messageKey(body, todayInBogota(new Date()))
    const known = await findSentMessage(db, scope, key)
    if (known !== undefined) return { error: false, message: contactUsTexts.success, number: known }
    const choices = await getContactChoices(db, scope, body)
    await verifyCaptcha(request, body.captcha)
    await takeNamedTurn(request, 'contact', company, body.email.toLowerCase())
    const profile = await readProfile(db, company)
    const number = await keepMessage({ db, scope, request }, { sent: body, choices, key, profile })
    return { error: false, message: contactUsTexts.success, number }
  })
}
