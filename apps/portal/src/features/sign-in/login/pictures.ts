import type { BootData } from '@enlace/contract/company/schemas.ts'
import { timing } from '@enlace/contract/core/timing.ts'

/** The login's logo and image. */
export type LoginPictures = Pick<BootData['company'], 'logo' | 'imagen_login'>

type Answer = LoginPictures & { error: boolean }

/**
 * The login's pictures as the server has them now, asked for a second time after a second (spec 9); null where neither
 * try brings them within its own second: then those that are kept stay. Nothing is asked that is no longer wanted.
 */
export async function freshPictures(
  ask: () => Promise<Answer>,
  isWanted: () => boolean,
): Promise<LoginPictures | null> {
  const tryWanted = async () => (isWanted() ? tryOnce(ask) : null)
  return (await tryWanted()) ?? (await pause(timing.loginContentRetry).then(tryWanted))
}

async function tryOnce(ask: () => Promise<Answer>): Promise<LoginPictures | null> {
  const late = pause(timing.loginContentGuard).then(() => null)
  // Why it failed matters to nobody: the login is complete without it.
  const answer = await Promise.race([ask().catch(() => null), late])
  return answer === null || answer.error ? null : { logo: answer.logo, imagen_login: answer.imagen_login }
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds)
  })
}
