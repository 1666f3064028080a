/** Everything that can go wrong in the product, with the HTTP status that tells it. A missing row does not compile. */
export const problemStatus = {
  'malformed-request': 400,
  'invalid-fields': 422,
  'unknown-call': 404,
  'method-not-allowed': 405,
  'body-too-large': 413,
  'unsupported-encoding': 415,
  'session-missing': 401,
  'session-expired': 401,
  'wrong-credentials': 401,
  'account-locked': 429,
  'too-many-requests': 429,
  'forgery-suspected': 403,
  'account-foreign': 403,
  'module-off': 403,
  'not-master': 403,
  'person-foreign': 403,
  'company-mismatch': 403,
  'company-not-found': 404,
  'document-not-found': 404,
  'link-spent': 410,
  'page-offline': 503,
  'refresh-refused': 401,
  'beyond-last-page': 422,
  'service-unavailable': 503,
  unexpected: 500,
} as const

/** The code of a problem, part of the answer and of the log. */
export type ProblemCode = keyof typeof problemStatus
