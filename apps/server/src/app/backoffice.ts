import type { FastifyInstance } from 'fastify'
import { Problem } from '@enlace/contract/core/problems'
import { editorPageRoutes } from '../modules/backoffice/editor-page.ts'
import { backofficeRoutes } from '../modules/backoffice/routes.ts'
import { companyFileRoutes } from '../modules/company/files.ts'
import { docsRoutes } from '../modules/docs/routes.ts'
import { healthRoutes } from '../core/http/serve/health-routes.ts'
import { refuseUnknownCall } from '../core/http/serve/unknown-calls.ts'
import { staffSessionRoutes } from '../modules/staff/sign-in/login-routes.ts'
import { staffStepRoutes } from '../modules/staff/sign-in/step-routes.ts'
import { staffLinkRoutes } from '../modules/staff/links/link-routes.ts'
import { staffSecurityRoutes } from '../modules/staff/sign-in/security-routes.ts'
import { staffStepUpRoutes } from '../modules/staff/sign-in/step-up-routes.ts'
import { liveRoutes } from '../modules/notifications/live/routes.ts'
import { presenceRoutes } from '../modules/sign-in/sessions/presence-routes.ts'
import { captchaRoutes } from '../core/captcha/routes.ts'
import { mediaFileRoutes } from '../modules/media/file-routes.ts'
import { domainRoutes } from '../modules/domains/routes.ts'
import { draftRoutes } from '../modules/content/drafts/routes.ts'
import { templateEditorRoutes } from '../modules/content/editor/routes.ts'
import { mediaRoutes } from '../modules/media/routes.ts'
import { acceptanceRoutes, legalTextRoutes } from '../modules/legal-texts/routes.ts'
import { pagesRoutes } from '../modules/content/pages/routes.ts'
import { availabilityRoutes } from '../modules/availability/desk-routes.ts'
import { brandPreviewRoutes } from '../modules/branding/preview-routes.ts'
import { brandingRoutes } from '../modules/branding/routes.ts'
import { claimRoutes } from '../modules/companies/claim-routes.ts'
import { companiesRoutes } from '../modules/companies/routes.ts'
import { firstRunRoutes } from '../modules/first-run/routes.ts'
import { mailSettingsRoutes } from '../modules/mail/routes.ts'
import { importRoutes } from '../modules/imports/routes.ts'
import { staffOidcRoutes } from '../modules/staff/oidc/routes.ts'
import { staffOidcSignInRoutes } from '../modules/staff/oidc/sign-in-routes.ts'
import { staffOidcTieRoutes } from '../modules/staff/oidc/tie-routes.ts'
import { captchaSettingsRoutes } from '../modules/captcha/routes.ts'
import { staffRoutes } from '../modules/staff/routes.ts'
import { invitationRoutes } from '../modules/users/invitations/routes.ts'
import { supplierDocumentRoutes } from '../modules/supplier-documents/routes.ts'
import { supplierRoutes } from '../modules/suppliers/routes.ts'
import { supplierViewRoutes } from '../modules/suppliers/view-routes.ts'
import { supplierMergeRoutes } from '../modules/suppliers/merges/routes.ts'
import { supplierUserRoutes } from '../modules/suppliers/users/routes.ts'
import { blogDeskRoutes } from '../modules/blog/desk/routes.ts'
import { eventsDeskRoutes } from '../modules/events/desk/routes.ts'
import { reportsDeskRoutes } from '../modules/reports/desk/routes.ts'
import { staffEmailRoutes } from '../modules/staff/email-routes.ts'
import { parametersRoutes } from '../modules/parameters/routes.ts'
import { companyCalendarRoutes } from '../modules/company-calendar/routes.ts'
import { contactListsRoutes } from '../modules/contact-us/lists/routes.ts'
import { cataloguesRoutes } from '../modules/catalogues/routes.ts'
import { certificateSettingsRoutes } from '../modules/certificates/settings/routes.ts'
import { questionsDeskRoutes } from '../modules/questions/desk-routes.ts'
import { certificatesDeskRoutes } from '../modules/certificates/desk/routes.ts'
import { mailPreviewRoutes } from '../modules/mail/desk/preview-routes.ts'
import { mailsDeskRoutes } from '../modules/mail/desk/routes.ts'
import { objectionsDeskRoutes } from '../modules/notes-debit/desk-routes.ts'
import { proposalsDeskRoutes } from '../modules/purchase-order/proposals/routes.ts'
import { contactDeskRoutes } from '../modules/contact-us/desk/routes.ts'
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
