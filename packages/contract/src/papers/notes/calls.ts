import { defineCall } from '../../core/call.ts'
import { FileBytes } from '../../core/tickets/schemas.ts'
import { KeptPaperNotes, PaperNoteTrial } from './schemas.ts'

const access = { actor: 'staff', area: 'settings' } as const

export const getPaperNotes = defineCall({
  purpose: 'The note that each kind of the company’s papers bears at its end.',
  method: 'GET',
  path: '/staff/paper-notes',
  access,
  answer: KeptPaperNotes,
})

/** Changes the notes of future papers; issued ones keep theirs. */
export const changePaperNotes = defineCall({
  purpose: 'Changes the notes of the papers to come.',
  method: 'PUT',
  path: '/staff/paper-notes',
  access,
  body: KeptPaperNotes,
  answer: KeptPaperNotes,
})

/** Creates a page with a note as it is typed, which is not kept. */
export const downloadPaperNoteTrial = defineCall({
  purpose: 'A page of the company with a note at its end, as it is typed.',
  method: 'GET',
  path: '/staff/paper-notes/trial',
  access,
  query: PaperNoteTrial,
  answer: FileBytes,
  delivers: 'file',
})
