import * as mailSettings from '@enlace/contract/mail/settings/calls.ts'
import * as mailsDesk from '@enlace/contract/mail/desk/calls.ts'
import type { Feature } from '../../core/feature.ts'
import { failedMails } from './desk/queries.ts'
import { mailsDeskRoutes } from './desk/routes.ts'
import { mailSettingsRoutes } from './routes.ts'

export const mailFeature: Feature = {
  backoffice: { calls: [mailSettings, mailsDesk], slices: [mailSettingsRoutes, mailsDeskRoutes] },
  counts: { 'failed-mails': failedMails },
}
