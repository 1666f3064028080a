import { startTexts } from '@enlace/contract/core/cli/texts.ts'
import type { CommandContext } from './command.ts'

/** The operator's wish that the product ends. */
export interface StopRequest {
  isAsked(): boolean
  /** Resolves when it was asked for. */
  readonly asked: Promise<void>
}

/** Seconds after which what does not end is left behind; requests and database have shorter limits of their own. */
const patience = 60

/** Listens for `Ctrl C` and SIGTERM from now on; asking again does no harm. A server that drains has so many seconds more. */
export function untilAskedToStop(
  { print, warn }: Pick<CommandContext, 'print' | 'warn'>,
  drainSeconds = 0,
): StopRequest {
  const { promise, resolve } = Promise.withResolvers<void>()
  let isAsked = false
  const ask = () => {
    print(isAsked ? startTexts.stillStopping : startTexts.stopping)
    if (isAsked) return
    setTimeout(
      () => {
        warn(startTexts.stuck)
        process.exit(1)
      },
      (patience + drainSeconds) * 1000,
    ).unref()
    isAsked = true
    resolve()
  }
  process.on('SIGINT', ask)
  process.on('SIGTERM', ask)
  // The terminal was closed: the same wish, said once more rudely.
  process.on('SIGHUP', ask)
  return { isAsked: () => isAsked, asked: promise }
}
