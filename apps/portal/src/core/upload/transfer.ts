import type { Failure } from '@enlace/web/http/failure.ts'

/** How a file on its way stands; `stopped` waits for the person, `waiting` for the line. */
export type TransferState = 'preparing' | 'sending' | 'paused' | 'waiting' | 'finishing' | 'stopped'

/** What the page that sends a file needs when it is there, as text. */
export type TransferFields = Readonly<Record<string, string | null>>

/** A file on its way to the portal, as pages show it. */
export type Transfer = {
  id: string
  /** The kind of thing that it is for, and which of them. */
  purpose: string
  subject: string
  name: string
  bytes: number
  /** Bytes that went, of this file. */
  sent: number
  state: TransferState
  problem: Failure | undefined
  fields: TransferFields
}

/** Makes something of a file whose bytes are all there. @throws CallFailure */
export type Finish = (
  upload: string,
  transfer: Pick<Transfer, 'subject' | 'fields' | 'name'>,
) => Promise<void>
