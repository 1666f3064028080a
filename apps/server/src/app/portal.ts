import { join } from 'node:path'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Problem } from '@enlace/contract/core/problems'
import { assetRoutes } from '../core/assets/routes.ts'
import { attachmentRoutes } from '../core/attachments/routes.ts'
import { uploadRoutes } from '../core/uploads/routes.ts'
import { captchaRoutes } from '../core/captcha/routes.ts'
import { catalogueRoutes } from '../core/catalogue/routes.ts'
import { exportRoutes } from '../core/exports/routes.ts'
import { companyFileRoutes } from '../core/company/files.ts'
import { mediaFileRoutes } from '../core/media/file-routes.ts'
import { companyRoutes } from '../core/company/routes.ts'
import { contentRoutes } from '../core/content/routes.ts'
import { healthRoutes } from '../core/health/routes.ts'
import { programPrefix } from '../core/http/serve-program.ts'
import { refuseUnknownCall } from '../core/http/unknown-calls.ts'
import { menuRoutes } from '../core/menu/routes.ts'
import { notificationRoutes } from '../core/notifications/routes.ts'
import { watchPayments } from '../core/payments/watch.ts'
import { portalBuildFolder } from '../core/page/build.ts'
import { pageRoutes } from '../core/page/page.ts'
import { workerRoutes } from '../core/page/worker.ts'
import { replyRoutes } from '../core/questions/reply-routes.ts'
import { questionRoutes } from '../core/questions/routes.ts'
import { searchRoutes } from '../core/search/routes.ts'
import { handOverRoutes } from '../core/session/hand-over-routes.ts'
import { viewRoutes } from '../core/session/view-routes.ts'
import { loginRoutes } from '../core/session/login-routes.ts'
import { sessionRoutes } from '../core/session/routes.ts'
import { secondStepRoutes } from '../core/second-factor/step-routes.ts'
import { stepUpRoutes } from '../core/second-factor/step-up-routes.ts'
import { emailRoutes } from '../core/security/email-routes.ts'
import { securityRoutes } from '../core/security/routes.ts'
import { savedViewRoutes } from '../core/views/routes.ts'
import { arrivedRoutes } from '../features/account-statements/arrived-routes.ts'
import { movementRoutes } from '../features/account-statements/movements-routes.ts'
import { statementPdfRoutes } from '../features/account-statements/pdf-routes.ts'
import { reconcileRoutes } from '../features/account-statements/reconcile-routes.ts'
import { accountStatementRoutes } from '../features/account-statements/routes.ts'
import { bankAccountRoutes } from '../core/bank-accounts/routes.ts'
import { blogRoutes } from '../features/blog/routes.ts'
import { certificateFileRoutes } from '../features/certificates/file-routes.ts'
import { certificateReconcileRoutes } from '../features/certificates/reconcile-routes.ts'
import { certificateRoutes } from '../features/certificates/routes.ts'
import { certificateZipRoutes } from '../features/certificates/zip-routes.ts'
import { hostCheckRoutes } from '../features/companies/host-routes.ts'
import { contactUsRoutes } from '../features/contact-us/routes.ts'
import { debitNotePdfRoutes } from '../features/notes-debit/pdf-routes.ts'
import { debitNoteActRoutes } from '../features/notes-debit/act-routes.ts'
import { eventFeedRoutes } from '../features/events/feed-routes.ts'
import { eventRoutes } from '../features/events/routes.ts'
import { startPageRoutes } from '../features/inicio/routes.ts'
import { dueLegalTextRoutes } from '../features/legal-texts/due-routes.ts'
import { debitNoteRoutes } from '../features/notes-debit/routes.ts'
import { paperRoutes } from '../features/papers/routes.ts'
import { debitNoteLinesRoutes } from '../features/notes-debit/lines-routes.ts'
import { paymentLinesRoutes } from '../features/payments-made/lines-routes.ts'
import { purchaseOrderLinesRoutes } from '../features/purchase-order/lines-routes.ts'
import { purchaseTicketLinesRoutes } from '../features/purchase-tickets/lines-routes.ts'
import { paymentEventRoutes } from '../features/payments/event-routes.ts'
import { paymentReturnRoutes } from '../features/payments/return-routes.ts'
import { paymentRoutes } from '../features/payments/routes.ts'
import { simulatorRoutes } from '../features/payments/simulator-routes.ts'
import { paymentVoucherRoutes } from '../features/payments-made/pdf-routes.ts'
import { paymentMadeRoutes } from '../features/payments-made/routes.ts'
import { companyProfileRoutes } from '../features/profile/company-routes.ts'
import { dataRightsRoutes } from '../features/profile/rights-routes.ts'
import { profileRoutes } from '../features/profile/routes.ts'
import { purchaseOrderPdfRoutes } from '../features/purchase-order/pdf-routes.ts'
import { purchaseOrderActRoutes } from '../features/purchase-order/act-routes.ts'
import { purchaseOrderRoutes } from '../features/purchase-order/routes.ts'
import { purchaseTicketPdfRoutes } from '../features/purchase-tickets/pdf-routes.ts'
import { purchaseTicketActRoutes } from '../features/purchase-tickets/act-routes.ts'
import { purchaseTicketRoutes } from '../features/purchase-tickets/routes.ts'
import { requiredDocumentRoutes } from '../core/required-documents/routes.ts'
import { reportRoutes } from '../features/reports/routes.ts'
import { reportScheduleRoutes } from '../features/reports/schedule-routes.ts'
import { searchCompanyRoutes } from '../features/search-company/routes.ts'
import { passwordRecoveryRoutes } from '../features/password-recovery/routes.ts'
import { setPasswordRoutes } from '../features/set-password/routes.ts'
import { qualificationActRoutes } from '../features/supplier-qualification/act-routes.ts'
import { qualificationRoutes } from '../features/supplier-qualification/routes.ts'
import { companyRegistrationRoutes } from '../features/supplier-registration/company-routes.ts'
import { supplierRegistrationRoutes } from '../features/supplier-registration/routes.ts'
import { validatorRoutes } from '../features/supplier-registration/validators-routes.ts'
import { contractImputationRoutes } from '../features/supplier-contracts/lines-routes.ts'
import { supplierContractPdfRoutes } from '../features/supplier-contracts/pdf-routes.ts'
import { contractPolicyRoutes } from '../features/supplier-contracts/policy-routes.ts'
import { supplierContractRoutes } from '../features/supplier-contracts/routes.ts'
import { templateRoutes } from '../features/unlayer/routes.ts'
import { masterRoutes } from '../features/users/master-routes.ts'
import { userRoutes } from '../features/users/routes.ts'
import { userValidatorRoutes } from '../features/users/validators-routes.ts'
import { verifyRoutes } from '../features/verify/routes.ts'

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
