import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Problem } from '@enlace/contract/core/problems.ts'
import {
  assignInvoiceMail,
  discardInvoiceMail,
  downloadInvoiceMailFile,
  getInvoiceMail,
  listInvoiceMailRows,
  listInvoiceMails,
  readInvoiceMailbox,
  reopenInvoiceMail,
} from '@enlace/contract/invoice-mail/desk/calls.ts'
import type { InvoiceMailDetail } from '@enlace/contract/invoice-mail/desk/schemas.ts'
import { invoiceMailTexts } from '@enlace/contract/invoice-mail/desk/texts.ts'
import type { Transaction } from '@enlace/database/database.ts'
import type { Scope } from '@enlace/database/scope.ts'
import { type Author, authorIn } from '../../../core/audit/desk-commands.ts'
import { serveFile } from '../../../core/http/serve/serve-file.ts'
import { serve } from '../../../core/http/serve/serve.ts'
import { countRows, countsOf } from '../../../core/list/present.ts'
import { findSlice } from '../../../core/list/queries.ts'
import { planReading } from '../mailbox/commands.ts'
import { findSupplier } from '../mails/queries.ts'
import { assignMail, discardMail, reopenMail } from './commands.ts'
import { presentMail } from './present.ts'
import { findInvoiceMail, findInvoiceMails, findMailFile, invoiceMailRows } from './queries.ts'

/** The mails of the company's mailbox of invoices, and the decision about those that could not be assigned. */
export function invoiceMailRoutes(app: FastifyInstance): void {
  const { db, storage } = app.service
  const detailOf = async (scope: Scope, id: string): Promise<InvoiceMailDetail> => {
    const mail = await findInvoiceMail(db, scope, id)
    if (!mail) throw new Problem('document-not-found')
    return presentMail(mail)
  }
  const act = async (
    { scope, request }: { scope: Scope; request: FastifyRequest },
    id: string,
    work: (tx: Transaction, author: Author) => Promise<void>,
  ) => {
    await db.transaction(scope, async (tx) => work(tx, await authorIn(tx, request.ip)))
    return detailOf(scope, id)
  }

  serve(app, listInvoiceMails, async ({ scope, query }) => {
    const { rows, groups, isOn } = await findInvoiceMails(db, scope, query)
    const { status } = query
    const kept = groups.filter(({ estado }) => !status?.length || status.some((one) => one === estado))
    return {
      rows,
      total: countRows(kept),
      totals: [],
      counts: countsOf(groups),
      dataAsOf: null,
      encendido: isOn,
    }
  })

  serve(app, listInvoiceMailRows, ({ scope, query }) =>
    findSlice(db, scope, invoiceMailRows(query), query.after),
  )

  serve(app, getInvoiceMail, ({ scope, params }) => detailOf(scope, params.id))

  serve(app, assignInvoiceMail, async ({ scope, request, params: { id }, body: { version, proveedor } }) => {
    const supplier = await findSupplier(db, scope, proveedor)
    if (supplier?.is_open !== true)
      throw new Problem('invalid-fields', {}, { proveedor: invoiceMailTexts.faults.inactive })
    return act({ scope, request }, id, (tx, author) => assignMail(tx, { id, version }, supplier, author))
  })

  serve(app, discardInvoiceMail, ({ scope, request, params: { id }, body: { version, nota } }) =>
    act({ scope, request }, id, (tx, author) => discardMail(tx, { id, version }, nota, author)),
  )

  serve(app, reopenInvoiceMail, ({ scope, request, params: { id }, body: { version } }) =>
    act({ scope, request }, id, (tx, author) => reopenMail(tx, { id, version }, author)),
  )

  serve(app, readInvoiceMailbox, async ({ scope }) => {
    await db.transaction(scope, (tx) => planReading(tx))
    return {}
  })

  serveFile(app, downloadInvoiceMailFile, async ({ scope, params }) => {
    const file = await findMailFile(db, scope, params.id)
    if (!file) throw new Problem('document-not-found')
    return { name: file.name, mediaType: file.media_type, body: () => storage.get(file.storage_key) }
  })
}
