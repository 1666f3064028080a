import { join } from 'node:path'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Problem } from '@enlace/contract/core/problems'
import { assetRoutes } from '../modules/page/routes.ts'
import { attachmentRoutes } from '../modules/documents/attachments/routes.ts'
import { uploadRoutes } from '../core/uploads/routes.ts'
import { captchaRoutes } from '../core/captcha/routes.ts'
import { catalogueRoutes } from '../modules/catalogues/shown-routes.ts'
import { exportRoutes } from '../modules/exports/routes.ts'
import { companyFileRoutes } from '../modules/company/files.ts'
import { mediaFileRoutes } from '../modules/media/file-routes.ts'
import { companyRoutes } from '../modules/company/routes.ts'
import { contentRoutes } from '../modules/content/routes.ts'
import { healthRoutes } from '../core/http/serve/health-routes.ts'
import { programPrefix } from '../core/http/program/serve-program.ts'
import { refuseUnknownCall } from '../core/http/serve/unknown-calls.ts'
import { menuRoutes } from '../modules/content/menu/routes.ts'
import { notificationRoutes } from '../modules/notifications/routes.ts'
import { watchPayments } from '../modules/payments/intents/watch.ts'
import { portalBuildFolder } from '../modules/page/build.ts'
import { pageRoutes } from '../modules/page/page.ts'
import { workerRoutes } from '../modules/page/worker.ts'
import { replyRoutes } from '../modules/questions/reply-routes.ts'
import { questionRoutes } from '../modules/questions/routes.ts'
import { searchRoutes } from '../modules/search/routes.ts'
import { handOverRoutes } from '../modules/sign-in/login/hand-over-routes.ts'
import { viewRoutes } from '../modules/sign-in/login/view-routes.ts'
import { loginRoutes } from '../modules/sign-in/login/login-routes.ts'
import { sessionRoutes } from '../modules/sign-in/login/routes.ts'
import { secondStepRoutes } from '../modules/sign-in/login/step-routes.ts'
import { stepUpRoutes } from '../modules/sign-in/step-up/routes.ts'
import { emailRoutes } from '../modules/sign-in/security/email-routes.ts'
import { securityRoutes } from '../modules/sign-in/security/routes.ts'
import { savedViewRoutes } from '../modules/views/routes.ts'
import { arrivedRoutes } from '../modules/account-statements/arrived-routes.ts'
import { movementRoutes } from '../modules/account-statements/movements-routes.ts'
import { statementPdfRoutes } from '../modules/account-statements/paper/pdf-routes.ts'
import { reconcileRoutes } from '../modules/account-statements/reconcile/routes.ts'
import { accountStatementRoutes } from '../modules/account-statements/routes.ts'
import { bankAccountRoutes } from '../modules/bank-accounts/routes.ts'
import { blogRoutes } from '../modules/blog/supplier/routes.ts'
import { certificateFileRoutes } from '../modules/certificates/file-routes.ts'
import { certificateReconcileRoutes } from '../modules/certificates/reconcile-routes.ts'
import { certificateRoutes } from '../modules/certificates/routes.ts'
import { certificateZipRoutes } from '../modules/certificates/zip-routes.ts'
import { hostCheckRoutes } from '../modules/companies/host-routes.ts'
import { contactUsRoutes } from '../modules/contact-us/routes.ts'
import { debitNotePdfRoutes } from '../modules/notes-debit/pdf-routes.ts'
import { debitNoteActRoutes } from '../modules/notes-debit/act-routes.ts'
import { eventFeedRoutes } from '../modules/events/visitor/feed-routes.ts'
import { eventRoutes } from '../modules/events/visitor/routes.ts'
import { startPageRoutes } from '../modules/dashboard/start/routes.ts'
import { dueLegalTextRoutes } from '../modules/legal-texts/due-routes.ts'
import { debitNoteRoutes } from '../modules/notes-debit/routes.ts'
import { paperRoutes } from '../modules/papers/desk/routes.ts'
import { debitNoteLinesRoutes } from '../modules/notes-debit/lines-routes.ts'
import { paymentLinesRoutes } from '../modules/payments-made/lines-routes.ts'
import { purchaseOrderLinesRoutes } from '../modules/purchase-order/lines-routes.ts'
import { purchaseTicketLinesRoutes } from '../modules/purchase-tickets/lines-routes.ts'
import { paymentEventRoutes } from '../modules/payments/event-routes.ts'
import { paymentReturnRoutes } from '../modules/payments/return-routes.ts'
import { paymentRoutes } from '../modules/payments/routes.ts'
import { simulatorRoutes } from '../modules/payments/simulator-routes.ts'
import { paymentVoucherRoutes } from '../modules/payments-made/pdf-routes.ts'
import { paymentMadeRoutes } from '../modules/payments-made/routes.ts'
import { companyProfileRoutes } from '../modules/profile/company-routes.ts'
import { dataRightsRoutes } from '../modules/profile/rights-routes.ts'
import { profileRoutes } from '../modules/profile/routes.ts'
import { purchaseOrderPdfRoutes } from '../modules/purchase-order/pdf-routes.ts'
import { purchaseOrderActRoutes } from '../modules/purchase-order/act-routes.ts'
import { purchaseOrderRoutes } from '../modules/purchase-order/routes.ts'
import { purchaseTicketPdfRoutes } from '../modules/purchase-tickets/pdf-routes.ts'
import { purchaseTicketActRoutes } from '../modules/purchase-tickets/act-routes.ts'
import { purchaseTicketRoutes } from '../modules/purchase-tickets/routes.ts'
import { requiredDocumentRoutes } from '../modules/required-documents/routes.ts'
import { reportRoutes } from '../modules/reports/supplier/routes.ts'
import { reportScheduleRoutes } from '../modules/reports/supplier/schedule-routes.ts'
import { searchCompanyRoutes } from '../modules/search-company/routes.ts'
import { passwordRecoveryRoutes } from '../modules/sign-in/password/routes.ts'
import { setPasswordRoutes } from '../modules/set-password/routes.ts'
import { qualificationActRoutes } from '../modules/supplier-qualification/act-routes.ts'
import { qualificationRoutes } from '../modules/supplier-qualification/routes.ts'
import { companyRegistrationRoutes } from '../modules/supplier-registration/company-routes.ts'
import { supplierRegistrationRoutes } from '../modules/supplier-registration/routes.ts'
import { validatorRoutes } from '../modules/supplier-registration/validators-routes.ts'
import { contractImputationRoutes } from '../modules/supplier-contracts/lines-routes.ts'
import { supplierContractPdfRoutes } from '../modules/supplier-contracts/pdf-routes.ts'
import { contractPolicyRoutes } from '../modules/supplier-contracts/policies/routes.ts'
import { supplierContractRoutes } from '../modules/supplier-contracts/routes.ts'
import { templateRoutes } from '../modules/content/editor/unlayer-routes.ts'
import { masterRoutes } from '../modules/users/master-routes.ts'
import { userRoutes } from '../modules/users/routes.ts'
import { userValidatorRoutes } from '../modules/users/validators-routes.ts'
import { verifyRoutes } from '../modules/papers/verify-routes.ts'

