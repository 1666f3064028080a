import { startPageTexts } from '@enlace/contract/dashboard/desk-texts.ts'
import { blogDeskTexts } from '@enlace/contract/blog/desk/texts.ts'
import { eventsDeskTexts } from '@enlace/contract/events/desk/texts.ts'
import { reportsDeskTexts } from '@enlace/contract/reports/desk/texts.ts'
import { legalTextsTexts } from '@enlace/contract/legal-texts/texts.ts'
import { mailSettingsTexts } from '@enlace/contract/mail/settings/texts.ts'
import { pagesTexts } from '@enlace/contract/content/pages/texts.ts'
import { staffOidcTexts } from '@enlace/contract/staff/oidc/texts.ts'
import { captchaSettingsTexts } from '@enlace/contract/captcha/settings/texts.ts'
import { parametersTexts } from '@enlace/contract/parameters/texts.ts'
import { staffListTexts } from '@enlace/contract/staff/screen-texts.ts'
import { companyCalendarTexts } from '@enlace/contract/company-calendar/texts.ts'
import { contactListsTexts } from '@enlace/contract/contact-us/lists/texts.ts'
import { cataloguesTexts } from '@enlace/contract/catalogues/texts.ts'
import { availabilityTexts } from '@enlace/contract/availability/texts.ts'
import { brandingTexts } from '@enlace/contract/branding/texts.ts'
import { companiesTexts } from '@enlace/contract/companies/texts.ts'
import { firstRunTexts } from '@enlace/contract/first-run/texts.ts'
import { importsTexts } from '@enlace/contract/imports/texts.ts'
import { certificateSettingsTexts } from '@enlace/contract/certificates/settings/texts.ts'
import { paths } from '../core/paths.ts'
import { editorScreens } from './editor-routes.ts'
import { supplierScreens } from './supplier-routes.ts'
import { oversightScreens } from './oversight-routes.ts'
import { reviewScreens } from './review-routes.ts'
import { workScreens } from './work-routes.ts'
import type { ScreenEntry } from '../core/screen/screen-entry.ts'

