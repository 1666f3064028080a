import * as contactUs from '@enlace/contract/contact-us/calls.ts'
import * as contactLists from '@enlace/contract/contact-us/lists/calls.ts'
import * as contactDesk from '@enlace/contract/contact-us/desk/calls.ts'
import type { Feature } from '../../core/feature.ts'
import { waitingContacts } from './desk/queries.ts'
import { contactDeskRoutes } from './desk/routes.ts'
import { contactListsRoutes } from './lists/routes.ts'
import { contactUsRoutes } from './routes.ts'

export const contactUsFeature: Feature = {
  portal: { calls: [contactUs], slices: [contactUsRoutes] },
  backoffice: { calls: [contactLists, contactDesk], slices: [contactListsRoutes, contactDeskRoutes] },
  counts: { 'contact-messages': waitingContacts },
}
