import { query, scopeCompany } from '@enlace/database/database.ts'

/** The options of the contact form's lists, in the company's order. */
export const optionRows = query
  .selectFrom('contact_options')
  .select(['id', 'list', 'name', 'active'])
  .where('company_id', '=', scopeCompany)
  .orderBy('list')
  .orderBy('position')
  .orderBy('name')
  .compile()

/** The readers of the contact form's messages. */
export const readerRows = query
  .selectFrom('contact_recipients')
  .select(['affair_id', 'name', 'email', 'is_public'])
  .where('company_id', '=', scopeCompany)
  .orderBy('id')
  .compile()

/** The readers of questions about documents. */
export const questionReaderRows = query
  .selectFrom('question_recipients')
  .select(['topic', 'name', 'email'])
  .where('company_id', '=', scopeCompany)
  .orderBy('id')
  .compile()
