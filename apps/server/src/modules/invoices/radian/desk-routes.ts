import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Problem } from '@enlace/contract/core/problems.ts'
import {
  answerRadianEvent,
  downloadRadianXml,
  getDeskRadian,
  getRadianSoftware,
  keepRadianSoftware,
  readRadianAnswer,
  recordRadianEvent,
} from '@enlace/contract/invoices/radian/desk-calls.ts'
import type { DeskRadian, RadianSoftware } from '@enlace/contract/invoices/radian/schemas.ts'
import { radianFaults } from '@enlace/contract/invoices/radian/texts.ts'
import type { Scope } from '@enlace/database/scope.ts'
import { serveFile } from '../../../core/http/serve/serve-file.ts'
import { serve } from '../../../core/http/serve/serve.ts'
import { authorIn } from '../../../core/audit/desk-commands.ts'
import { readRules } from '../intake/queries.ts'
import { answer, record } from './commands.ts'
import { presentDeskRadian } from './present.ts'
import {
  findInvoiceOfEvent,
  findLastPersonIn,
  findRadianIn,
  findRadianXmlFacts,
  findSoftwareIn,
  type KeptSoftware,
} from './queries.ts'
import { answerInFile } from './rules.ts'
import { keepSoftware } from './software-commands.ts'
import { radianXmlFile } from './xml-commands.ts'

/** The events of RADIAN at the desk. Nothing is transmitted to the DIAN. */
export function radianDeskRoutes(app: FastifyInstance): void {
  const { db } = app.service

  serve(app, getDeskRadian, ({ scope, request, params }) => radianOf(request, scope, params.id))

  serve(app, recordRadianEvent, async ({ scope, request, params: { id }, body }) => {
    await record({ db, scope, address: request.ip }, id, body, new Date())
    return radianOf(request, scope, id)
  })

  serve(app, answerRadianEvent, async ({ scope, request, params: { id }, body }) => {
    const invoice = await findInvoiceOfEvent(db, scope, id)
    if (invoice === undefined) throw new Problem('document-not-found')
    if (!(await answer({ db, scope, address: request.ip }, id, body))) throw new Problem('changed-meanwhile')
    return radianOf(request, scope, invoice)
  })

  serve(app, readRadianAnswer, async ({ scope, request, params: { id }, body }) => {
    const facts = await findRadianXmlFacts(db, scope, id)
    const invoice = await findInvoiceOfEvent(db, scope, id)
    if (!facts || invoice === undefined) throw new Problem('document-not-found')
    const given = answerInFile(body.xml, facts.cude)
    if (!given) throw new Problem('invalid-fields', {}, { xml: radianFaults.fileOther })
    if (!(await answer({ db, scope, address: request.ip }, id, given))) throw new Problem('changed-meanwhile')
    return radianOf(request, scope, invoice)
  })

  serveFile(app, downloadRadianXml, ({ scope, params }) => radianXmlFile(app.service, scope, params.id))

  serve(app, getRadianSoftware, async ({ scope }) =>
    presentSoftware(await db.transaction(scope, findSoftwareIn)),
  )

  serve(app, keepRadianSoftware, async ({ scope, request, body }) => {
    const kept = await keepSoftware(app.service, { scope, address: request.ip }, body)
    if (!kept) throw new Problem('invalid-fields', {}, { pin: radianFaults.pinMissing })
    return presentSoftware(kept)
  })
}

const presentSoftware = (kept: KeptSoftware | undefined): RadianSoftware => ({
  software_id: kept?.software_id ?? '',
  ambiente: kept?.ambiente ?? '1',
  tiene_pin: kept !== undefined,
})

/** @throws Problem `document-not-found`. */
function radianOf({ server, ip }: FastifyRequest, scope: Scope, id: string): Promise<DeskRadian> {
  return server.service.db.transaction(scope, async (tx) => {
    const invoice = await findRadianIn(tx, id)
    if (!invoice || invoice.radicado === null) throw new Problem('document-not-found')
    const { actor } = await authorIn(tx, ip)
    const { radianDays: warnDays } = await readRules(tx)
    return presentDeskRadian(invoice, {
      persona: await findLastPersonIn(tx, actor),
      hay_software: (await findSoftwareIn(tx)) !== undefined,
      warnDays,
      now: new Date(),
    })
  })
}
