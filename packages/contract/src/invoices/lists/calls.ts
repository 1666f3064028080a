import { defineCall } from '../../core/call.ts'
import { KeptInvoiceLists, RulePreview, RulePreviewRequest } from './schemas.ts'

const access = { actor: 'staff', area: 'settings' } as const

export const getInvoiceLists = defineCall({
  purpose: 'The reasons for returning handed-in documents, and the annexes that suppliers are asked for.',
  method: 'GET',
  path: '/staff/invoice-lists',
  access,
  answer: KeptInvoiceLists,
})

export const changeInvoiceLists = defineCall({
  purpose: 'Changes both lists; documents that were returned keep their words.',
  method: 'PUT',
  path: '/staff/invoice-lists',
  access,
  body: KeptInvoiceLists,
  answer: KeptInvoiceLists,
})

export const previewReturnRules = defineCall({
  purpose: 'Counts what rules would have decided about the documents of the last 90 days; changes nothing.',
  method: 'POST',
  path: '/staff/invoice-lists/preview',
  access,
  body: RulePreviewRequest,
  answer: RulePreview,
})
