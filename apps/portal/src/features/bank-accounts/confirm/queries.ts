import { cancelBankChangeByLink } from '@enlace/contract/bank-accounts/calls.ts'
import { send } from '../../../core/http/client.ts'

/** Stops a change of account by a mail's link. */
export const cancelByLink = (token: string) => send(cancelBankChangeByLink, { params: { token } })
