import { defineCall } from '../core/call.ts'
import { placeAccess } from '../content/menu/access.ts'
import { IssuedPaper } from '../papers/schemas.ts'
import { qualificationLimits } from './evaluation/limits.ts'
import { ReviewThread } from './evaluation/schemas.ts'
import { FileBytes } from '../core/tickets/schemas.ts'
import {
  ById,
  ChangedAction,
  IndicatorDocuments,
  IndicatorDocumentsQuery,
  IndicatorParams,
  Indicators,
  IndicatorsQuery,
  NewAction,
  NewEvidence,
  NewReview,
  NewReviewMessage,
  Qualification,
  SeenAction,
} from './schemas.ts'

const access = placeAccess.qualification
const { files } = qualificationLimits
const withFiles = { access, limit: 'question', encoding: 'multipart', files } as const

export const getQualification = defineCall({
  purpose: 'The latest published evaluation of the supplier, the trend, requests for review and the plan.',
  method: 'GET',
  path: '/supplier-qualification',
  access,
  answer: Qualification,
})

/** One of the earlier evaluations. */
export const getEvaluation = defineCall({
  purpose: 'One published evaluation of the supplier, with its requests for review and its plan.',
  method: 'GET',
  path: '/supplier-qualification/evaluations/:id',
  access,
  params: ById,
  answer: Qualification,
})

/** The indicators that the portal measures from the documents of the selected account. */
export const getIndicators = defineCall({
  purpose: 'Objective indicators computed from the orders, entries and invoices of the selected account.',
  method: 'GET',
  path: '/supplier-qualification/indicators',
  access,
  query: IndicatorsQuery,
  answer: Indicators,
})

export const listIndicatorDocuments = defineCall({
  purpose: 'The documents behind one indicator, those that count against the supplier first.',
  method: 'GET',
  path: '/supplier-qualification/indicators/:indicador',
  access,
  params: IndicatorParams,
  query: IndicatorDocumentsQuery,
  answer: IndicatorDocuments,
})

export const issueEvaluationPaper = defineCall({
  purpose: 'Issues the certificate of a published evaluation, with number and verification code.',
  method: 'POST',
  path: '/supplier-qualification/evaluations/:id/paper',
  access,
  isForReaders: true,
  params: ById,
  answer: IssuedPaper,
})

export const getEvaluationPdf = defineCall({
  purpose: 'The certificate of an evaluation as the PDF that it was when it was issued.',
  method: 'GET',
  path: '/supplier-qualification/papers/:id/pdf',
  access,
  params: ById,
  delivers: 'file',
  answer: FileBytes,
})

export const requestReview = defineCall({
  ...withFiles,
  purpose: 'Asks the company to review an evaluation: criteria, text and files as multipart.',
  method: 'POST',
  path: '/supplier-qualification/evaluations/:id/reviews',
  params: ById,
  body: NewReview,
  answer: ReviewThread,
})

export const getReview = defineCall({
  purpose: 'One request for review with its messages and files.',
  method: 'GET',
  path: '/supplier-qualification/reviews/:id',
  access,
  params: ById,
  answer: ReviewThread,
})

export const answerReview = defineCall({
  ...withFiles,
  purpose: 'Writes one more message into a request for review: text and files as multipart.',
  method: 'POST',
  path: '/supplier-qualification/reviews/:id/messages',
  params: ById,
  body: NewReviewMessage,
  answer: ReviewThread,
})

export const withdrawReview = defineCall({
  purpose: 'Takes a request for review back.',
  method: 'POST',
  path: '/supplier-qualification/reviews/:id/withdraw',
  access,
  params: ById,
  answer: ReviewThread,
})

export const downloadQualificationFile = defineCall({
  purpose: 'One file of a request for review or of the evidence of an improvement action.',
  method: 'GET',
  path: '/supplier-qualification/files/:id',
  access,
  params: ById,
  delivers: 'file',
  answer: FileBytes,
})

export const addAction = defineCall({
  purpose: 'Adds an action to the improvement plan of an evaluation.',
  method: 'POST',
  path: '/supplier-qualification/evaluations/:id/actions',
  access,
  params: ById,
  body: NewAction,
  answer: Qualification,
})

export const changeAction = defineCall({
  purpose: 'Changes an action of the improvement plan.',
  method: 'PUT',
  path: '/supplier-qualification/actions/:id',
  access,
  params: ById,
  body: ChangedAction,
  answer: Qualification,
})

export const sendEvidence = defineCall({
  ...withFiles,
  purpose: 'Hands in the evidence of an improvement action: text and files as multipart.',
  method: 'POST',
  path: '/supplier-qualification/actions/:id/evidence',
  params: ById,
  body: NewEvidence,
  answer: Qualification,
})

export const withdrawAction = defineCall({
  purpose: 'Takes an action out of the improvement plan.',
  method: 'POST',
  path: '/supplier-qualification/actions/:id/withdraw',
  access,
  params: ById,
  body: SeenAction,
  answer: Qualification,
})
