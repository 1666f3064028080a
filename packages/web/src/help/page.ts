/** A part of a sentence of the manual. */
export type Inline =
  | string
  /** The name of a button, a field or a menu, as the screen shows it. */
  | { kind: 'label'; text: string }
  | { kind: 'emphasis'; text: string }
  /** A key to press. */
  | { kind: 'key'; text: string }
  /** To another page of the manual or to a screen; the address begins with `#/`. */
  | { kind: 'link'; href: string; text: string }

/** A block of a page of the manual. */
export type Block =
  | { kind: 'heading'; text: string }
  | { kind: 'paragraph'; words: Inline[] }
  | { kind: 'note'; words: Inline[] }
  | { kind: 'list'; isOrdered: boolean; items: Inline[][] }
  | { kind: 'picture'; source: string; alternative: string; width: number; height: number }

/** What is known of a page of the manual without loading it. */
export type HelpEntry = {
  /** Its name in addresses: the name of its file. */
  slug: string
  title: string
  /** What one learns from it, in one line. */
  summary: string
  /** The heading under which it is listed. */
  topic: string
  /** The patterns of the screens that it explains, the main one first. */
  screens: readonly string[]
  /** Other words by which somebody looks for it. */
  words: readonly string[]
}

/** The manual of an application: its entries in their order, and the loader of a page. */
export type Manual = {
  entries: readonly HelpEntry[]
  load: (slug: string) => Promise<readonly Block[]>
}
