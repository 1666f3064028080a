import { failureOf, type Failure } from '../http/failure.ts'

/** What is known of a one-use link that sets a password. */
export type LinkReading<Whose> =
  | { step: 'opening' }
  | { step: 'unread'; failure: Failure }
  | { step: 'spent' }
  | { step: 'open'; whose: Whose }

/** Reads whose a link is: `spent` where it opens nothing any more, `unread` where that could not be asked. */
export async function readLink<Whose>(open: () => Promise<Whose | null>): Promise<LinkReading<Whose>> {
  try {
    const whose = await open()
    return whose === null ? { step: 'spent' } : { step: 'open', whose }
  } catch (thrown) {
    return { step: 'unread', failure: failureOf(thrown) }
  }
}
