import { bankDeskTexts } from '@enlace/contract/bank-accounts/desk/texts.ts'
import { companyContractsTexts } from '@enlace/contract/supplier-contracts/company/texts.ts'
import { contractsDeskTexts } from '@enlace/contract/supplier-contracts/desk/texts.ts'
import { documentsReviewTexts } from '@enlace/contract/required-documents/desk/texts.ts'
import { profileRequestsTexts } from '@enlace/contract/profile/requests/texts.ts'
import { qualificationDeskTexts } from '@enlace/contract/supplier-qualification/desk/texts.ts'
import { registrationsTexts } from '@enlace/contract/supplier-registration/desk/texts.ts'
import { paths } from '../core/paths.ts'
import type { ScreenEntry } from '../core/screen/screen-entry.ts'

const registrations = { actor: 'staff', area: 'registrations' } as const

const bankAccounts = { actor: 'staff', area: 'bank-accounts' } as const
const documents = { actor: 'staff', area: 'documents' } as const
const qualification = { actor: 'staff', area: 'qualification' } as const

/** The desks at which the staff reviews what suppliers and visitors sent in, in the order of the menu. */
export const reviewScreens: readonly ScreenEntry[] = [
  {
    path: paths.registrations.pattern,
    access: registrations,
    load: () =>
      import('../features/supplier-registration/route.tsx').then((chunk) => chunk.registrationsRoute),
    menu: { group: 'suppliers', label: registrationsTexts.title, count: 'registrations' },
  },
  {
    path: paths.registration.pattern,
    access: registrations,
    load: () =>
      import('../features/supplier-registration/registration/route.tsx').then(
        (chunk) => chunk.registrationRoute,
      ),
  },
  {
    path: paths.profileRequests.pattern,
    access: registrations,
    load: () => import('../features/profile/route.tsx').then((chunk) => chunk.profileRequestsRoute),
    menu: { group: 'suppliers', label: profileRequestsTexts.title, count: 'profile-requests' },
  },
  {
    path: paths.profileRequest.pattern,
    access: registrations,
    load: () => import('../features/profile/detail-route.tsx').then((chunk) => chunk.profileRequestRoute),
  },
  {
    path: paths.bankChanges.pattern,
    access: bankAccounts,
    load: () => import('../features/bank-accounts/route.tsx').then((chunk) => chunk.bankDeskRoute),
    menu: { group: 'suppliers', label: bankDeskTexts.title, count: 'bank-changes' },
  },
  {
    path: paths.bankChange.pattern,
    access: bankAccounts,
    load: () => import('../features/bank-accounts/detail-route.tsx').then((chunk) => chunk.bankChangeRoute),
  },
  {
    path: paths.documentsReview.pattern,
    access: documents,
    load: () =>
      import('../features/required-documents/route.tsx').then((chunk) => chunk.documentsReviewRoute),
    menu: { group: 'suppliers', label: documentsReviewTexts.title, count: 'required-documents' },
  },
  {
    path: paths.documentReview.pattern,
    access: documents,
    load: () =>
      import('../features/required-documents/detail-route.tsx').then((chunk) => chunk.documentReviewRoute),
  },
  {
    path: paths.contracts.pattern,
    access: documents,
    load: () =>
      import('../features/supplier-contracts/company/route.tsx').then((chunk) => chunk.companyContractsRoute),
    menu: { group: 'suppliers', label: companyContractsTexts.title },
  },
  {
    path: paths.contractPolicies.pattern,
    access: documents,
    load: () => import('../features/supplier-contracts/route.tsx').then((chunk) => chunk.contractsDeskRoute),
    menu: { group: 'suppliers', label: contractsDeskTexts.title, count: 'contract-policies' },
  },
  {
    path: paths.contractPolicy.pattern,
    access: documents,
    load: () =>
      import('../features/supplier-contracts/detail-route.tsx').then((chunk) => chunk.contractPolicyRoute),
  },
  {
    path: paths.contract.pattern,
    access: documents,
    load: () =>
      import('../features/supplier-contracts/company/detail-route.tsx').then(
        (chunk) => chunk.companyContractRoute,
      ),
  },
  {
    path: paths.qualification.pattern,
    access: qualification,
    load: () =>
      import('../features/supplier-qualification/route.tsx').then((chunk) => chunk.qualificationDeskRoute),
    menu: { group: 'suppliers', label: qualificationDeskTexts.title, count: 'evaluation-reviews' },
  },
  {
    path: paths.evaluationForm.pattern,
    access: qualification,
    load: () =>
      import('../features/supplier-qualification/form/route.tsx').then((chunk) => chunk.evaluationFormRoute),
  },
  {
    path: paths.evaluation.pattern,
    access: qualification,
    load: () =>
      import('../features/supplier-qualification/detail-route.tsx').then((chunk) => chunk.evaluationRoute),
  },
]
