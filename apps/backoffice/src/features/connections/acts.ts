import type { TrialAnswer, WrittenConnection } from '@enlace/contract/connections/schemas.ts'

/** What the form of a connection can do. */
export type FormActs = {
  /** @throws CallFailure */
  onTry: (written: WrittenConnection) => Promise<TrialAnswer>
  /** @throws CallFailure; `changed-meanwhile` where it is another by now. */
  onSave: (written: WrittenConnection) => Promise<unknown>
}

/** What can be done to a connection that there is. */
export type ConnectionAct = 'run' | 'run-all' | 'stop' | 'resume'
