import * as z from 'zod/mini'
import { defineCall } from '../../core/call.ts'
import { placeAccess } from '../../content/menu/access.ts'
import { messageLimits } from '../../questions/limits.ts'
import { DocumentId } from '../../core/values.ts'
import { ContractPolicy, NewPolicy } from './schemas.ts'

export const uploadContractPolicy = defineCall({
  purpose:
    'Sends in a new version of a policy for a risk that the contract asks to be covered; the company is mailed.',
  method: 'POST',
  path: '/supplier-contracts/:id/policies/:policy',
  access: placeAccess.contracts,
  limit: 'question',
  encoding: 'multipart',
  files: messageLimits.files,
  params: z.object({ id: DocumentId, policy: DocumentId }),
  body: NewPolicy,
  answer: ContractPolicy,
})
