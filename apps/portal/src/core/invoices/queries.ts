import {
  addInvoiceAnnexes,
  correctInvoice,
  getInvoice,
  listInvoices,
  readInvoices,
  removeInvoice,
  removeInvoiceAnnex,
  submitInvoice,
} from '@enlace/contract/invoices/calls.ts'
import { getInvoiceRadian } from '@enlace/contract/invoices/radian/calls.ts'
import { compareInvoice, getBillableOrder } from '@enlace/contract/invoices/from-order/calls.ts'
import { submitSupporting } from '@enlace/contract/invoices/supporting/calls.ts'
import type { InvoicesQuery } from '@enlace/contract/invoices/schemas.ts'
import { callQuery } from '@enlace/web/http/call-query.ts'
import { partsOf } from '@enlace/web/http/file-parts.ts'
import { uploader } from '@enlace/web/http/upload.ts'
import { send } from '../http/client.ts'

type OnProgress = (sent: number) => void

/** A page of the supplier's invoices; asked again on Back, because the company decides on them. */
export const invoicesQuery = (query: InvoicesQuery) => ({
  ...callQuery(listInvoices, { query }),
  staleTime: 0,
})

/** One invoice. */
export const invoiceQuery = (id: string) => ({ ...callQuery(getInvoice, { params: { id } }), staleTime: 0 })

/** The events of RADIAN of one invoice. */
export const radianQuery = (id: string) => ({
  ...callQuery(getInvoiceRadian, { params: { id } }),
  staleTime: 0,
})

/** The files of a call that has no fields: its body names none of them. */
const filesAlone = (files: readonly File[]) => partsOf(files) as Record<string, never> // as said above

/** Reads files; every readable document becomes a draft. */
export const readFiles = (files: readonly File[], onProgress: OnProgress) =>
  uploader(onProgress)(readInvoices, { body: filesAlone(files) })

/** Hands an invoice in; a second time answers the same. */
export const handIn = (id: string) => send(submitInvoice, { params: { id } })

/** Hands a cuenta de cobro in; a second time answers the same. */
export const handInSupporting = (id: string) => send(submitSupporting, { params: { id } })

/** Deletes a draft. */
export const eraseDraft = (id: string) => send(removeInvoice, { params: { id } })

/** Corrects a returned invoice with another document. */
export const correctWith = (id: string, files: readonly File[], onProgress: OnProgress) =>
  uploader(onProgress)(correctInvoice, { params: { id }, body: filesAlone(files) })

/** Adds files as one annex. */
export const addAnnex = (id: string, anexo: string, files: readonly File[], onProgress: OnProgress) =>
  uploader(onProgress)(addInvoiceAnnexes, { params: { id }, body: { anexo, ...partsOf(files) } })

/** Removes an annex. */
export const removeAnnex = (id: string, file: string) => send(removeInvoiceAnnex, { params: { id, file } })

/** What an invoice of an order should say. */
export const billableOrderQuery = (id: string) => ({
  ...callQuery(getBillableOrder, { params: { id } }),
  staleTime: 0,
})

/** An invoice beside an order of its supplier. */
export const comparisonQuery = (id: string, order: string) => ({
  ...callQuery(compareInvoice, { params: { id, order } }),
  staleTime: 0,
})
