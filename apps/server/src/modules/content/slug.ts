import { fold } from '@enlace/domain/text.ts'

/** Returns the slug of a post, category or tag: its words without accents, joined by hyphens. */
export function slugOf(words: string): string {
  return fold(words)
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 60)
    .replace(/^-+|-+$/g, '')
}
