import type {
  Drafted,
  KeptDraft,
  ListedTemplate,
  WrittenDraft,
} from '@enlace/contract/content/drafts/schemas.ts'
import { placeAccess } from '@enlace/contract/content/menu/access.ts'
import type { WrittenMenuItem } from '@enlace/contract/content/menu/written.ts'
import { placeAt } from '@enlace/contract/content/menu/places.ts'
import { menuEditorTexts as texts } from '@enlace/contract/content/menu-editor/texts.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import * as z from 'zod/mini'

/** The menu as somebody typed it and did not save it: an entry may be unfinished. */
export const TypedMenu = z.object({
  items: z.array(
    z.object({
      type: z.enum(['component', 'template', 'ext']),
      label: z.string(),
      value: z.string(),
      order: z.number(),
      group: z.nullable(z.string()),
      data: z.record(z.string(), z.string()),
    }),
  ),
})

/** An entry while it is edited: it keeps its own key, whatever becomes of its words and its place. */
export type MenuEntry = { key: string; item: WrittenMenuItem }

/** What the editor begins with: the draft, else what is shown. */
export function entriesOf({ draft, shown, present }: Drafted): MenuEntry[] {
  return entriesIn(itemsOf(draft?.content) ?? itemsOf(shown?.content) ?? itemsOf(present ?? undefined) ?? [])
}

/** Entries as they are kept, each with a key of its own. */
export function entriesIn(items: readonly WrittenMenuItem[]): MenuEntry[] {
  return items
    .toSorted((one, other) => one.order - other.order)
    .map((item, at) => ({ key: `entrada-${at}`, item }))
}

/** What is kept: the entries in their order, numbered by it. */
export function menuOf(entries: readonly MenuEntry[]): Extract<WrittenDraft, { kind: 'menu' }> {
  const items = entries.map(({ item }, at) => ({
    ...item,
    group: item.group === '' ? null : item.group,
    order: at + 1,
  }))
  return { kind: 'menu', body: { items } }
}

/** An entry as one line of a comparison. */
export function linesOf({ content }: KeptDraft): string {
  return (itemsOf(content) ?? [])
    .map(({ label, type, value, group }) => `${group ?? '—'} · ${label} · ${texts.types[type]} · ${value}`)
    .join('\n')
}

/** Where an entry leads, in words: a page of the portal and a document by name, another site by its address. */
export function leadsTo({ type, value }: WrittenMenuItem, documents: readonly ListedTemplate[]): string {
  const name =
    type === 'component'
      ? (placeAt(value)?.label ?? texts.otherPlace)
      : type === 'template'
        ? (documents.find((one) => one.name === value)?.title ?? fill(texts.unknownTemplate, { name: value }))
        : value
  return `${texts.types[type]}: ${name}`
}

/** Who sees an entry, in words: a page of the portal is seen by who may open it. */
export function seenBy({ type, value }: WrittenMenuItem): string {
  if (type !== 'component') return texts.everybody
  const place = placeAt(value)
  if (!place) return texts.everybody
  const access = placeAccess[place.access]
  const module =
    'module' in access ? fill(texts.withModule, { module: texts.modules[access.module] }) : undefined
  if (access.actor === 'master') return module === undefined ? texts.masters : `${texts.masters}, ${module}`
  return module ?? texts.everybody
}

/** What is missing of an entry; undefined where nothing is. */
export function faultOf({ label, type, value }: WrittenMenuItem): string | undefined {
  if (label.trim() === '') return texts.labelMissing
  if (type === 'template' && value === '') return texts.templateMissing
  if (type === 'ext' && !/^https?:\/\/\S+\.\S+/i.test(value)) return texts.fields.extHint
  return undefined
}

function itemsOf(content: WrittenDraft | undefined): readonly WrittenMenuItem[] | undefined {
  return content?.kind === 'menu' ? content.body.items : undefined
}
