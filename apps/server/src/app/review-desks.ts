import { bankApproverRoutes } from '../modules/bank-accounts/desk/approver-routes.ts'
import { bankDeskRoutes } from '../modules/bank-accounts/desk/routes.ts'
import { companyContractsRoutes } from '../modules/supplier-contracts/desk/routes.ts'
import { contractsDeskRoutes } from '../modules/supplier-contracts/desk/desk-routes.ts'
import { documentsReviewRoutes } from '../modules/required-documents/desk-routes.ts'
import { evaluationFormRoutes } from '../modules/supplier-qualification/desk/form-routes.ts'
import { profileRequestsRoutes } from '../modules/profile/requests/desk-routes.ts'
import { qualificationDeskRoutes } from '../modules/supplier-qualification/desk/routes.ts'
import { registrationsRoutes } from '../modules/supplier-registration/desk/routes.ts'

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
