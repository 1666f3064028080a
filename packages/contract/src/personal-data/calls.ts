import { defineCall } from '../core/call.ts'
import { FileBytes } from '../core/tickets/schemas.ts'
import { ErasureAsked, PersonAsked, PersonErased, PersonHeld } from './schemas.ts'

const mayRead = { actor: 'staff', area: 'operation', right: 'read' } as const
const mayWrite = { actor: 'staff', area: 'operation', right: 'write' } as const

export const findPerson = defineCall({
  purpose:
    'What the company holds of the person of an email: kinds, counts, and what an erasure would leave.',
  method: 'POST',
  path: '/staff/personal-data',
  access: mayRead,
  body: PersonAsked,
  answer: PersonHeld,
})

export const downloadPerson = defineCall({
  purpose:
    'A ZIP with all that the company holds of the person of an email (Ley 1581 of 2012, articles 8 and 14).',
  method: 'GET',
  path: '/staff/personal-data/file',
  access: mayWrite,
  stepUp: true,
  query: PersonAsked,
  answer: FileBytes,
  delivers: 'file',
})

export const erasePerson = defineCall({
  purpose:
    'Erases of the person of an email what the law lets be erased (Ley 1581 of 2012, articles 8 and 15).',
  method: 'POST',
  path: '/staff/personal-data/erasure',
  access: mayWrite,
  stepUp: true,
  body: ErasureAsked,
  answer: PersonErased,
})
