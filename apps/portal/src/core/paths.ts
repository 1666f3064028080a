import { type SearchValues, writeSearch } from '@enlace/web/search-params.ts'

type ParamName<Pattern extends string> = Pattern extends `${string}$${infer Rest}`
  ? Rest extends `${infer Name}/${infer Tail}`
    ? Name | ParamName<Tail>
    : Rest
  : never

type Arguments<Pattern extends string> = [ParamName<Pattern>] extends [never]
  ? [params?: Record<string, never>, search?: SearchValues]
  : [params: Record<ParamName<Pattern>, string | number>, search?: SearchValues]

/** A route by its pattern, and the link to a place of it when it is called with its parameters. */
function path<const Pattern extends `/${string}`>(pattern: Pattern) {
  const link = (...[params, search]: Arguments<Pattern>): `#/${string}` => {
    const values: Readonly<Record<string, string | number>> = params ?? {}
    const place = pattern.replace(/\$(\w+)/g, (_, name: string) => encodeURIComponent(values[name] ?? ''))
    return `#/${place.slice(1)}${writeSearch(search ?? {})}`
  }
  return Object.assign(link, { pattern })
}

/** Every route of the portal (spec 2, decisions 4). `paths.purchaseOrder({ days: 0, id })` is a link; `.pattern` the route. */
export const paths = {
  login: path('/login'),
  passwordRecovery: path('/password-recovery'),
  password: path('/password'),
  registerLogin: path('/register-login'),
  searchCompany: path('/search-company'),
  supplierRegistration: path('/supplier-registration'),
  registrationStatus: path('/registration-status/$token'),
  companyRegistration: path('/supplier-registration/company/$nit'),
  contactUs: path('/contact-us'),
  termsAndConditions: path('/terms-and-conditions'),
  terms: path('/terms'),
  privacyPolicy: path('/privacy-policy'),
  privacy: path('/privacy'),
  aboutUs: path('/about-us'),
  payments: path('/payments'),
  payment: path('/payments/$token'),
  setPassword: path('/set-password/$token'),
  reply: path('/reply/$token'),
  emailChange: path('/email-change/$token'),
  bankChange: path('/bank-change/$token'),
  verify: path('/verify'),
  verifyCode: path('/verify/$code'),
  handOver: path('/hand-over/$code'),
  handedOver: path('/hand-over'),
  browserNotSupported: path('/browser-not-supported'),
  offlineExpectation: path('/offline-expectation'),
  serverError: path('/500'),
  notFound: path('/404'),

  startPage: path('/inicio'),
  accountStatements: path('/account-statements/$days'),
  movements: path('/account-statements/$days/movements'),
  arrivedInvoice: path('/account-statements/$days/arrived'),
  reconcileStatement: path('/account-statements/$days/reconcile'),
  accountStatement: path('/account-statements/$days/$id'),
  paymentsMade: path('/payments-made/$days'),
  paymentMade: path('/payments-made/$days/$id'),
  purchaseOrders: path('/purchase-order/$days'),
  purchaseOrder: path('/purchase-order/$days/$id'),
  purchaseTickets: path('/purchase-tickets/$days'),
  purchaseTicket: path('/purchase-tickets/$days/$id'),
  debitNotes: path('/notes-debit/$days'),
  debitNote: path('/notes-debit/$days/$id'),
  questions: path('/questions'),
  question: path('/questions/$id'),
  papers: path('/papers'),
  downloads: path('/downloads'),
  notifications: path('/notifications'),
  reports: path('/reports'),
  report: path('/reports/$report'),
  blog: path('/blog'),
  blogPost: path('/blog/$slug'),
  events: path('/events'),
  event: path('/events/$id'),
  certificates: path('/certificates'),
  reconcileCertificate: path('/certificates/reconcile'),
  supplierContracts: path('/supplier-contracts'),
  supplierContract: path('/supplier-contracts/$id'),
  supplierQualification: path('/supplier-qualification'),
  supplierQualificationDocuments: path('/supplier-qualification/documents'),
  evaluation: path('/supplier-qualification/evaluations/$id'),
  evaluationReview: path('/supplier-qualification/reviews/$id'),
  qualificationIndicator: path('/supplier-qualification/indicators/$indicator'),
  users: path('/users'),
  user: path('/users/$id'),
  profile: path('/profile'),
  profileSecurity: path('/profile/security'),
  profileNotifications: path('/profile/notifications'),
  profileCompany: path('/profile/company'),
  profileCompanyChange: path('/profile/company/change'),
  profileDataRights: path('/profile/data-rights'),
  profileBankAccounts: path('/profile/bank-accounts'),
  profileDocuments: path('/profile/documents'),
  unlayer: path('/unlayer/$value'),
} as const

/** Whether a route's pattern is the one of an address in the hash, with or without a slash at its end. */
export function isAt(pattern: string, route: string): boolean {
  const place = splitPath(route.replace(/\?.*$/s, ''))
  const parts = splitPath(pattern)
  return (
    place.length === parts.length && parts.every((part, at) => part.startsWith('$') || part === place[at])
  )
}

/** The parameters of a route by its pattern; one that cannot be decoded fits nothing. */
export function paramsAt(pattern: string, route: string): Record<string, string> {
  const place = splitPath(route.replace(/\?.*$/s, ''))
  return Object.fromEntries(
    splitPath(pattern).flatMap((part, at) =>
      part.startsWith('$') ? [[part.slice(1), decoded(place[at] ?? '')]] : [],
    ),
  )
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return ''
  }
}

function splitPath(text: string): string[] {
  return text.split('/').filter((part) => part !== '')
}
