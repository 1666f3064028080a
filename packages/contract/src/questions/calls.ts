import * as z from 'zod/mini'
import { defineCall } from '../core/call.ts'
import { FileBytes } from '../core/tickets/schemas.ts'
import { DocumentId } from '../core/values.ts'
import {
  OfAskedDocument,
  NewMessage,
  NewQuestion,
  NewReply,
  Question,
  Questions,
  QuestionsQuery,
  QuestionThread,
  ReplyPage,
  ReplyToken,
} from './schemas.ts'
import { messageLimits } from './limits.ts'

const supplier = { actor: 'supplier' } as const
const visitor = { actor: 'visitor' } as const
const { files } = messageLimits
const ById = z.object({ id: DocumentId })

export const listQuestions = defineCall({
  purpose: 'Questions of the selected account about its documents, those that moved last first.',
  method: 'GET',
  path: '/questions',
  access: supplier,
  query: QuestionsQuery,
  answer: Questions,
})

export const listDocumentQuestions = defineCall({
  purpose: 'Questions about one document, newest first.',
  method: 'GET',
  path: '/document-questions/:kind/:id',
  access: supplier,
  params: OfAskedDocument,
  answer: z.object({ rows: z.array(Question), mayAsk: z.boolean() }),
})

export const getQuestion = defineCall({
  purpose: 'One question with its messages and their files.',
  method: 'GET',
  path: '/questions/:id',
  access: supplier,
  params: ById,
  answer: QuestionThread,
})

/** Asks about a document. The company's readers are mailed with a reply link, the user with the number. */
export const askAboutDocument = defineCall({
  purpose: 'Asks the company about a document: text and files as multipart.',
  method: 'POST',
  path: '/questions',
  access: supplier,
  limit: 'question',
  encoding: 'multipart',
  files,
  body: NewQuestion,
  answer: z.object({ id: DocumentId, numero: z.string() }),
})

export const answerQuestion = defineCall({
  purpose: 'Writes one more message into a question: text and files as multipart.',
  method: 'POST',
  path: '/questions/:id/messages',
  access: supplier,
  limit: 'question',
  encoding: 'multipart',
  files,
  params: ById,
  body: NewMessage,
  answer: QuestionThread,
})

/** Closes a thread. */
export const closeQuestion = defineCall({
  purpose: 'Closes a question.',
  method: 'POST',
  path: '/questions/:id/close',
  access: supplier,
  params: ById,
  answer: QuestionThread,
})

export const reopenQuestion = defineCall({
  purpose: 'Opens a resolved or closed question again.',
  method: 'POST',
  path: '/questions/:id/reopen',
  access: supplier,
  params: ById,
  answer: QuestionThread,
})

/** One file of a thread of the selected account. */
export const downloadQuestionFile = defineCall({
  purpose: 'One file that was sent with a message of a question.',
  method: 'GET',
  path: '/question-files/:id',
  access: supplier,
  params: ById,
  answer: FileBytes,
  delivers: 'file',
})

export const downloadReplyFile = defineCall({
  purpose: 'One file of a question, by the link that was mailed to the company.',
  method: 'GET',
  path: '/reply/:token/files/:id',
  access: visitor,
  limit: 'reply',
  params: z.extend(ReplyToken, { id: DocumentId }),
  answer: FileBytes,
  delivers: 'file',
})

/** A thread by the secret of a mailed link, for the recipient at the company. */
export const getReplyPage = defineCall({
  purpose: 'A question by the link that was mailed to the company.',
  method: 'GET',
  path: '/reply/:token',
  access: visitor,
  limit: 'reply',
  params: ReplyToken,
  answer: ReplyPage,
})

/** Answers a thread by a mailed link, which works once; the supplier's users are mailed. */
export const sendReply = defineCall({
  purpose:
    'Answers a question by the link that was mailed to the company, once: text and files as multipart.',
  method: 'POST',
  path: '/reply/:token',
  access: visitor,
  limit: 'reply',
  encoding: 'multipart',
  files,
  params: ReplyToken,
  body: NewReply,
  answer: z.object({ estado: Question.shape.estado }),
})
