import { contentCommandTexts as texts } from '@enlace/contract/core/cli/content/texts.ts'
import { type Position, positions } from '@enlace/contract/content/places.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import { CommandFault } from '../../core/command.ts'

/** What content an operator means: of an advertisement its page and position, of everything else its name. */
export type ContentKey =
  | { kind: 'cms' | 'page' | 'template' | 'document' | 'menu' | 'campaign'; key: string }
  | { kind: 'ad'; key: string; page_code: string; position: Position }

const kinds = ['cms', 'ad', 'page', 'template', 'document', 'menu', 'campaign'] as const

/** Reads kind and key. @throws CommandFault for one that is missing or means nothing. */
export function readContentKey(kind: string | undefined, key: string | undefined): ContentKey {
  const known = kinds.find((one) => one === kind)
  if (known === undefined) throw new CommandFault(fill(texts.kindUnknown, { kind: kind ?? '' }))
  // Of these a company has one, or the file says where each part stands.
  if (known === 'menu' || known === 'campaign') return { kind: known, key: known }
  if (key === undefined || key === '') throw new CommandFault(texts.keyMissing)
  if (known !== 'ad') return { kind: known, key }
  const [page_code = '', place] = key.split(':')
  const position = positions.find((one) => one === place)
  if (position === undefined || page_code === '') throw new CommandFault(fill(texts.keyMalformed, { key }))
  return { kind: known, key, page_code, position }
}

/** The key of an advertisement, as the operator writes it. */
export function advertisementKey({ page_code, position }: { page_code: string; position: Position }): string {
  return `${page_code}:${position}`
}
