import { defineCall } from '../../core/call.ts'
import { SearchQuery } from '../schemas.ts'
import { DeskFoundList } from './schemas.ts'

/** Suppliers by NIT or name, and what has a number, as far as the role may read them. */
export const searchDesk = defineCall({
  purpose:
    'Suppliers by NIT or name, and documents, contracts, questions and registration requests by number, however it is written.',
  method: 'GET',
  path: '/staff/search',
  access: { actor: 'staff' },
  query: SearchQuery,
  answer: DeskFoundList,
  isQuiet: true,
})
