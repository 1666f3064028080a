import type { FastifyInstance } from 'fastify'
import { Problem } from '@enlace/contract/core/problems.ts'
import {
  answerProgramRadian,
  downloadProgramRadianXml,
  listProgramRadian,
  recordProgramRadian,
} from '@enlace/contract/invoices/radian/program-calls.ts'
import { serveProgram, serveProgramFile } from '../../../core/http/program/serve-program.ts'
import { answerIn, recordOnce } from './commands.ts'
import { presentProgramRadian } from './present.ts'
import { findRadianIn, findSoftwareIn } from './queries.ts'
import { radianXmlFile } from './xml-commands.ts'

/** The events for the program that transmits them, and the way back of the DIAN's answers. */
export function radianProgramRoutes(app: FastifyInstance): void {
  serveProgram(app, listProgramRadian, ({ db, key, params }) =>
    db.transaction(key.scope, async (tx) => {
      const invoice = await findRadianIn(tx, params.id)
      if (!invoice || invoice.radicado === null) throw new Problem('document-not-found')
      return presentProgramRadian(invoice, (await findSoftwareIn(tx)) !== undefined, new Date())
    }),
  )

  serveProgram(app, recordProgramRadian, ({ db, key, params, body, request }) =>
    db.transaction(key.scope, (tx) =>
      recordOnce(tx, { actor: key.actor, address: request.ip }, params.id, { event: body, now: new Date() }),
    ),
  )

  serveProgramFile(app, downloadProgramRadianXml, ({ key, params }) =>
    radianXmlFile(app.service, key.scope, params.id),
  )

  serveProgram(app, answerProgramRadian, async ({ db, key, params, body, request }) => ({
    changed: await db.transaction(key.scope, (tx) =>
      answerIn(tx, { actor: key.actor, address: request.ip }, params.id, body),
    ),
  }))
}
