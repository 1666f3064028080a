import type { FastifyInstance } from 'fastify'
import {
  checkBankAccounts,
  downloadAccountTemplate,
  loadBankAccounts,
} from '@enlace/contract/bank-accounts/load/calls.ts'
import { accountColumnNames } from '@enlace/contract/bank-accounts/load/schemas.ts'
import { accountColumns, accountLoadTexts as texts } from '@enlace/contract/bank-accounts/load/texts.ts'
import { importTemplateTexts } from '@enlace/contract/imports/templates/texts.ts'
import { bookOf } from '@enlace/documents/workbook.ts'
import { Readable } from 'node:stream'
import { auditIn } from '../../../core/audit/desk-commands.ts'
import { authorOf } from '../../../core/desk/author.ts'
import { serveFile } from '../../../core/http/serve/serve-file.ts'
import { serve } from '../../../core/http/serve/serve.ts'
import { printOfNumbers } from '../secrets.ts'
import { treatFile } from './commands.ts'
import { readAccountFile } from './read-file.ts'

const mediaType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** Binds the loading of the ERP's accounts from a file. The file is removed at the end of each request. */
export function accountLoadRoutes(app: FastifyInstance): void {
  const { service } = app
  const { storage } = service

  serveFile(app, downloadAccountTemplate, () => ({
    name: `${texts.templateName}.xlsx`,
    mediaType,
    body: async () => Readable.from(template()),
  }))

  serve(app, checkBankAccounts, async ({ db, scope, body, files }) => {
    const { company_id: company } = await db.context(scope)
    const table = await readAccountFile(storage, files)
    return treatFile(service, scope, company, { table, places: body, isTrial: true })
  })

  serve(app, loadBankAccounts, async ({ scope, request, body, files }) => {
    const { company, author } = await authorOf(request, scope)
    const table = await readAccountFile(storage, files)
    const loaded = await treatFile(service, scope, company, { table, places: body, isTrial: false })
    if (loaded.faltan.length > 0) return loaded
    const by = { actor: author.actor, person: author.person ?? null, address: request.ip }
    const huella = printOfNumbers(service.keys, company, files[0]?.sha256 ?? '')
    await service.db.transaction(scope, (tx) =>
      auditIn(tx, by, { action: 'bank-accounts-loaded', detail: { ...loaded.totales, huella } }),
    )
    return loaded
  })
}

/** Every column is text, so that no account loses the zeros at its beginning. */
function template(): AsyncGenerator<Buffer> {
  const columns = accountColumnNames.map((name) => ({ header: accountColumns[name], cell: 'text' as const }))
  const about = { title: texts.title, author: importTemplateTexts.author, moment: new Date() }
  return bookOf([{ name: texts.sheet, columns, rows: texts.examples }], about)
}
