import type { FastifyInstance } from 'fastify'
import type { AnyCall } from '@enlace/contract/core/call.ts'
import * as bankPrograms from '@enlace/contract/bank-accounts/hand-over/program-calls.ts'
import * as documentPrograms from '@enlace/contract/documents/attachments/program-calls.ts'
import * as invoicePrograms from '@enlace/contract/invoices/program/calls.ts'
import * as issuedPrograms from '@enlace/contract/invoices/issued/program-calls.ts'
import * as radianPrograms from '@enlace/contract/invoices/radian/program-calls.ts'
import * as invoiceListPrograms from '@enlace/contract/invoices/lists/program-calls.ts'
import * as supportingPrograms from '@enlace/contract/invoices/supporting-program/calls.ts'
import * as supplierInvoicePrograms from '@enlace/contract/invoices/supplier-program/calls.ts'
import * as paymentPrograms from '@enlace/contract/payments/program-calls.ts'
import * as push from '@enlace/contract/push/calls.ts'
import * as supplierKeyPrograms from '@enlace/contract/supplier-keys/program-calls.ts'
import { answerProgramFault } from '../core/http/program/answer-program.ts'
import { refuseUnknownCall } from '../core/http/serve/unknown-calls.ts'
import { bankProgramRoutes } from '../modules/bank-accounts/index.ts'
import { documentFileProgramRoutes } from '../modules/documents/index.ts'
import {
  invoiceProgramRoutes,
  issuedProgramRoutes,
  radianProgramRoutes,
  invoiceListsProgramRoutes,
  supplierInvoiceProgramRoutes,
  supportingProgramRoutes,
} from '../modules/invoices/index.ts'
import { paymentProgramRoutes } from '../modules/payments/index.ts'
import { pushDocsRoutes, pushRoutes } from '../modules/push/index.ts'
import { supplierKeyProgramRoutes } from '../modules/supplier-keys/index.ts'

/** Every call of a company's programs; the server does not start if one of them is not bound, or another is. */
export const servedProgramCalls: readonly AnyCall[] = [
  ...Object.values(push),
  documentPrograms.addRecordFile,
  ...Object.values(bankPrograms),
  ...Object.values(paymentPrograms),
  ...Object.values(invoicePrograms),
  ...Object.values(issuedPrograms),
  ...Object.values(invoiceListPrograms),
  ...Object.values(radianPrograms),
  ...Object.values(supplierKeyPrograms),
  ...Object.values(supplierInvoicePrograms),
  ...Object.values(supportingPrograms),
]

/** Binds the programs' calls: their bodies are not parsed in advance, and faults have the programs' format. */
export async function programRoutes(app: FastifyInstance): Promise<void> {
  const { served, settings } = app.service
  // Files of a supplier's program come as multipart; other bodies are read by their calls.
  app.removeContentTypeParser(['application/json', 'text/plain', 'application/x-www-form-urlencoded'])
  app.addContentTypeParser('*', (_, __, done) => done(null))
  app.setErrorHandler(answerProgramFault)
  app.setNotFoundHandler((request, reply) =>
    refuseUnknownCall(
      request,
      reply,
      served.filter((call) => servedProgramCalls.includes(call)),
      settings.urlPath,
    ),
  )
  pushRoutes(app)
  documentFileProgramRoutes(app)
  bankProgramRoutes(app)
  paymentProgramRoutes(app)
  invoiceProgramRoutes(app)
  issuedProgramRoutes(app)
  radianProgramRoutes(app)
  supplierKeyProgramRoutes(app)
  invoiceListsProgramRoutes(app)
  supplierInvoiceProgramRoutes(app)
  supportingProgramRoutes(app)
  // All companies' hosts have the same calls, so the document names no host.
  pushDocsRoutes(app, servedProgramCalls, settings.urlPath || '/')
}