/** Every screen of the back office in the order of its menu; each is loaded when its place is opened. */
export const screens: readonly ScreenEntry[] = [
  {
    path: paths.start.pattern,
    access: { actor: 'staff' },
    load: () => import('../features/dashboard/route.tsx').then((chunk) => chunk.startRoute),
    menu: { label: startPageTexts.title },
  },
  ...reviewScreens,
  ...supplierScreens,
  ...workScreens,
  {
    path: paths.imports.pattern,
    access: { actor: 'staff', area: 'data' },
    load: () => import('../features/imports/route.tsx').then((chunk) => chunk.importsRoute),
    menu: { group: 'data', label: importsTexts.title },
  },
  {
    // Before the loads themselves: it is no id of one.
    path: paths.newImport.pattern,
    access: { actor: 'staff', area: 'data' },
    load: () => import('../features/imports/loads/new-route.tsx').then((chunk) => chunk.newImportRoute),
  },
  {
    path: paths.importLoad.pattern,
    access: { actor: 'staff', area: 'data' },
    load: () => import('../features/imports/loads/detail-route.tsx').then((chunk) => chunk.importLoadRoute),
  },
  {
    path: paths.importSources.pattern,
    access: { actor: 'staff', area: 'data' },
    load: () => import('../features/imports/sources/route.tsx').then((chunk) => chunk.importSourcesRoute),
    menu: { group: 'data', label: importsTexts.sources, count: 'source-alarms' },
  },
  {
    path: paths.sourceChanges.pattern,
    access: { actor: 'staff', area: 'data' },
    load: () =>
      import('../features/imports/sources/changes-route.tsx').then((chunk) => chunk.sourceChangesRoute),
  },
  {
    path: paths.content.pattern,
    access: { actor: 'staff', area: 'content' },
    load: () => import('../features/content/pages/route.tsx').then((chunk) => chunk.contentRoute),
    menu: { group: 'content', label: pagesTexts.title },
  },
  {
    path: paths.contentItem.pattern,
    access: { actor: 'staff', area: 'content' },
    load: () => import('../features/content/pages/item/route.tsx').then((chunk) => chunk.contentItemRoute),
  },
  ...editorScreens,
  {
    path: paths.posts.pattern,
    access: { actor: 'staff', area: 'content' },
    load: () => import('../features/blog/route.tsx').then((chunk) => chunk.blogDeskRoute),
    menu: { group: 'content', label: blogDeskTexts.menu },
  },
  {
    // Before the posts themselves: it is no name of one.
    path: paths.newPost.pattern,
    access: { actor: 'staff', area: 'content', right: 'write' },
    load: () => import('../features/blog/post/new-route.tsx').then((chunk) => chunk.newPostRoute),
  },
  {
    path: paths.post.pattern,
    access: { actor: 'staff', area: 'content' },
    load: () => import('../features/blog/post/route.tsx').then((chunk) => chunk.postRoute),
  },
  {
    path: paths.events.pattern,
    access: { actor: 'staff', area: 'content' },
    load: () => import('../features/events/route.tsx').then((chunk) => chunk.eventsDeskRoute),
    menu: { group: 'content', label: eventsDeskTexts.menu },
  },
  {
    // Before the events themselves, likewise.
    path: paths.newEvent.pattern,
    access: { actor: 'staff', area: 'content', right: 'write' },
    load: () => import('../features/events/event/new-route.tsx').then((chunk) => chunk.newEventRoute),
  },
  {
    path: paths.event.pattern,
    access: { actor: 'staff', area: 'content' },
    load: () => import('../features/events/event/route.tsx').then((chunk) => chunk.eventRoute),
  },
  {
    path: paths.ownCompany.pattern,
    access: { actor: 'staff', area: 'settings' },
    load: () => import('../features/companies/own/route.tsx').then((chunk) => chunk.ownCompanyRoute),
    menu: { group: 'settings', label: companiesTexts.ownTitle },
  },
  {
    path: paths.branding.pattern,
    access: { actor: 'staff', area: 'settings' },
    load: () => import('../features/branding/route.tsx').then((chunk) => chunk.brandingRoute),
    menu: { group: 'settings', label: brandingTexts.title },
  },
  {
    path: paths.parameters.pattern,
    access: { actor: 'staff', area: 'settings' },
    load: () => import('../features/parameters/route.tsx').then((chunk) => chunk.parametersRoute),
    menu: { group: 'settings', label: parametersTexts.title },
  },
  {
    path: paths.calendar.pattern,
    access: { actor: 'staff', area: 'settings' },
    load: () => import('../features/company-calendar/route.tsx').then((chunk) => chunk.companyCalendarRoute),
    menu: { group: 'settings', label: companyCalendarTexts.title },
  },
  {
    path: paths.contactLists.pattern,
    access: { actor: 'staff', area: 'settings' },
    load: () => import('../features/contact-us/lists/route.tsx').then((chunk) => chunk.contactListsRoute),
    menu: { group: 'settings', label: contactListsTexts.title },
  },
  {
    path: paths.catalogues.pattern,
    access: { actor: 'staff', area: 'settings' },
    load: () => import('../features/catalogues/route.tsx').then((chunk) => chunk.cataloguesRoute),
    menu: { group: 'settings', label: cataloguesTexts.title },
  },
  {
    path: paths.certificateSettings.pattern,
    access: { actor: 'staff', area: 'certificates' },
    load: () =>
      import('../features/certificates/settings/route.tsx').then((chunk) => chunk.certificateSettingsRoute),
  },
  {
    path: paths.certificateContent.pattern,
    access: { actor: 'staff', area: 'settings' },
    load: () =>
      import('../features/certificates/settings/content-route.tsx').then(
        (chunk) => chunk.certificateContentRoute,
      ),
    menu: { group: 'settings', label: certificateSettingsTexts.title },
  },
  {
    path: paths.certificateKey.pattern,
    access: { actor: 'staff', area: 'settings' },
    load: () =>
      import('../features/certificates/settings/key-route.tsx').then((chunk) => chunk.certificateKeyRoute),
  },
  {
    path: paths.catalogueConcepts.pattern,
    access: { actor: 'staff', area: 'settings' },
    load: () => import('../features/catalogues/concepts/route.tsx').then((chunk) => chunk.conceptsRoute),
  },
  {
    path: paths.catalogueCities.pattern,
    access: { actor: 'staff', area: 'settings' },
    load: () => import('../features/catalogues/cities-route.tsx').then((chunk) => chunk.citiesRoute),
  },
  {
    path: paths.mail.pattern,
    access: { actor: 'staff', area: 'settings' },
    load: () => import('../features/mail/settings/route.tsx').then((chunk) => chunk.mailSettingsRoute),
    menu: { group: 'settings', label: mailSettingsTexts.menu },
  },
  {
    path: paths.captcha.pattern,
    access: { actor: 'staff', area: 'settings' },
    load: () => import('../features/captcha/route.tsx').then((chunk) => chunk.captchaSettingsRoute),
    menu: { group: 'settings', label: captchaSettingsTexts.menu },
  },
  {
    path: paths.staffOidc.pattern,
    access: { actor: 'staff', area: 'settings' },
    load: () => import('../features/staff/oidc/route.tsx').then((chunk) => chunk.staffOidcRoute),
    menu: { group: 'settings', label: staffOidcTexts.menu },
  },
  {
    path: paths.legalTexts.pattern,
    access: { actor: 'staff', area: 'settings' },
    load: () => import('../features/legal-texts/route.tsx').then((chunk) => chunk.legalTextsRoute),
    menu: { group: 'settings', label: legalTextsTexts.menu },
  },
  {
    // Before the texts themselves: it is no code of one.
    path: paths.legalAcceptances.pattern,
    access: { actor: 'staff', area: 'settings' },
    load: () =>
      import('../features/legal-texts/acceptances/route.tsx').then((chunk) => chunk.acceptancesRoute),
  },
  {
    path: paths.legalText.pattern,
    access: { actor: 'staff', area: 'settings' },
    load: () => import('../features/legal-texts/text/route.tsx').then((chunk) => chunk.legalTextRoute),
  },
  {
    path: paths.availability.pattern,
    access: { actor: 'staff', area: 'settings' },
    load: () => import('../features/availability/route.tsx').then((chunk) => chunk.availabilityRoute),
    menu: { group: 'settings', label: availabilityTexts.title },
  },
  {
    path: paths.companies.pattern,
    access: { actor: 'staff', area: 'settings' },
    load: () => import('../features/companies/route.tsx').then((chunk) => chunk.companiesRoute),
    menu: { group: 'settings', label: companiesTexts.title },
  },
  {
    path: paths.newCompany.pattern,
    access: { actor: 'staff', area: 'settings', right: 'write' },
    load: () => import('../features/companies/new-route.tsx').then((chunk) => chunk.newCompanyRoute),
  },
  {
    path: paths.firstRun.pattern,
    access: { actor: 'staff', area: 'settings' },
    load: () => import('../features/first-run/route.tsx').then((chunk) => chunk.firstRunRoute),
    menu: { group: 'settings', label: firstRunTexts.title },
  },
  {
    path: paths.reports.pattern,
    access: { actor: 'staff', area: 'settings' },
    load: () => import('../features/reports/route.tsx').then((chunk) => chunk.reportsDeskRoute),
    menu: { group: 'settings', label: reportsDeskTexts.menu },
  },
  {
    path: paths.staffMembers.pattern,
    access: { actor: 'staff', area: 'staff' },
    load: () => import('../features/staff/route.tsx').then((chunk) => chunk.staffRoute),
    menu: { group: 'oversight', label: staffListTexts.title },
  },
  {
    path: paths.staffMember.pattern,
    access: { actor: 'staff', area: 'staff' },
    load: () => import('../features/staff/member/route.tsx').then((chunk) => chunk.staffMemberRoute),
  },
  ...oversightScreens,
  {
    path: paths.ownAccount.pattern,
    access: { actor: 'staff' },
    load: () => import('../features/sign-in/own-account/route.tsx').then((chunk) => chunk.ownAccountRoute),
  },
]
