import { setPasswordTexts as texts } from '@enlace/contract/set-password/texts.ts'

/** What the page of a one-use link says of what it is for, and of what came of it. */
export interface PasswordWords {
  title: string
  doneTitle: string
  done: string
}

const fresh: PasswordWords = { title: texts.title, doneTitle: texts.doneTitle, done: texts.done }
const kept: PasswordWords = {
  title: texts.acceptTitle,
  doneTitle: texts.acceptedTitle,
  done: texts.accepted,
}

/** Who has a password takes an invitation up with it: of a new one nothing is said to that person. */
export const passwordWords = (isKnown: boolean): PasswordWords => (isKnown ? kept : fresh)
