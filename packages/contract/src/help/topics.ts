/** The hints and tours that are shown once, in both applications. */
export const helpTopics = [
  'tour',
  'statement',
  'certificates',
  'bank-accounts',
  'users',
  'desk-tour',
  'desk-loads',
  'desk-parameters',
  'desk-bank-changes',
] as const
export type HelpTopic = (typeof helpTopics)[number]
