import { join } from 'node:path'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Problem } from '@enlace/contract/core/problems'
import { assetRoutes, portalBuildFolder, pageRoutes, workerRoutes } from '../modules/page/index.ts'
import { attachmentRoutes } from '../modules/documents/index.ts'
import { uploadRoutes } from '../core/uploads/routes.ts'
import { captchaRoutes } from '../core/captcha/routes.ts'
import { catalogueRoutes } from '../modules/catalogues/index.ts'
import { exportRoutes } from '../modules/exports/index.ts'
import { companyFileRoutes, companyRoutes } from '../modules/company/index.ts'
import { mediaFileRoutes } from '../modules/media/index.ts'
import { contentRoutes, menuRoutes, templateRoutes } from '../modules/content/index.ts'
import { healthRoutes } from '../core/http/serve/health-routes.ts'
import { programPrefix } from '../core/http/program/serve-program.ts'
import { refuseUnknownCall } from '../core/http/serve/unknown-calls.ts'
import { notificationRoutes } from '../modules/notifications/index.ts'
import {
  watchPayments,
  paymentEventRoutes,
  paymentReturnRoutes,
  paymentRoutes,
  simulatorRoutes,
} from '../modules/payments/index.ts'
import { replyRoutes, questionRoutes } from '../modules/questions/index.ts'
import { searchRoutes } from '../modules/search/index.ts'
import {
  handOverRoutes,
  viewRoutes,
  loginRoutes,
  sessionRoutes,
  secondStepRoutes,
  stepUpRoutes,
  emailRoutes,
  securityRoutes,
  passwordRecoveryRoutes,
} from '../modules/sign-in/index.ts'
import { savedViewRoutes } from '../modules/views/index.ts'
import {
  arrivedRoutes,
  movementRoutes,
  statementPdfRoutes,
  reconcileRoutes,
  accountStatementRoutes,
} from '../modules/account-statements/index.ts'
import { bankAccountRoutes } from '../modules/bank-accounts/index.ts'
import { blogRoutes } from '../modules/blog/index.ts'
import {
  certificateFileRoutes,
  certificateReconcileRoutes,
  certificateRoutes,
  certificateZipRoutes,
} from '../modules/certificates/index.ts'
import { hostCheckRoutes } from '../modules/companies/index.ts'
import { contactUsRoutes } from '../modules/contact-us/index.ts'
import { debitNoteActRoutes, debitNoteRoutes } from '../modules/notes-debit/index.ts'
import { eventFeedRoutes, eventRoutes } from '../modules/events/index.ts'
import { startPageRoutes } from '../modules/dashboard/index.ts'
import { dueLegalTextRoutes } from '../modules/legal-texts/index.ts'
import { paperRoutes, verifyRoutes } from '../modules/papers/index.ts'
import { paymentMadeRoutes } from '../modules/payments-made/index.ts'
import { purchaseOrderActRoutes, purchaseOrderRoutes } from '../modules/purchase-order/index.ts'
import { purchaseTicketActRoutes, purchaseTicketRoutes } from '../modules/purchase-tickets/index.ts'
import { companyProfileRoutes, dataRightsRoutes, profileRoutes } from '../modules/profile/index.ts'
import { requiredDocumentRoutes } from '../modules/required-documents/index.ts'
import { reportRoutes, reportScheduleRoutes } from '../modules/reports/index.ts'
import { searchCompanyRoutes } from '../modules/search-company/index.ts'
import { setPasswordRoutes } from '../modules/set-password/index.ts'
import { qualificationActRoutes, qualificationRoutes } from '../modules/supplier-qualification/index.ts'
import {
  companyRegistrationRoutes,
  supplierRegistrationRoutes,
  validatorRoutes,
} from '../modules/supplier-registration/index.ts'
import {
  contractImputationRoutes,
  supplierContractPdfRoutes,
  contractPolicyRoutes,
  supplierContractRoutes,
} from '../modules/supplier-contracts/index.ts'
import { masterRoutes, userRoutes, userValidatorRoutes } from '../modules/users/index.ts'

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
