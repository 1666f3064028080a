// Generated from the schema by `npm run generate`; a test compares it with the database.

/** The numbers of rules that the database holds for every writer: its functions `rule_…()`. */
export const databaseRules = {
  bankApprovals: 2,
  bankHoldHours: 48,
  bankNoteLength: 10,
  newMasterHours: 48,
} as const
