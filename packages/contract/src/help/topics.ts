/** What somebody is shown once: hints of screens and the tours, in both applications. */
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
