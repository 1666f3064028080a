import * as z from 'zod/mini'
import { defineCall } from '../../core/call.ts'
import { messageLimits } from '../limits.ts'
import { OfAskedDocument, Question } from '../schemas.ts'
import { Assignment, seen } from '../../staff/sign-in/assignees.ts'
import { FileBytes } from '../../core/tickets/schemas.ts'
import { DocumentId } from '../../core/values.ts'
import {
  AnswerTemplate,
  DeskQuestionRows,
  DeskQuestions,
  DeskQuestionsQuery,
  DeskQuestionsSliceQuery,
  DeskThread,
  NewNote,
  StaffAnswer,
  StaffQuestion,
  StateChange,
  TemplateBody,
} from './schemas.ts'

const access = { actor: 'staff', area: 'questions' } as const
const params = z.object({ id: DocumentId })
const templates = z.object({ rows: z.array(AnswerTemplate) })

export const listDeskQuestions = defineCall({
  purpose: 'Questions of all suppliers, those that wait for the company first, the oldest of them first.',
  method: 'GET',
  path: '/staff/questions',
  access,
  query: DeskQuestionsQuery,
  answer: DeskQuestions,
})

export const listDeskQuestionRows = defineCall({
  purpose: 'Questions of the whole filter by key, a slice at a time.',
  method: 'GET',
  path: '/staff/questions/rows',
  access,
  query: DeskQuestionsSliceQuery,
  answer: DeskQuestionRows,
  isQuiet: true,
})

export const getDeskQuestion = defineCall({
  purpose: 'One question with its messages, the internal notes and the answer templates that fit.',
  method: 'GET',
  path: '/staff/questions/:id',
  access,
  params,
  answer: DeskThread,
})

export const listDeskDocumentQuestions = defineCall({
  purpose: 'Questions about one document, newest first.',
  method: 'GET',
  path: '/staff/document-questions/:kind/:id',
  access,
  params: OfAskedDocument,
  answer: z.object({ rows: z.array(Question) }),
})

/** Once for each key. */
export const askSupplier = defineCall({
  purpose:
    'Asks a supplier about one of its documents: text and files as multipart; its people are notified and mailed.',
  method: 'POST',
  path: '/staff/document-questions/:kind/:id',
  access,
  encoding: 'multipart',
  files: messageLimits.files,
  params: OfAskedDocument,
  body: StaffQuestion,
  answer: DeskThread,
})

export const answerDeskQuestion = defineCall({
  purpose: 'Answers a question: text and files as multipart; the supplier is notified and mailed.',
  method: 'POST',
  path: '/staff/questions/:id/messages',
  access,
  encoding: 'multipart',
  files: messageLimits.files,
  params,
  body: StaffAnswer,
  answer: DeskThread,
})

export const turnDeskQuestion = defineCall({
  purpose: 'Gives a question another state without writing to the supplier.',
  method: 'PUT',
  path: '/staff/questions/:id/state',
  access,
  params,
  body: StateChange,
  answer: DeskThread,
})

export const assignDeskQuestion = defineCall({
  purpose: 'Gives a question to a member of the staff, or to nobody.',
  method: 'PUT',
  path: '/staff/questions/:id/assignee',
  access,
  params,
  body: Assignment,
  answer: DeskThread,
})

export const noteDeskQuestion = defineCall({
  purpose: 'Adds an internal note to a question; no supplier ever reads it.',
  method: 'POST',
  path: '/staff/questions/:id/notes',
  access,
  params,
  body: NewNote,
  answer: DeskThread,
})

export const downloadDeskQuestionFile = defineCall({
  purpose: 'One file that was sent with a message of a question.',
  method: 'GET',
  path: '/staff/question-files/:id',
  access,
  params,
  answer: FileBytes,
  delivers: 'file',
})

export const listAnswerTemplates = defineCall({
  purpose: 'The answer templates of the company.',
  method: 'GET',
  path: '/staff/answer-templates',
  access,
  answer: templates,
})

/** Creates a template. */
export const createAnswerTemplate = defineCall({
  purpose: 'Adds an answer template.',
  method: 'POST',
  path: '/staff/answer-templates',
  access,
  body: TemplateBody,
  answer: templates,
})

/** Changes a template; names the version it is based on. */
export const changeAnswerTemplate = defineCall({
  purpose: 'Changes an answer template.',
  method: 'PUT',
  path: '/staff/answer-templates/:id',
  access,
  params,
  body: z.object({ ...seen, ...TemplateBody.shape }),
  answer: templates,
})

/** Deletes a template. */
export const removeAnswerTemplate = defineCall({
  purpose: 'Removes an answer template.',
  method: 'DELETE',
  path: '/staff/answer-templates/:id',
  access,
  params,
  answer: templates,
})
