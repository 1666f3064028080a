import { askDomainProof, forgetDomain, listDomains } from '@enlace/contract/domains/calls.ts'
import { callQuery } from '@enlace/web/http/call-query.ts'
import { withStepUp } from '@enlace/web/second-factor/step-up.ts'
import { send } from '../../core/session/client.ts'

/** The company's domains; each look-up of their records, also the hourly one, may have changed them. */
export const domainsQuery = () => ({ ...callQuery(listDomains), staleTime: 0 })

/** Asks for the record that proves a domain. @throws CallFailure */
export const askDomain = (domain: string) => send(askDomainProof, { body: { domain } })

/** Takes a domain off the list, once it is sure who asks. @throws CallFailure */
export const removeDomain = (domain: string) => withStepUp(() => send(forgetDomain, { params: { domain } }))