import { listExports } from './exports.ts'
import { programRoutes } from './programs.ts'

/** Every slice that answers calls; a new one is a line here. */
const slices = [
  sessionRoutes,
  dueLegalTextRoutes,
  loginRoutes,
  handOverRoutes,
  viewRoutes,
  secondStepRoutes,
  stepUpRoutes,
  securityRoutes,
  emailRoutes,
  companyRoutes,
  contentRoutes,
  menuRoutes,
  catalogueRoutes,
  captchaRoutes,
  passwordRecoveryRoutes,
  setPasswordRoutes,
  searchCompanyRoutes,
  contactUsRoutes,
  companyRegistrationRoutes,
  validatorRoutes,
  supplierRegistrationRoutes,
  qualificationRoutes,
  qualificationActRoutes,
  savedViewRoutes,
  userRoutes,
  masterRoutes,
  userValidatorRoutes,
  movementRoutes,
  arrivedRoutes,
  reconcileRoutes,
  attachmentRoutes,
  purchaseOrderLinesRoutes,
  purchaseTicketLinesRoutes,
  paymentLinesRoutes,
  debitNoteLinesRoutes,
  startPageRoutes,
  eventRoutes,
  eventFeedRoutes,
  blogRoutes,
  searchRoutes,
  notificationRoutes,
  accountStatementRoutes,
  purchaseOrderRoutes,
  purchaseTicketRoutes,
  debitNoteRoutes,
  supplierContractRoutes,
  contractImputationRoutes,
  supplierContractPdfRoutes,
  contractPolicyRoutes,
  questionRoutes,
  replyRoutes,
  purchaseOrderActRoutes,
  purchaseTicketActRoutes,
  debitNoteActRoutes,
  paymentRoutes,
  paymentEventRoutes,
  paymentMadeRoutes,
  exportRoutes(listExports),
  statementPdfRoutes,
  purchaseOrderPdfRoutes,
  purchaseTicketPdfRoutes,
  debitNotePdfRoutes,
  paymentVoucherRoutes,
  paperRoutes,
  certificateRoutes,
  certificateFileRoutes,
  certificateZipRoutes,
  certificateReconcileRoutes,
  bankAccountRoutes,
  profileRoutes,
  companyProfileRoutes,
  dataRightsRoutes,
  uploadRoutes,
  requiredDocumentRoutes,
  templateRoutes,
  verifyRoutes,
  reportRoutes,
  reportScheduleRoutes,
]

