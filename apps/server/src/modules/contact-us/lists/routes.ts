import type { FastifyInstance } from 'fastify'
import { changeContactLists, getContactLists } from '@enlace/contract/contact-us/lists/calls.ts'
import { serve } from '../../../core/http/serve/serve.ts'
import { changeLists } from './commands.ts'
import { presentLists } from './present.ts'
import { optionRows, questionReaderRows, readerRows } from './queries.ts'

/** Binds the options of the contact form, and the company's readers of messages and questions. */
export function contactListsRoutes(app: FastifyInstance): void {
  serve(app, getContactLists, async ({ db, scope }) => {
    const [options, readers, questions] = await db.read(scope, [optionRows, readerRows, questionReaderRows])
    return presentLists({ options, readers, questions })
  })

  serve(app, changeContactLists, ({ db, scope, request, body }) => changeLists(db, scope, request.ip, body))
}
