import type { AnyCall } from '@enlace/contract/core/call'
import * as bankDesk from '@enlace/contract/bank-accounts/desk/calls'
import * as companyContracts from '@enlace/contract/supplier-contracts/company/calls'
import * as contractsDesk from '@enlace/contract/supplier-contracts/desk/calls'
import * as documentsReview from '@enlace/contract/required-documents/desk/calls'
import * as evaluationForm from '@enlace/contract/supplier-qualification/form/calls'
import * as profileRequests from '@enlace/contract/profile/requests/calls'
import * as qualificationDesk from '@enlace/contract/supplier-qualification/desk/calls'
import * as registrations from '@enlace/contract/supplier-registration/desk/calls'

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
