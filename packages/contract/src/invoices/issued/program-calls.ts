import { defineCall } from '../../core/call.ts'
import { OfDocument as params } from '../../core/values.ts'
import { issuedFiles as files } from '../limits.ts'
import { IssueNoted, NewIssuedSupporting } from './schemas.ts'

/** The same document again changes nothing but its files. */
export const noteIssuedSupporting = defineCall({
  purpose:
    'Reports the documento soporte (05) of an accepted cuenta de cobro or its adjustment note (95), with its XML and PDF, as multipart.',
  method: 'POST',
  path: '/v1/invoices/:id/supporting-documents',
  access: { actor: 'program', asks: 'push:documentos-soporte' },
  encoding: 'multipart',
  files,
  params,
  body: NewIssuedSupporting,
  answer: IssueNoted,
})
