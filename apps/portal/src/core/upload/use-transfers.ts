import { useEffect, useSyncExternalStore } from 'react'
import { board } from './transfer-board.ts'
import { finishTransfersBy, resumeTransfers } from './transfers.ts'
import type { Finish, Transfer } from './transfer.ts'

/**
 * The files of a purpose that are on their way, among them those that a reload broke off, which go on. `finish` makes
 * something of each when it is there.
 */
export function useTransfers(purpose: string, finish: Finish): readonly Transfer[] {
  const transfers = useSyncExternalStore(board.subscribe, board.read, board.read)
  useEffect(() => {
    finishTransfersBy(purpose, finish)
    void resumeTransfers(purpose)
  }, [purpose, finish])
  return transfers.filter((transfer) => transfer.purpose === purpose)
}
