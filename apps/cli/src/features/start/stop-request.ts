import { startTexts } from '@enlace/contract/core/cli/texts'
import type { CommandContext } from '../../core/command.ts'

/** The operator's wish that the product ends. */
export interface StopRequest {
  isAsked(): boolean
  /** Resolves when it was asked for. */
  readonly asked: Promise<void>
}

/** Milliseconds after which what does not end is left behind; requests and database have shorter limits of their own. */
const patience = 60_000

/** Listens for `Ctrl C` and SIGTERM from now on; asking again does no harm. */
export function untilAskedToStop({ print, warn }: Pick<CommandContext, 'print' | 'warn'>): StopRequest {
  const { promise, resolve } = Promise.withResolvers<void>()
  let isAsked = false
  const ask = () => {
    print(isAsked ? startTexts.stillStopping : startTexts.stopping)
    if (isAsked) return
    setTimeout(() => {
      warn(startTexts.stuck)
      process.exit(1)
    }, patience).unref()
    isAsked = true
    resolve()
  }
  process.on('SIGINT', ask)
  process.on('SIGTERM', ask)
  // The terminal was closed: the same wish, said once more rudely.
  process.on('SIGHUP', ask)
  return { isAsked: () => isAsked, asked: promise }
}
