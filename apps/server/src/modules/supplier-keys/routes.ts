import type { FastifyInstance, FastifyRequest } from 'fastify'
import { fill } from '@enlace/contract/core/fill.ts'
import { Problem } from '@enlace/contract/core/problems.ts'
import {
  createSupplierKey,
  listSupplierKeys,
  revokeSupplierKey,
} from '@enlace/contract/supplier-keys/calls.ts'
import { supplierKeyLimits } from '@enlace/contract/supplier-keys/schemas.ts'
import {
  supplierKeyMailTexts as mailTexts,
  supplierKeyTexts as texts,
} from '@enlace/contract/supplier-keys/texts.ts'
import type { Scope } from '@enlace/database/scope.ts'
import { addDays, formatDate, formatInstant, todayInBogota } from '@enlace/domain/calendar-date.ts'
import { serve } from '../../core/http/serve/serve.ts'
import type { Service } from '../../core/http/service.ts'
import { portalAddress, portalLink } from '../../core/mail/links.ts'
import { mailBrandOf, writeMail } from '../../core/mail/writing/write.ts'
import { readProfile } from '../company/index.ts'
import { getInviter } from '../users/index.ts'
import { makeKey, revokeKey } from './commands.ts'
import { findSupplierKeys } from './queries.ts'

/** Binds the keys of a supplier's programs, for its masters. */
export function supplierKeysRoutes(app: FastifyInstance): void {
  const { service } = app
  const { db, settings } = service
  const all = async (scope: Scope) => ({ claves: await findSupplierKeys(db, scope) })
  const act = (scope: Scope, { ip: address }: FastifyRequest) => ({ db, scope, address })

  serve(app, listSupplierKeys, ({ scope }) => all(scope))

  serve(app, createSupplierKey, async ({ scope, request, body }) => {
    const today = todayInBogota(new Date())
    if (body.vence <= today || body.vence > addDays(today, supplierKeyLimits.days))
      throw new Problem('invalid-fields', {}, { vence: texts.expiresPast })
    const { write, company } = await mailOf(service, scope)
    const vence = formatDate(body.vence)
    const told = await makeKey(act(scope, request), body, (prefijo) =>
      write('created', { nombre: body.nombre, prefijo, vence }),
    )
    return { ...told, portal: await portalAddress(db, settings, company) }
  })

  serve(app, revokeSupplierKey, async ({ scope, request, params }) => {
    const { write } = await mailOf(service, scope)
    await revokeKey(act(scope, request), params.id, (nombre) => write('revoked', { nombre }))
    return all(scope)
  })
}

/** Writes the mails to the supplier's masters about a key, with who did it. */
async function mailOf({ db, settings }: Service, scope: Scope) {
  const { company, supplier, name } = await getInviter(db, scope)
  const [brand, href] = await Promise.all([
    readProfile(db, company).then(mailBrandOf),
    portalLink(db, settings, company, '/supplier-keys'),
  ])
  const write = (change: 'created' | 'revoked', about: Record<string, string>) => {
    const values = { company: brand.company, supplier, actor: name, ...about }
    return writeMail(brand, {
      subject: fill(mailTexts.subject, values),
      title: mailTexts[change].title,
      paragraphs: [
        fill(mailTexts[change].body, values),
        fill(mailTexts.at, { at: formatInstant(new Date()) }),
      ],
      button: { label: mailTexts.button, href },
      small: [mailTexts.unexpected],
    })
  }
  return { write, company }
}
