import {
  answerQuestion,
  askAboutDocument,
  closeQuestion,
  getQuestion,
  listDocumentQuestions,
  listQuestions,
  reopenQuestion,
} from '@enlace/contract/questions/calls.ts'
import type { DocumentKind, QuestionsQuery, QuestionTopic } from '@enlace/contract/questions/schemas.ts'
import { callQuery } from '@enlace/web/http/call-query.ts'
import { send } from '../http/client.ts'
import { partsOf } from '@enlace/web/http/file-parts.ts'
import { uploader } from '@enlace/web/http/upload.ts'

/** A page of the person's threads; asked again on Back, because answers come by themselves. */
export const questionsQuery = (query: QuestionsQuery) => ({
  ...callQuery(listQuestions, { query }),
  staleTime: 0,
})

/** One thread with its messages. */
export const questionQuery = (id: string) => ({ ...callQuery(getQuestion, { params: { id } }), staleTime: 0 })

/** The threads about a document, and whether the person may ask. */
export const documentQuestionsQuery = (kind: DocumentKind, id: string) => ({
  ...callQuery(listDocumentQuestions, { params: { kind, id } }),
  staleTime: 0,
})

/** Asks about a document, with its files. */
export const sendQuestion = (
  question: { kind: DocumentKind; id: string; tipo: QuestionTopic; mensaje: string; idempotencyKey: string },
  files: readonly File[],
  onProgress: (sent: number) => void,
) => uploader(onProgress)(askAboutDocument, { body: { ...question, ...partsOf(files) } })

/** Writes one more message into a thread, with its files. */
export const sendMessage = (
  id: string,
  message: { mensaje: string; idempotencyKey: string },
  files: readonly File[],
  onProgress: (sent: number) => void,
) => uploader(onProgress)(answerQuestion, { params: { id }, body: { ...message, ...partsOf(files) } })

/** Closes a thread, or opens it again. */
export const turnQuestion = (id: string, becomes: 'closed' | 'open') =>
  send(becomes === 'closed' ? closeQuestion : reopenQuestion, { params: { id } })
