import { getCaptchaChallenge } from '@enlace/contract/captcha/calls.ts'
import { solveChallengeWorkers } from 'altcha/lib'
import workerAddress from 'altcha/workers/pbkdf2?worker&url'
import { send } from '../host.ts'
import { trustedAddress } from '../trusted-address.ts'

/** Two at most: the work is small, and the page goes on meanwhile. */
const workers = Math.min(2, navigator.hardwareConcurrency)

/** Asks for a challenge and does its work beside the page: the proof, and for how many seconds it is good. */
export async function solveCaptcha(
  controller: AbortController,
): Promise<{ token: string; validSeconds: number }> {
  const { challenge, validSeconds } = await send(getCaptchaChallenge)
  const solution = await solveChallengeWorkers({
    challenge,
    concurrency: workers,
    controller,
    createWorker: () => new Worker(trustedAddress(workerAddress)),
  })
  if (solution === null) throw new Error('The captcha was not solved in time')
  const { counter, derivedKey } = solution
  return { token: btoa(JSON.stringify({ challenge, solution: { counter, derivedKey } })), validSeconds }
}
