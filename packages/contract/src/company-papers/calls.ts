import * as z from 'zod/mini'
import { defineCall } from '../core/call.ts'
import { FileBytes } from '../core/tickets/schemas.ts'
import { DocumentId, wholeNumber } from '../core/values.ts'
import { DeskPapers, NewPaperVersion, PaperBasis, PaperForm, paperLimits } from './schemas.ts'

const access = { actor: 'staff', area: 'settings' } as const
const params = z.object({ id: DocumentId })
const { files } = paperLimits

export const listDeskPapers = defineCall({
  purpose: 'The papers that the company shows to its suppliers, with all versions of each.',
  method: 'GET',
  path: '/staff/company-papers',
  access,
  answer: DeskPapers,
})

export const addCompanyPaper = defineCall({
  purpose: 'Shows a paper of the company from now on; its PDF comes as multipart.',
  method: 'POST',
  path: '/staff/company-papers',
  access,
  encoding: 'multipart',
  files,
  body: PaperForm,
  answer: DeskPapers,
})

export const replaceCompanyPaper = defineCall({
  purpose: 'Puts a new version in the place of a paper; refused where somebody did so meanwhile.',
  method: 'POST',
  path: '/staff/company-papers/:id/versions',
  access,
  encoding: 'multipart',
  files,
  params,
  body: NewPaperVersion,
  answer: DeskPapers,
})

export const retireCompanyPaper = defineCall({
  purpose: 'Shows a paper no more; its versions stay.',
  method: 'POST',
  path: '/staff/company-papers/:id/retirement',
  access,
  params,
  body: PaperBasis,
  answer: DeskPapers,
})

export const downloadPaperVersion = defineCall({
  purpose: 'The file of one version of a paper of the company.',
  method: 'GET',
  path: '/staff/company-paper-versions/:id/file',
  access,
  params: z.object({ id: wholeNumber(1, 2_147_483_647) }),
  answer: FileBytes,
  delivers: 'file',
})
