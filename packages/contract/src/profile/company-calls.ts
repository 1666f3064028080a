import * as z from 'zod/mini'
import { defineCall } from '../core/call.ts'
import { placeAccess } from '../content/menu/access.ts'
import { DocumentId } from '../core/values.ts'
import { CompanyChangeBody, CompanyRecord } from './company-schemas.ts'

export const getCompanyRecord = defineCall({
  purpose: 'The supplier’s record at the company and the requests to change it (screens 2.14, Mi empresa).',
  method: 'GET',
  path: '/profile/company',
  access: placeAccess.profile,
  answer: CompanyRecord,
})

export const requestCompanyChange = defineCall({
  purpose: 'Asks the company to change the supplier’s record; refused where it changed meanwhile.',
  method: 'POST',
  path: '/profile/company/changes',
  access: { actor: 'master' },
  body: CompanyChangeBody,
  answer: z.object({ numero: z.string() }),
})

export const withdrawCompanyChange = defineCall({
  purpose: 'Takes back a request to change the supplier’s record while it waits.',
  method: 'POST',
  path: '/profile/company/changes/:id/withdraw',
  access: { actor: 'master' },
  params: z.object({ id: DocumentId }),
  answer: z.object({ numero: z.string() }),
})
