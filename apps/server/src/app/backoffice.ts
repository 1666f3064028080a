import type { FastifyInstance } from 'fastify'
import { Problem } from '@enlace/contract/core/problems'
import { editorPageRoutes } from '../core/backoffice/editor-page.ts'
import { backofficeRoutes } from '../core/backoffice/routes.ts'
import { companyFileRoutes } from '../core/company/files.ts'
import { docsRoutes } from '../core/docs/routes.ts'
import { healthRoutes } from '../core/health/routes.ts'
import { refuseUnknownCall } from '../core/http/unknown-calls.ts'
import { staffSessionRoutes } from '../core/staff/login-routes.ts'
import { staffStepRoutes } from '../core/staff/step-routes.ts'
import { staffLinkRoutes } from '../core/staff/link-routes.ts'
import { staffSecurityRoutes } from '../core/staff/security-routes.ts'
import { staffStepUpRoutes } from '../core/staff/step-up-routes.ts'
import { liveRoutes } from '../core/live/routes.ts'
import { presenceRoutes } from '../core/presence/routes.ts'
import { captchaRoutes } from '../core/captcha/routes.ts'
import { mediaFileRoutes } from '../core/media/file-routes.ts'
import { domainRoutes } from '../core/domains/routes.ts'
import { draftRoutes } from '../core/drafts/routes.ts'
import { templateEditorRoutes } from '../features/template-editor/routes.ts'
import { mediaRoutes } from '../features/media/routes.ts'
import { acceptanceRoutes, legalTextRoutes } from '../features/legal-texts/routes.ts'
import { pagesRoutes } from '../features/pages/routes.ts'
import { availabilityRoutes } from '../features/availability/routes.ts'
import { brandPreviewRoutes } from '../features/branding/preview-routes.ts'
import { brandingRoutes } from '../features/branding/routes.ts'
import { claimRoutes } from '../features/companies/claim-routes.ts'
import { companiesRoutes } from '../features/companies/routes.ts'
import { firstRunRoutes } from '../features/first-run/routes.ts'
import { mailSettingsRoutes } from '../features/mail-settings/routes.ts'
import { importRoutes } from '../features/imports/routes.ts'
import { staffOidcRoutes } from '../features/staff-oidc/routes.ts'
import { staffOidcSignInRoutes } from '../features/staff-oidc/sign-in-routes.ts'
import { staffOidcTieRoutes } from '../features/staff-oidc/tie-routes.ts'
import { captchaSettingsRoutes } from '../features/captcha-settings/routes.ts'
import { staffRoutes } from '../features/staff/routes.ts'
import { invitationRoutes } from '../features/invitations/routes.ts'
import { supplierDocumentRoutes } from '../features/supplier-documents/routes.ts'
import { supplierRoutes } from '../features/suppliers/routes.ts'
import { supplierViewRoutes } from '../features/suppliers/view-routes.ts'
import { supplierMergeRoutes } from '../features/suppliers/merge-routes.ts'
import { supplierUserRoutes } from '../features/suppliers/user-routes.ts'
import { blogDeskRoutes } from '../features/blog-desk/routes.ts'
import { eventsDeskRoutes } from '../features/events-desk/routes.ts'
import { reportsDeskRoutes } from '../features/reports-desk/routes.ts'
import { staffEmailRoutes } from '../features/staff/email-routes.ts'
import { parametersRoutes } from '../features/parameters/routes.ts'
import { companyCalendarRoutes } from '../features/company-calendar/routes.ts'
import { contactListsRoutes } from '../features/contact-lists/routes.ts'
import { cataloguesRoutes } from '../features/catalogues/routes.ts'
import { certificateSettingsRoutes } from '../features/certificate-settings/routes.ts'
import { questionsDeskRoutes } from '../features/questions-desk/routes.ts'
import { certificatesDeskRoutes } from '../features/certificates-desk/routes.ts'
import { mailPreviewRoutes } from '../features/mails-desk/preview-routes.ts'
import { mailsDeskRoutes } from '../features/mails-desk/routes.ts'
import { objectionsDeskRoutes } from '../features/objections-desk/routes.ts'
import { proposalsDeskRoutes } from '../features/proposals-desk/routes.ts'
import { contactDeskRoutes } from '../features/contact-desk/routes.ts'
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
