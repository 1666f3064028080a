import { bankApproverRoutes } from '../features/bank-desk/approver-routes.ts'
import { bankDeskRoutes } from '../features/bank-desk/routes.ts'
import { companyContractsRoutes } from '../features/company-contracts/routes.ts'
import { contractsDeskRoutes } from '../features/contracts-desk/routes.ts'
import { documentsReviewRoutes } from '../features/documents-review/routes.ts'
import { evaluationFormRoutes } from '../features/evaluation-form/routes.ts'
import { profileRequestsRoutes } from '../features/profile-requests/routes.ts'
import { qualificationDeskRoutes } from '../features/qualification-desk/routes.ts'
import { registrationsRoutes } from '../features/registrations/routes.ts'

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