/** The portal's origin: its API, its page, its files, all below the configured path. */
export async function portalRoutes(origin: FastifyInstance): Promise<void> {
  const { db, settings, served } = origin.service
  const { urlPath } = settings
  const api = `${urlPath}/api`

  origin.addHook('onRequest', async (request, reply) => {
    // The word backend in an address belongs to the back office (spec 2); the API's own addresses are no pages.
    const path = request.url.split('?')[0] ?? ''
    if (!path.startsWith(`${api}/`) && path.toLowerCase().includes('backend')) {
      return reply.redirect(settings.backofficeUrl)
    }
    return undefined
  })
  await origin.register(
    async (app) => {
      await app.register(
        async (calls) => {
          for (const slice of slices) slice(calls)
          const own = () => served.filter(({ access }) => access.actor !== 'program')
          calls.setNotFoundHandler((request, reply) => refuseUnknownCall(request, reply, own(), api))
        },
        { prefix: '/api' },
      )
      await app.register(programRoutes, { prefix: programPrefix })
      companyFileRoutes(app)
      hostCheckRoutes(app)
      mediaFileRoutes(app)
      paymentReturnRoutes(app)
      simulatorRoutes(app)
      watchPayments(app)
      assetRoutes(app, join(portalBuildFolder, 'client/assets'))
      healthRoutes(app)
      pageRoutes(app, { db, settings })
      workerRoutes(app)
    },
    { prefix: urlPath },
  )
  origin.setNotFoundHandler((request, reply) => answerUnknownPage(request, reply, urlPath))
}

/** Somebody who typed an address sees the portal's own 404 page; a program hears the problem. */
function answerUnknownPage(request: FastifyRequest, reply: FastifyReply, urlPath: string) {
  const isPage = request.method === 'GET' && (request.headers.accept ?? '').includes('text/html')
  if (isPage) return reply.redirect(`${urlPath}/#/404`)
  throw new Problem('unknown-call')
}
