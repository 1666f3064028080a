import type { ComponentType } from 'react'
import type { Viewing } from './viewing.ts'

/** What a query tells of its answer. */
export type ShownQuery = {
  data: unknown
  dataUpdatedAt: number
  isError: boolean
  isPlaceholderData: boolean
  isFetching: boolean
  refetch: () => Promise<unknown>
}

/** What an application puts around and into the shared screens. */
export type Surroundings = {
  /** A screen whose data did not come. */
  FailedScreen: ComponentType<{ failure: unknown; onRetry: () => void }>
  /** Says above a screen that what it shows is no longer the newest. */
  CopyNotice: ComponentType<ShownQuery>
  /** Whose rows a list shows. */
  useViewing: () => Viewing
}

let surroundings: Surroundings | undefined

/** Tells the shared screens what surrounds them, before any of them is drawn. */
export function surroundBy(parts: Surroundings): void {
  surroundings = parts
}

/** What surrounds the shared screens. */
export function surrounding(): Surroundings {
  if (!surroundings) throw new Error('Nothing surrounds the shared screens')
  return surroundings
}
