import type { AnyCall } from '../../core/call.ts'
import * as portal from '../../sign-in/security/calls.ts'

/** A user's security settings are the same in the portal and in the back office, and so are the calls, except for the path. */
const atBackoffice = <C extends AnyCall>(call: C): C => ({
  ...call,
  path: `/staff${call.path}`,
  access: { actor: 'staff' },
  // Security settings apply to all companies of the user.
  ownSignIn: true,
})

/** The security settings of the member. */
export const getSecurity = atBackoffice(portal.getSecurity)
/** The last logins and attempts with the member's email. */
export const listSignIns = atBackoffice(portal.listSignIns)
/** Creates a key for an authenticator app, which is activated by its first code. */
export const beginTotp = atBackoffice(portal.beginTotp)
/** Activates the app. */
export const confirmTotp = atBackoffice(portal.confirmTotp)
/** Removes the app. */
export const removeTotp = atBackoffice(portal.removeTotp)
/** The options to create a passkey at the back office's host. */
export const beginPasskey = atBackoffice(portal.beginPasskey)
/** Activates a passkey. */
export const confirmPasskey = atBackoffice(portal.confirmPasskey)
/** Removes a passkey. */
export const removePasskey = atBackoffice(portal.removePasskey)
/** Creates new recovery codes, which void the previous ones. */
export const renewRecoveryCodes = atBackoffice(portal.renewRecoveryCodes)
/** Ends all other sessions of the user, in all companies. */
export const endOtherSessions = atBackoffice(portal.endOtherSessions)
/** Ends one other session of the user. */
export const endOneSession = atBackoffice(portal.endOneSession)
/** Requires the second factor from a trusted device again. */
export const distrustDevice = atBackoffice(portal.distrustDevice)
/** Starts a change of the member's login email, which the new address confirms. */
export const beginEmailChange = atBackoffice(portal.beginEmailChange)
/** Cancels a pending email change. */
export const cancelEmailChange = atBackoffice(portal.cancelEmailChange)
/** The email change of a mailed link, without using it up. */
export const openEmailLink = { ...portal.openEmailLink, path: '/staff/email-change/link' } as const
/** Confirms an email change from the new address, or cancels it from either. */
export const decideEmailChange = { ...portal.decideEmailChange, path: '/staff/email-change' } as const
/** Replaces the password; all other sessions end. */
export const changePassword = atBackoffice(portal.changePassword)
