import { useFeed } from './feed-queries.ts'
import { FeedView } from './feed-view.tsx'

/** The subscription of the person's own calendar, above the page that it was opened on. */
export function EventFeedDialog({ onClose }: { onClose: () => void }) {
  return <FeedView {...useFeed()} onClose={onClose} />
}
