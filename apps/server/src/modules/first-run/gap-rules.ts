import type { FirstStep, StepGap } from '@enlace/contract/first-run/portal/schemas.ts'
import { neededFields } from '@enlace/domain/company-start/registration-form.ts'
import type { PortalWalk } from './portal-walk.ts'

/** A changed bank account needs two approvers. */
const neededApprovers = 2

/** The gaps of each step, from what was found in the portal; other steps have none. */
const missing: Readonly<Partial<Record<FirstStep, (walk: PortalWalk) => StepGap[]>>> = {
  modules: (walk) => [
    ...registrationGaps(walk),
    ...contactGaps(walk),
    ...legalGaps(walk),
    ...certificateGaps(walk),
  ],
  address: ({ certificates }) => when(certificates.faltan.includes('address'), 'public-address'),
  invite: ({ approvers }) => when(approvers < neededApprovers, 'bank-approvers'),
}

/** Returns the gaps of a step; empty if it can be used. */
export function gapsOf(step: FirstStep, walk: PortalWalk): StepGap[] {
  return missing[step]?.(walk) ?? []
}

function registrationGaps({ flags, form, emptyLists }: PortalWalk): StepGap[] {
  if (flags.agp_registration_supplier <= 0) return []
  if (form === null) return ['registration-form']
  return [
    ...when(!neededFields.every((name) => Object.hasOwn(form.labels, name)), 'registration-fields'),
    ...when(emptyLists.length > 0, 'registration-lists'),
  ]
}

function contactGaps({ flags, subjects, channels }: PortalWalk): StepGap[] {
  if (flags.contact <= 0) return []
  return [...when(subjects === 0, 'contact-subjects'), ...when(channels === 0, 'contact-channels')]
}

/** Registration and the contact form require accepting both texts, so both must be published. */
function legalGaps({ flags, legal }: PortalWalk): StepGap[] {
  if (flags.agp_registration_supplier <= 0 && flags.contact <= 0) return []
  return [
    ...when(!legal.includes('terminos'), 'terms'),
    ...when(!legal.includes('privacidad'), 'privacy-policy'),
  ]
}

function certificateGaps({ flags, certificates: { faltan } }: PortalWalk): StepGap[] {
  if (flags.certificate <= 0) return []
  return [
    ...when(faltan.includes('place') || faltan.includes('city'), 'certificate-content'),
    ...when(faltan.includes('dates'), 'certificate-dates'),
  ]
}

const when = (isMissing: boolean, gap: StepGap): StepGap[] => (isMissing ? [gap] : [])
