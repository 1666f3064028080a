import { checkDomainProof } from '@enlace/contract/domains/calls.ts'
import { send } from '../session/client.ts'

/** Looks for the record of a domain now. @throws CallFailure */
export const checkDomain = (domain: string) => send(checkDomainProof, { params: { domain } })
