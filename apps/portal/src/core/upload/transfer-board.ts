import type { Transfer } from './transfer.ts'

let transfers: readonly Transfer[] = []
const listeners = new Set<() => void>()

function become(next: readonly Transfer[]): void {
  transfers = next
  for (const listener of listeners) listener()
}

/** All files on their way in this tab, as `useSyncExternalStore` reads them. */
export const board = {
  read: () => transfers,
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
    }
  },
  add(transfer: Transfer): void {
    become([...transfers, transfer])
  },
  change(id: string, changed: Partial<Pick<Transfer, 'sent' | 'state' | 'problem'>>): void {
    become(transfers.map((transfer) => (transfer.id === id ? { ...transfer, ...changed } : transfer)))
  },
  remove(id: string): void {
    become(transfers.filter((transfer) => transfer.id !== id))
  },
}
