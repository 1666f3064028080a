import { fold } from '@enlace/domain/text.ts'

/** What names a post, a category or a tag in an address: its words without accents, joined by hyphens. */
export function slugOf(words: string): string {
  return fold(words)
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 60)
    .replace(/^-+|-+$/g, '')
}
