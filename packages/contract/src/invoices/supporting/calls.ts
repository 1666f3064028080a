import { placeAccess } from '../../content/menu/access.ts'
import { defineCall } from '../../core/call.ts'
import { FileBytes } from '../../core/tickets/schemas.ts'
import { OfDocument as params } from '../../core/values.ts'
import { InvoiceDetail } from '../schemas.ts'
import { SupportingDraft, SupportingForm, SupportingQuery } from './schemas.ts'

const access = placeAccess.invoices

export const getSupportingDraft = defineCall({
  purpose:
    'The form of a cuenta de cobro; blank, or with the lines of an order, for an id that is not in use.',
  method: 'GET',
  path: '/supporting-documents/:id',
  access,
  params,
  query: SupportingQuery,
  answer: SupportingDraft,
})

/** The caller makes the id: the same request again changes nothing. */
export const saveSupportingDraft = defineCall({
  purpose: 'Keeps a cuenta de cobro as a draft, or corrects a returned one, and returns it with its checks.',
  method: 'PUT',
  path: '/supporting-documents/:id',
  access,
  params,
  body: SupportingForm,
  answer: InvoiceDetail,
})

export const previewSupporting = defineCall({
  purpose: 'A cuenta de cobro as PDF before it is handed in, marked as a draft.',
  method: 'GET',
  path: '/supporting-documents/:id/preview',
  access,
  params,
  answer: FileBytes,
  delivers: 'file',
})

/** Hands a draft in, or a returned one again; twice is once. */
export const submitSupporting = defineCall({
  purpose:
    'Hands a cuenta de cobro in with its PDF and gives it its filing number; a second time changes nothing.',
  method: 'POST',
  path: '/supporting-documents/:id/submit',
  access,
  params,
  answer: InvoiceDetail,
})
