import { contentCommandTexts as texts } from '@enlace/contract/core/cli/content/texts.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import type { Database } from '@enlace/database/database.ts'
import { Scope } from '@enlace/database/scope.ts'
import { formatInstant } from '@enlace/domain/calendar-date.ts'
import {
  findAdvertisements,
  findCmsContent,
  findPage,
  findTemplate,
  listContent,
  findMenuItems,
  findFilledTemplate,
} from '@enlace/server/modules/content/index.ts'
import { type ContentKey, advertisementKey } from './content-key.ts'

/** What a company has published, a line each, by kind. */
export async function contentLines(db: Database, company: number): Promise<string[]> {
  const { places, advertisements, pages, templates, documents, faults } = await listContent(
    db,
    Scope.ofStaff(company),
  )
  const groups: [string, string[]][] = [
    [
      texts.places,
      places.map((one) => fill(texts.place, { key: one.location, date: dateOf(one.updated_at) })),
    ],
    [
      texts.advertisements,
      advertisements.map((one) =>
        fill(texts.advertisement, {
          key: advertisementKey(one),
          kind: one.type_content,
          time: timeOf(one.starts_at, one.ends_at),
        }),
      ),
    ],
    [
      texts.pages,
      pages.map(({ code: key, version, title, published_at }) =>
        fill(texts.page, { key, version, title, date: dateOf(published_at) }),
      ),
    ],
    [
      texts.templates,
      templates.map(({ name: key, title, updated_at }) =>
        fill(texts.template, { key, title, date: dateOf(updated_at) }),
      ),
    ],
    [
      texts.documents,
      documents.flatMap(({ name: key, title, updated_at }) => [
        fill(texts.document, { key, title, date: dateOf(updated_at) }),
        ...faults
          .filter(({ template }) => template === key)
          .map(({ fault, times, last_at }) =>
            fill(texts.documentFault, { fault, times, date: dateOf(last_at) }),
          ),
      ]),
    ],
  ]
  const lines = groups.flatMap(([title, rows]) => (rows.length > 0 ? [title, ...rows] : []))
  return lines.length > 0 ? lines : [fill(texts.empty, { company })]
}

/** One text as it is kept; undefined where the company has none of that key. */
export async function contentText(
  db: Database,
  company: number,
  key: ContentKey,
): Promise<string | undefined> {
  const scope = Scope.ofStaff(company)
  switch (key.kind) {
    case 'cms':
      return (await findCmsContent(db, scope, key.key))?.html
    case 'page':
      return (await findPage(db, scope, key.key))?.html
    case 'template':
      return (await findTemplate(db, scope, key.key))?.html
    case 'document':
      return (await findFilledTemplate(db, scope, key.key))?.source
    case 'menu':
      return JSON.stringify(await findMenuItems(db, scope), null, 2)
    case 'campaign':
      return undefined
    case 'ad': {
      const { shown } = await findAdvertisements(db, scope, key.page_code)
      const found = shown.find(({ position }) => position === key.position)
      return found && JSON.stringify(found.contenido, null, 2)
    }
  }
}

const dateOf = (instant: string) => formatInstant(new Date(instant))

function timeOf(starts: string | null, ends: string | null): string {
  const times = [
    ...(starts === null ? [] : [fill(texts.from, { from: dateOf(starts) })]),
    ...(ends === null ? [] : [fill(texts.to, { to: dateOf(ends) })]),
  ]
  return times.length > 0 ? times.join(' ') : texts.always
}
