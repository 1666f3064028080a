import { bankApproverRoutes, bankDeskRoutes } from '../modules/bank-accounts/index.ts'
import { companyContractsRoutes, contractsDeskRoutes } from '../modules/supplier-contracts/index.ts'
import { documentsReviewRoutes } from '../modules/required-documents/index.ts'
import { evaluationFormRoutes, qualificationDeskRoutes } from '../modules/supplier-qualification/index.ts'
import { profileRequestsRoutes } from '../modules/profile/index.ts'
import { registrationsRoutes } from '../modules/supplier-registration/index.ts'

/** The desks at which the staff reviews what suppliers and visitors sent in. */
export const reviewDesks = [
  registrationsRoutes,
  profileRequestsRoutes,
  bankDeskRoutes,
  bankApproverRoutes,
  documentsReviewRoutes,
  companyContractsRoutes,
  contractsDeskRoutes,
  qualificationDeskRoutes,
  evaluationFormRoutes,
]
