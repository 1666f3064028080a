import { failureOf } from '../http/failure.ts'

let asking: Promise<boolean> | undefined

/**
 * Does a dangerous act. Where the server wants to know first that it is still the person, a dialog asks for it, and the act
 * is done again with what it was given. @throws CallFailure of the act; `step-up-needed` where the person gave up.
 */
export async function withStepUp<T>(act: () => Promise<T>): Promise<T> {
  try {
    return await act()
  } catch (thrown) {
    if (failureOf(thrown).code !== 'step-up-needed') throw thrown
    // Two acts at once ask once.
    asking ??= import('./step-up-dialog.tsx')
      .then(({ askStepUp }) => askStepUp())
      .finally(() => (asking = undefined))
    if (await asking) return await act()
    throw thrown
  }
}
