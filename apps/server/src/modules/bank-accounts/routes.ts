import type { FastifyInstance } from 'fastify'
import { Problem } from '@enlace/contract/core/problems.ts'
import { bankAccountTexts } from '@enlace/contract/bank-accounts/texts.ts'
import {
  cancelBankChange,
  cancelBankChangeByLink,
  checkBankCertificate,
  downloadBankCertificate,
  getBankAccounts,
  getBankChangePage,
  requestBankChange,
} from '@enlace/contract/bank-accounts/calls.ts'
import { lastDigits, readAccountNumber } from '@enlace/domain/bank-account.ts'
import { formatNit } from '@enlace/domain/nit.ts'
import { bankMailsOf } from './notice-commands.ts'
import { printOf, sealNumber } from './secrets.ts'
import { readCertificate, readInPassing } from './certificate/read-certificate.ts'
import { hashOf } from '../../core/keys/keys.ts'
import { serveFile } from '../../core/http/serve/serve-file.ts'
import { serve } from '../../core/http/serve/serve.ts'
import { rememberCompany, visitCompany } from '../../core/http/visited-company.ts'
import { askerOf } from '../../core/turns/asker.ts'
import { cancelChange, cancelChangeByLink, requestChange } from './commands.ts'
import { presentAccount } from './present.ts'
import { findBankAccounts, findCertificate, findLinkCompany, findLinkPage, getSupplier } from './queries.ts'
import { demandCertificate, demandOwnAccount } from './rules.ts'

const cancelled = { estado: 'cancelado' } as const

/** Binds the bank accounts of a supplier: what its masters see, request and cancel, and the page of a mail's link. */
export function bankAccountRoutes(app: FastifyInstance): void {
  const { storage, keys } = app.service

  serve(app, getBankAccounts, async ({ db, scope }) => {
    const { since, own, accounts, changes } = await findBankAccounts(db, scope)
    return {
      visible_desde: since.is_late ? null : since.since,
      proveedor: { nombre: own.nombre, nit: formatNit(own.documento_numero, own.documento_dv) },
      cuentas: accounts.map(presentAccount),
      cambios: changes,
      puede_pedir: since.is_late && since.may_act,
      falta_segundo_factor: since.lacks_factor,
    }
  })

  serve(app, requestBankChange, async ({ db, scope, request, body, files }) => {
    const supplier = await getSupplier(db, scope)
    const certificate = demandCertificate(files)
    const match = demandOwnAccount(body, supplier, new Date())
    const number = readAccountNumber(body.numero)
    if (number === undefined)
      throw new Problem('invalid-fields', {}, { numero: bankAccountTexts.faults.number })
    const reading = await readInPassing(storage, askerOf(await db.context(scope)), certificate, body)
    const mails = await bankMailsOf(app.service, supplier.company_id)
    return requestChange(db, scope, mails, {
      reading,
      match,
      certificate,
      sent: body,
      branches: body.sucursales.split(',').map(Number),
      sealed: sealNumber(keys, supplier.company_id, supplier.third_party_id, number),
      last: lastDigits(number),
      print: printOf(keys, supplier.company_id, body.banco, number),
      documento_numero: supplier.documento_numero,
      address: request.ip,
    })
  })

  serve(app, checkBankCertificate, async ({ db, scope, body, files }) =>
    readCertificate(storage, askerOf(await db.context(scope)), demandCertificate(files), body),
  )

  serve(app, cancelBankChange, async ({ db, scope, request, params }) => {
    const { company_id } = await db.context(scope)
    const mails = await bankMailsOf(app.service, company_id)
    await cancelChange(db, scope, mails, { id: params.id, address: request.ip })
    return cancelled
  })

  serveFile(app, downloadBankCertificate, async ({ db, scope, params }) => {
    const file = await findCertificate(db, scope, params.id)
    if (!file) throw new Problem('document-not-found')
    return { name: file.name, mediaType: file.media_type, body: () => storage.get(file.storage_key) }
  })

  serve(app, getBankChangePage, async ({ db, request, reply, params }) => {
    const hash = hashOf(params.token)
    const company = await findLinkCompany(db, hash)
    if (company === undefined) throw new Problem('link-spent')
    await visitCompany(request, company)
    const page = await findLinkPage(db, company, hash)
    if (!page) throw new Problem('link-spent')
    await rememberCompany(request, reply, company)
    return page
  })

  serve(app, cancelBankChangeByLink, async ({ db, request, params }) => {
    const hash = hashOf(params.token)
    const company = await findLinkCompany(db, hash)
    if (company === undefined) throw new Problem('link-spent')
    await visitCompany(request, company)
    const mails = await bankMailsOf(app.service, company)
    const isStopped = await cancelChangeByLink(db, company, mails, { hash, address: request.ip })
    if (!isStopped) throw new Problem('link-spent')
    return cancelled
  })
}
