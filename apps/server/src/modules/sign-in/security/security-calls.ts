import type * as portal from '@enlace/contract/sign-in/security/calls.ts'

/** The calls of one audience for a person's own access. */
export type SecurityCalls = Pick<
  typeof portal,
  | 'getSecurity'
  | 'listSignIns'
  | 'endOtherSessions'
  | 'endOneSession'
  | 'distrustDevice'
  | 'changePassword'
  | 'beginTotp'
  | 'confirmTotp'
  | 'removeTotp'
  | 'beginPasskey'
  | 'confirmPasskey'
  | 'removePasskey'
  | 'renewRecoveryCodes'
>
