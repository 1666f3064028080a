import { useAway } from './connection.ts'

const copies = new WeakSet<object>()

/** What of the answers on the page came from the device, until the server has answered, too. */
export const shownCopies = {
  add(answer: unknown): void {
    if (typeof answer === 'object' && answer !== null) copies.add(answer)
  },
  /** The server has answered the same. */
  remove(answer: unknown): void {
    if (typeof answer === 'object' && answer !== null) copies.delete(answer)
  },
  has: (answer: unknown): boolean => typeof answer === 'object' && answer !== null && copies.has(answer),
}

type Refreshing = { data: unknown; isFetching: boolean; isPlaceholderData: boolean }

/** Whether what a query shows is about to be replaced: the answer before, or a copy of the device that is asked for anew. */
export function useIsRefreshing({ data, isFetching, isPlaceholderData }: Refreshing): boolean {
  const isAway = useAway()
  return isPlaceholderData || (isFetching && !isAway && shownCopies.has(data))
}
