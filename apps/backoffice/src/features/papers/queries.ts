import {
  changePaperNotes,
  downloadPaperNoteTrial,
  getPaperNotes,
} from '@enlace/contract/papers/notes/calls.ts'
import type { NotedPaper } from '@enlace/contract/papers/notes/kinds.ts'
import type { PaperNotes } from '@enlace/contract/papers/notes/schemas.ts'
import { paperNoteTrialTexts } from '@enlace/contract/papers/notes/texts.ts'
import { callQuery } from '@enlace/web/http/call-query.ts'
import { downloadNamed } from '@enlace/web/http/tell-downloaded.ts'
import { send } from '../../core/session/client.ts'

/** The note of each kind of paper; asked again whenever the screen is opened. */
export const paperNotesQuery = () => ({ ...callQuery(getPaperNotes), staleTime: 0 })

/** Changes the notes. @throws CallFailure */
export const sendPaperNotes = (notas: PaperNotes, version: string) =>
  send(changePaperNotes, { body: { notas, version } })

/** Gets a page with a note as it is typed to the person. */
export const downloadNote = (papel: NotedPaper, nota: string) =>
  downloadNamed(downloadPaperNoteTrial, { query: { papel, nota } }, paperNoteTrialTexts.file)
