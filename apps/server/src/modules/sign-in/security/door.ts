import type { Factor } from '@enlace/contract/sign-in/session/step-schemas.ts'
import type * as portal from '@enlace/contract/sign-in/security/calls.ts'
import type { Transaction } from '@enlace/database/database.ts'
import type { Scope } from '@enlace/database/scope.ts'
import type { StepPurpose } from '../second-factor/commands.ts'

/** The person whose access it is, in the company where it is in. */
export interface AccessOwner {
  person: string
  email: string
  name: string
  company: number
}

/** How an origin finds whose session it is, and keeps what a factor needs until it is confirmed. */
export interface SecurityDoor {
  ownerOf: (scope: Scope) => Promise<AccessOwner>
  /** Keeps a step of the scope's own session under the hash of its token. */
  begin: (
    scope: Scope,
    purpose: StepPurpose,
    token: Buffer,
    more: { challenge?: string; sealed?: Buffer },
  ) => Promise<void>
  /** A step of the scope's own session; undefined for any other's. */
  find: (scope: Scope, purpose: StepPurpose, token: Buffer) => Promise<{ sealed: Buffer | null } | undefined>
  /** Remembers that the session has just shown who it is. */
  mark: (tx: Pick<Transaction, 'run' | 'context'>, how: Factor) => Promise<void>
}

/** The calls by which a person sees to its own access, at one origin. */
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
