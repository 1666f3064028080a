import { askDomainProof, checkDomainProof } from '@enlace/contract/domains/calls.ts'
import { changeStaffOidc, checkStaffOidc, getStaffOidc } from '@enlace/contract/staff/oidc/calls.ts'
import type { WrittenStaffOidc } from '@enlace/contract/staff/oidc/schemas.ts'
import { callQuery } from '@enlace/web/http/call-query.ts'
import { withStepUp } from '@enlace/web/second-factor/step-up.ts'
import { send } from '../../../core/session/client.ts'

/** The company's identity provider. */
export const staffOidcQuery = () => ({ ...callQuery(getStaffOidc), staleTime: 0 })

/** Changes it, once it is sure who asks. @throws CallFailure */
export const changeProvider = (body: WrittenStaffOidc) => withStepUp(() => send(changeStaffOidc, { body }))

/** Asks an issuer what it is, once it is sure who asks. @throws CallFailure */
export const checkProvider = (issuer: string) => withStepUp(() => send(checkStaffOidc, { body: { issuer } }))

/** Asks for the record that proves a domain. @throws CallFailure */
export const askDomain = (domain: string) => send(askDomainProof, { body: { domain } })

/** Looks for that record now. @throws CallFailure */
export const checkDomain = (domain: string) => send(checkDomainProof, { params: { domain } })
