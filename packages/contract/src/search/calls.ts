import { defineCall } from '../core/call.ts'
import { FoundDocuments, SearchQuery } from './schemas.ts'

/** The documents of the selected account, of every kind, whose number equals, begins with or contains the query. */
export const searchDocuments = defineCall({
  purpose:
    'Documents of every kind by their number, however it is written, for the search of the whole portal.',
  method: 'GET',
  path: '/search',
  access: { actor: 'supplier' },
  query: SearchQuery,
  answer: FoundDocuments,
  isQuiet: true,
})
