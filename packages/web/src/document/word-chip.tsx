import type { Tone } from '@enlace/ui/core/tone.ts'
import { StatusChip } from '@enlace/ui/status-chip.tsx'

/** The word of a state; one that the vocabulary lacks is shown as it came. */
export const wordIn = (words: Readonly<Record<string, string>>, state: string): string =>
  words[state] ?? state

/**
 * Draws a state in its word, icon and tone. The chips of all states and of those of the first pages are drawn by it, each
 * with a vocabulary of its own.
 */
export const wordChip = (tone: Tone | undefined, word: string) => (
  <StatusChip tone={tone ?? 'neutral'}>{word}</StatusChip>
)
