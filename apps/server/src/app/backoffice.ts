import type { FastifyInstance } from 'fastify'
import { Problem } from '@enlace/contract/core/problems'
import { editorPageRoutes, backofficeRoutes } from '../modules/backoffice/index.ts'
import { companyFileRoutes } from '../modules/company/index.ts'
import { docsRoutes } from '../modules/docs/index.ts'
import { healthRoutes } from '../core/http/serve/health-routes.ts'
import { refuseUnknownCall } from '../core/http/serve/unknown-calls.ts'
import {
  staffSessionRoutes,
  staffStepRoutes,
  staffLinkRoutes,
  staffSecurityRoutes,
  staffStepUpRoutes,
  staffOidcRoutes,
  staffOidcSignInRoutes,
  staffOidcTieRoutes,
  staffRoutes,
  staffEmailRoutes,
} from '../modules/staff/index.ts'
import { liveRoutes } from '../modules/notifications/index.ts'
import { presenceRoutes } from '../modules/sign-in/index.ts'
import { captchaRoutes } from '../core/captcha/routes.ts'
import { mediaFileRoutes, mediaRoutes } from '../modules/media/index.ts'
import { domainRoutes } from '../modules/domains/index.ts'
import { draftRoutes, templateEditorRoutes, pagesRoutes } from '../modules/content/index.ts'
import { acceptanceRoutes, legalTextRoutes } from '../modules/legal-texts/index.ts'
import { availabilityRoutes } from '../modules/availability/index.ts'
import { brandPreviewRoutes, brandingRoutes } from '../modules/branding/index.ts'
import { claimRoutes, companiesRoutes } from '../modules/companies/index.ts'
import { firstRunRoutes } from '../modules/first-run/index.ts'
import { mailSettingsRoutes, mailPreviewRoutes, mailsDeskRoutes } from '../modules/mail/index.ts'
import { importRoutes } from '../modules/imports/index.ts'
import { captchaSettingsRoutes } from '../modules/captcha/index.ts'
import { invitationRoutes } from '../modules/users/index.ts'
import { supplierDocumentRoutes } from '../modules/supplier-documents/index.ts'
import {
  supplierRoutes,
  supplierViewRoutes,
  supplierMergeRoutes,
  supplierUserRoutes,
} from '../modules/suppliers/index.ts'
import { blogDeskRoutes } from '../modules/blog/index.ts'
import { eventsDeskRoutes } from '../modules/events/index.ts'
import { reportsDeskRoutes } from '../modules/reports/index.ts'
import { parametersRoutes } from '../modules/parameters/index.ts'
import { companyCalendarRoutes } from '../modules/company-calendar/index.ts'
import { contactListsRoutes, contactDeskRoutes } from '../modules/contact-us/index.ts'
import { cataloguesRoutes } from '../modules/catalogues/index.ts'
import { certificateSettingsRoutes, certificatesDeskRoutes } from '../modules/certificates/index.ts'
import { questionsDeskRoutes } from '../modules/questions/index.ts'
import { objectionsDeskRoutes } from '../modules/notes-debit/index.ts'
import { proposalsDeskRoutes } from '../modules/purchase-order/index.ts'
import { servedCalls } from './calls.ts'
import { describedDocuments } from './described-documents.ts'
import { liveCounts } from './live-counts.ts'
import { oversightDesks } from './oversight-desks.ts'
import { reviewDesks } from './review-desks.ts'

/** Every slice of the back office that answers calls; a new one is a line here. */
const slices = [
  captchaRoutes,
  staffSessionRoutes,
  staffStepRoutes,
  staffStepUpRoutes,
  staffLinkRoutes,
  staffSecurityRoutes,
  presenceRoutes,
  (app: FastifyInstance) => liveRoutes(app, liveCounts),
  staffRoutes,
  supplierRoutes,
  invitationRoutes,
  supplierUserRoutes,
  supplierMergeRoutes,
  supplierViewRoutes,
  (app: FastifyInstance) => supplierDocumentRoutes(app, describedDocuments),
  staffEmailRoutes,
  importRoutes,
  companiesRoutes,
  (app: FastifyInstance) => claimRoutes(app),
  brandingRoutes,
  availabilityRoutes,
  firstRunRoutes,
  pagesRoutes,
  legalTextRoutes,
  acceptanceRoutes,
  domainRoutes,
  mailSettingsRoutes,
  captchaSettingsRoutes,
  staffOidcRoutes,
  staffOidcSignInRoutes,
  staffOidcTieRoutes,
  mediaRoutes,
  draftRoutes,
  templateEditorRoutes,
  parametersRoutes,
  companyCalendarRoutes,
  ...reviewDesks,
  ...oversightDesks,
  blogDeskRoutes,
  eventsDeskRoutes,
  reportsDeskRoutes,
  contactListsRoutes,
  cataloguesRoutes,
  certificateSettingsRoutes,
  questionsDeskRoutes,
  contactDeskRoutes,
  proposalsDeskRoutes,
  objectionsDeskRoutes,
  mailsDeskRoutes,
  certificatesDeskRoutes,
]

/** The back office's origin: its API, its page, and the documentation of the portal's API. */
export async function backofficeOrigin(origin: FastifyInstance): Promise<void> {
  const { settings, served } = origin.service
  await origin.register(
    async (calls) => {
      for (const slice of slices) slice(calls)
      calls.setNotFoundHandler((request, reply) => refuseUnknownCall(request, reply, served, '/api'))
    },
    { prefix: '/api' },
  )
  healthRoutes(origin)
  docsRoutes(origin, servedCalls, new URL('api', settings.publicUrl).href)
  backofficeRoutes(origin)
  editorPageRoutes(origin)
  brandPreviewRoutes(origin)
  mailPreviewRoutes(origin)
  companyFileRoutes(origin)
  mediaFileRoutes(origin)
  origin.setNotFoundHandler(() => {
    throw new Problem('unknown-call')
  })
}
