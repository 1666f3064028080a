import * as z from 'zod/mini'
import { defineCall } from '../../core/call.ts'
import { FileBytes } from '../../core/tickets/schemas.ts'
import { DocumentId } from '../../core/values.ts'
import {
  AskedDocument,
  AskedDocuments,
  AskedForm,
  AskedVersion,
  Audience,
  AudienceQuery,
  ChangedAsked,
  ReminderPlan,
  templateFiles,
} from './schemas.ts'

const access = { actor: 'staff', area: 'documents' } as const
const params = z.object({ id: DocumentId })

export const listAskedDocuments = defineCall({
  purpose: 'The documents that the company requires, and those that it requires no more.',
  method: 'GET',
  path: '/staff/asked-documents',
  access,
  answer: AskedDocuments,
})

export const countAudience = defineCall({
  purpose: 'Of how many suppliers a document would be required.',
  method: 'GET',
  path: '/staff/asked-documents/audience',
  access,
  query: AudienceQuery,
  answer: Audience,
  isQuiet: true,
})

export const askDocument = defineCall({
  purpose: 'Requires a document from now on.',
  method: 'POST',
  path: '/staff/asked-documents',
  access,
  body: AskedForm,
  answer: AskedDocument,
})

export const changeAskedDocument = defineCall({
  purpose: 'Changes a required document; refused where somebody changed it meanwhile.',
  method: 'PUT',
  path: '/staff/asked-documents/:id',
  access,
  params,
  body: ChangedAsked,
  answer: AskedDocument,
})

export const retireAskedDocument = defineCall({
  purpose: 'Requires a document no more; what was sent of it stays.',
  method: 'POST',
  path: '/staff/asked-documents/:id/retirement',
  access,
  params,
  body: AskedVersion,
  answer: AskedDocument,
})

export const reactivateAskedDocument = defineCall({
  purpose: 'Requires a retired document again.',
  method: 'POST',
  path: '/staff/asked-documents/:id/reactivation',
  access,
  params,
  body: AskedVersion,
  answer: AskedDocument,
})

export const sendDocumentTemplate = defineCall({
  purpose: 'Gives a required document the template that suppliers fill in, as multipart.',
  method: 'POST',
  path: '/staff/asked-documents/:id/template',
  access,
  encoding: 'multipart',
  files: templateFiles,
  params,
  body: AskedVersion,
  answer: AskedDocument,
})

export const removeDocumentTemplate = defineCall({
  purpose: 'Takes the template of a required document away; what suppliers sent of it stays.',
  method: 'POST',
  path: '/staff/asked-documents/:id/template/removal',
  access,
  params,
  body: AskedVersion,
  answer: AskedDocument,
})

export const downloadAskedTemplate = defineCall({
  purpose: 'The template of a required document.',
  method: 'GET',
  path: '/staff/asked-documents/:id/template',
  access,
  params,
  answer: FileBytes,
  delivers: 'file',
})

export const getReminderPlan = defineCall({
  purpose: 'When suppliers are reminded of documents that end or are missing.',
  method: 'GET',
  path: '/staff/document-reminder-plan',
  access,
  answer: ReminderPlan,
})

export const changeReminderPlan = defineCall({
  purpose: 'Changes when suppliers are reminded; refused where somebody changed it meanwhile.',
  method: 'PUT',
  path: '/staff/document-reminder-plan',
  access,
  body: ReminderPlan,
  answer: ReminderPlan,
})
