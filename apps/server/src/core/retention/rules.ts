/** How long something about people is kept, and what says so. */
export interface RetentionRule {
  readonly name: 'audit' | 'contact' | 'registration' | 'mail' | 'sign-ins' | 'findings'
  readonly days: number
  /** The law, or the use that ends (Decreto 1377 of 2013, article 11, in Decreto 1074 of 2015, 2.2.2.25.2.8). */
  readonly why: string
}

const year = 365

/** What a job forgets each night in every company. What sweeps of their own forget stands in docs/watching.md beside it. */
export const retentionRules: readonly RetentionRule[] = [
  {
    name: 'audit',
    days: 10 * year,
    why: 'who accepted, objected or approved what: ten years for books of a merchant, five for taxes (docs/watching.md)',
  },
  { name: 'contact', days: 2 * year, why: 'answered: what it was written for is over' },
  { name: 'registration', days: year, why: 'refused: no supplier came of it; a year for who asks why' },
  { name: 'mail', days: 90, why: 'given up: as long as mails that went out' },
  {
    name: 'sign-ins',
    days: year,
    why: 'the person’s own list of logins; the audit trail has them for longer',
  },
  { name: 'findings', days: 2 * year, why: 'rows of a load that were refused: mended long ago, or never' },
]
