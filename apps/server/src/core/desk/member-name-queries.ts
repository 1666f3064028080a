import { sql } from 'kysely'

/** The name of the member of the open company that a column names by email; what is no member's email stays as it is. */
export const staffNameOf = (column: string) => sql<string>`staff_name_of(${sql.ref(column)})`
