import { defineCall } from '../../core/call.ts'
import { SearchQuery } from '../schemas.ts'
import { DeskFoundList } from './schemas.ts'

/** Suppliers by NIT or name, and records by number, limited to what the role may read. */
export const searchDesk = defineCall({
  purpose:
    'Suppliers by NIT or name, and documents, handed-in invoices, contracts, questions and registration requests by number, however it is written.',
  method: 'GET',
  path: '/staff/search',
  access: { actor: 'staff' },
  query: SearchQuery,
  answer: DeskFoundList,
  isQuiet: true,
})
