import { templateNames } from '@enlace/contract/content/places.ts'
import type { FirstStep, StepGap } from '@enlace/contract/first-run/portal/schemas.ts'
import { paths } from '../../core/paths.ts'

type Place = `#/${string}`

const portalAddresses = paths.ownCompany({}, { parte: 'direcciones' })

/** Where each step is done; the modules are chosen among the steps themselves. */
export const stepPlaces: Readonly<Record<FirstStep, Place>> = {
  contact: paths.ownCompany(),
  branding: paths.branding(),
  modules: paths.firstRun({}, { paso: 'modules' }),
  data: paths.imports(),
  content: paths.content(),
  mail: paths.mail(),
  address: portalAddresses,
  invite: paths.staffMembers(),
  suppliers: paths.suppliers(),
}

const registrationForm = paths.template({ kind: 'template', name: templateNames.supplierRegistration })

/** Where each thing that a step misses is added, and of which step it is. */
export const gapPlaces: Readonly<Record<StepGap, { step: FirstStep; href: Place }>> = {
  'registration-form': { step: 'modules', href: registrationForm },
  'registration-fields': { step: 'modules', href: registrationForm },
  'registration-lists': { step: 'modules', href: paths.catalogues() },
  'contact-subjects': { step: 'modules', href: paths.contactLists() },
  'contact-channels': { step: 'modules', href: paths.contactLists({}, { lista: 'contact-through' }) },
  terms: { step: 'modules', href: paths.legalText({ code: 'terminos' }) },
  'privacy-policy': { step: 'modules', href: paths.legalText({ code: 'privacidad' }) },
  'certificate-content': { step: 'modules', href: paths.certificateContent() },
  'certificate-dates': { step: 'modules', href: paths.certificateSettings() },
  'public-address': { step: 'address', href: portalAddresses },
  'bank-approvers': { step: 'invite', href: paths.bankChanges() },
}
