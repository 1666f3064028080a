import { defineCall } from '../core/call.ts'
import { SeenHelp } from './schemas.ts'

const access = { actor: 'staff' } as const

export const getStaffSeenHelp = defineCall({
  purpose: 'The hints and tours that the person has seen.',
  method: 'GET',
  path: '/staff/help/seen',
  access,
  answer: SeenHelp,
  isQuiet: true,
})

export const markStaffHelpSeen = defineCall({
  purpose: 'Marks hints and tours as seen.',
  method: 'POST',
  path: '/staff/help/seen',
  access,
  isForReaders: true,
  body: SeenHelp,
  answer: SeenHelp,
  isQuiet: true,
})

export const forgetStaffSeenHelp = defineCall({
  purpose: 'Shows the hints and tours to the person again.',
  method: 'DELETE',
  path: '/staff/help/seen',
  access,
  isForReaders: true,
  answer: SeenHelp,
})
