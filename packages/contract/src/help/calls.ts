import { defineCall } from '../core/call.ts'
import { SeenHelp } from './schemas.ts'

const access = { actor: 'supplier' } as const

export const getSeenHelp = defineCall({
  purpose: 'The hints and tours that the person has seen.',
  method: 'GET',
  path: '/help/seen',
  access,
  answer: SeenHelp,
  isQuiet: true,
})

/** Dismisses hints and tours for good, on every device of the user. */
export const markHelpSeen = defineCall({
  purpose: 'Marks hints and tours as seen.',
  method: 'POST',
  path: '/help/seen',
  access,
  isForReaders: true,
  body: SeenHelp,
  answer: SeenHelp,
  isQuiet: true,
})

export const forgetSeenHelp = defineCall({
  purpose: 'Shows the hints and tours to the person again.',
  method: 'DELETE',
  path: '/help/seen',
  access,
  isForReaders: true,
  answer: SeenHelp,
})
