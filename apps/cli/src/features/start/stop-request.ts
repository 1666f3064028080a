import { startTexts } from '@enlace/contract/core/cli/texts'
import type { CommandContext } from '../../core/command.ts'

/** The operator's wish that the product ends. */
export interface StopRequest {
  isAsked(): boolean
  /** Resolves when it was asked for. */
  readonly asked: Promise<void>
}

/** Listens for `Ctrl C` and SIGTERM from now on; asking again does no harm. */
export function untilAskedToStop({ print }: Pick<CommandContext, 'print'>): StopRequest {
  const { promise, resolve } = Promise.withResolvers<void>()
  let isAsked = false
  const ask = () => {
    print(isAsked ? startTexts.stillStopping : startTexts.stopping)
    isAsked = true
    resolve()
  }
  process.on('SIGINT', ask)
  process.on('SIGTERM', ask)
  // The terminal was closed: the same wish, said once more rudely.
  process.on('SIGHUP', ask)
  return { isAsked: () => isAsked, asked: promise }
}
