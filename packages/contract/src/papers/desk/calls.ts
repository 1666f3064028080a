import * as z from 'zod/mini'
import { defineCall } from '../../core/call.ts'
import { IssuedPaper } from '../schemas.ts'
import { placeAccess } from '../../content/menu/access.ts'
import { DocumentId } from '../../core/values.ts'
import { FileBytes } from '../../core/tickets/schemas.ts'
import { Papers, PaperRequest, StatementSubscription } from './schemas.ts'

const access = placeAccess.accountStatements

/** The papers available to the selected account, those issued, and the subscription to the monthly statement. */
export const listPapers = defineCall({
  purpose: 'Constancies that can be issued now (or why not), those issued, and the monthly subscription.',
  method: 'GET',
  path: '/papers',
  access,
  answer: Papers,
})

/** Issues a constancy; an identical one of today is returned again instead. */
export const issuePaper = defineCall({
  purpose: 'Issues a paz y salvo or a commercial reference, with number and verification code.',
  method: 'POST',
  path: '/papers',
  access,
  isForReaders: true,
  body: PaperRequest,
  answer: IssuedPaper,
})

export const getPaperPdf = defineCall({
  purpose: 'One issued paper as the PDF that it was when it was issued.',
  method: 'GET',
  path: '/papers/:id/pdf',
  access,
  params: z.object({ id: DocumentId }),
  delivers: 'file',
  answer: FileBytes,
})

export const setStatementSubscription = defineCall({
  purpose: 'Subscribes the person to the monthly statement of account by mail, or ends it.',
  method: 'PUT',
  path: '/papers/subscription',
  access,
  isForReaders: true,
  body: z.object({ isOn: z.boolean() }),
  answer: StatementSubscription,
})
