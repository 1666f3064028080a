/** Narrower than this, a card would stand over what the person came for: there is the help of each page instead. */
const narrowest = 601

/** Whether hints and tours come by themselves: not on a telephone, and not to a person who saves data. */
export function showsGuides(): boolean {
  // Not every browser tells.
  const { connection } = navigator as { connection?: { saveData?: boolean } }
  return innerWidth >= narrowest && connection?.saveData !== true
}
