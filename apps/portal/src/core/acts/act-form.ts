import type { MessageFiles } from '@enlace/web/messages/use-message-files.ts'
import type { Sending } from '@enlace/web/form/use-sending.ts'
import type { FilledAct } from './queries.ts'

/** What every form of an act is given. */
export type ActFormProps = {
  /** The name under which what is typed outlives a reload. */
  draft: string
  chosen: MessageFiles
  sending: Pick<Sending, 'isSending' | 'progress' | 'problem'>
  /** Sends the form and answers whether it was taken. */
  onSubmit: (filled: FilledAct) => Promise<boolean>
}
