import type { AnyCall } from '../../core/call.ts'
import * as portal from '../../sign-in/security/calls.ts'

/** A person's access is the same in the portal and in the back office: so are the calls, at the other address. */
const atBackoffice = <C extends AnyCall>(call: C): C => ({
  ...call,
  path: `/staff${call.path}`,
  access: { actor: 'staff' },
  // What a person's access is hangs together over all companies where it works.
  ownSignIn: true,
})

/** How the member's access is secured. */
export const getSecurity = atBackoffice(portal.getSecurity)
/** The last logins and attempts with the member's email. */
export const listSignIns = atBackoffice(portal.listSignIns)
/** A key for an authenticator app; it counts once its first code is shown. */
export const beginTotp = atBackoffice(portal.beginTotp)
/** Takes the app into use. */
export const confirmTotp = atBackoffice(portal.confirmTotp)
/** Takes the app away. */
export const removeTotp = atBackoffice(portal.removeTotp)
/** What to make a passkey of at the back office's host. */
export const beginPasskey = atBackoffice(portal.beginPasskey)
/** Takes a passkey into use. */
export const confirmPasskey = atBackoffice(portal.confirmPasskey)
/** Takes a passkey away. */
export const removePasskey = atBackoffice(portal.removePasskey)
/** New codes for an emergency; the former ones are void. */
export const renewRecoveryCodes = atBackoffice(portal.renewRecoveryCodes)
/** Ends all other sessions of the person, everywhere. */
export const endOtherSessions = atBackoffice(portal.endOtherSessions)
/** Ends one other session of the person. */
export const endOneSession = atBackoffice(portal.endOneSession)
/** Asks a device for the second factor again. */
export const distrustDevice = atBackoffice(portal.distrustDevice)
/** Begins a change of the email that the member signs in with; the new address confirms it. */
export const beginEmailChange = atBackoffice(portal.beginEmailChange)
/** Stops a change of email that waits. */
export const cancelEmailChange = atBackoffice(portal.cancelEmailChange)
/** What the mailed link of a change is about; asking does not spend it. */
export const openEmailLink = { ...portal.openEmailLink, path: '/staff/email-change/link' } as const
/** Confirms a change of email from the new address, or stops it from either. */
export const decideEmailChange = { ...portal.decideEmailChange, path: '/staff/email-change' } as const
/** Replaces the password; all other sessions end. */
export const changePassword = atBackoffice(portal.changePassword)
