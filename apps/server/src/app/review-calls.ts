import type { AnyCall } from '@enlace/contract/core/call'
import * as bankDesk from '@enlace/contract/features/bank-desk/calls'
import * as companyContracts from '@enlace/contract/features/company-contracts/calls'
import * as contractsDesk from '@enlace/contract/features/contracts-desk/calls'
import * as documentsReview from '@enlace/contract/features/documents-review/calls'
import * as evaluationForm from '@enlace/contract/features/evaluation-form/calls'
import * as profileRequests from '@enlace/contract/features/profile-requests/calls'
import * as qualificationDesk from '@enlace/contract/features/qualification-desk/calls'
import * as registrations from '@enlace/contract/features/registrations/calls'

/** The calls of the desks at which the staff reviews what suppliers and visitors sent in. */
export const reviewCalls: readonly AnyCall[] = [
  ...Object.values(registrations),
  ...Object.values(profileRequests),
  ...Object.values(bankDesk),
  ...Object.values(documentsReview),
  ...Object.values(companyContracts),
  ...Object.values(contractsDesk),
  ...Object.values(qualificationDesk),
  ...Object.values(evaluationForm),
]
