import { changeStaffOidc, checkStaffOidc, getStaffOidc } from '@enlace/contract/features/staff-oidc/calls'
import type { WrittenStaffOidc } from '@enlace/contract/features/staff-oidc/schemas'
import { callQuery } from '@enlace/web/http/call-query.ts'
import { withStepUp } from '@enlace/web/second-factor/step-up.ts'
import { send } from '../../core/client.ts'

/** The company's identity provider. */
export const staffOidcQuery = () => ({ ...callQuery(getStaffOidc), staleTime: 0 })

/** Changes it, once it is sure who asks. @throws CallFailure */
export const changeProvider = (body: WrittenStaffOidc) => withStepUp(() => send(changeStaffOidc, { body }))

/** Asks an issuer what it is. @throws CallFailure */
export const checkProvider = (issuer: string) => send(checkStaffOidc, { body: { issuer } })
