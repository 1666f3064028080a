// Generated from the schema by `npm run generate`; a test compares it with the database.
/** What the functions of `schema/notifications/` are called with. */
export interface NotificationsFunctions {
  keep_notification: {
    event: string | null
    membership: string | null
    of_module: string | null
    lists: boolean | null
    how_mailed: string | null
  }
  raise_notification: {
    company: number | null
    kind: string | null
    third_party: number | null
    account: number | null
    dedupe: string | null
    subject: string | null
    membership?: string | null
  }
}
