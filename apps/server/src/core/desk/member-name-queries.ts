import { sql } from 'kysely'

/** The name of the open company's member whose email is in a column; an email of no member is returned unchanged. */
export const staffNameOf = (column: string) => sql<string>`staff_name_of(${sql.ref(column)})`
