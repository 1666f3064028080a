import type { FastifyInstance } from 'fastify'
import { Problem } from '@enlace/contract/core/problems.ts'
import { changeInvoiceLists, getInvoiceLists } from '@enlace/contract/invoices/lists/calls.ts'
import { listInvoiceReasons } from '@enlace/contract/invoices/lists/program-calls.ts'
import { authorIn } from '../../../core/audit/desk-commands.ts'
import { serveProgram } from '../../../core/http/program/serve-program.ts'
import { serve } from '../../../core/http/serve/serve.ts'
import {
  getCompany,
  keepSettingsIn,
  type KeptSettings,
  lockSettings,
  versionOf,
} from '../../company/index.ts'
import { checkLists, codedReasons, listNames, listsOf } from './rules.ts'

/** Binds the reasons for returning documents and the annexes that suppliers are asked for. */
export function invoiceListsRoutes(app: FastifyInstance): void {
  serve(app, getInvoiceLists, async ({ db, scope }) => present((await getCompany(db, scope)).settings))

  serve(app, changeInvoiceLists, async ({ db, scope, request, body: { version, motivos, anexos } }) => {
    checkLists({ motivos, anexos })
    await db.transaction(scope, async (tx) => {
      const held = await lockSettings(tx, listNames)
      if (versionOf(held, listNames) !== version) throw new Problem('changed-meanwhile')
      const changes = new Map<string, unknown>([
        ['invoice_reasons', codedReasons(motivos)],
        ['invoice_annexes', anexos],
      ])
      await keepSettingsIn(tx, changes, await authorIn(tx, request.ip))
    })
    return present((await getCompany(db, scope)).settings)
  })
}

/** The same lists for a program of the company. */
export function invoiceListsProgramRoutes(app: FastifyInstance): void {
  serveProgram(app, listInvoiceReasons, async ({ db, key }) =>
    listsOf((await getCompany(db, key.scope)).settings),
  )
}

const present = (settings: KeptSettings) => ({
  ...listsOf(settings),
  version: versionOf(settings, listNames),
})
