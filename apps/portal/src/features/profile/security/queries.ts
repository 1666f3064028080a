import * as calls from '@enlace/contract/sign-in/security/calls.ts'
import { securityQueryOf, signInsQueryOf, useEmailActions } from '@enlace/web/security/queries.ts'

/** How the person's access is secured. */
export const securityQuery = () => securityQueryOf(calls)

/** The last entries of its history. */
export const signInsQuery = () => signInsQueryOf(calls)

/** What is done about the email that one signs in with, shown on the page at once. */
export const useOwnEmailActions = () => useEmailActions(calls)
