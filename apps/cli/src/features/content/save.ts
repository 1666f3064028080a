import { contentCommandTexts as texts } from '@enlace/contract/core/cli/content/texts.ts'
import {
  WrittenAdvertisement,
  WrittenCmsContent,
  WrittenPage,
  WrittenTemplate,
} from '@enlace/contract/content/written.ts'
import { WrittenFilledTemplate } from '@enlace/contract/content/templates/written-template.ts'
import { WrittenMenu } from '@enlace/contract/content/menu/written.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import type { Database } from '@enlace/database/database.ts'
import { Scope } from '@enlace/database/scope.ts'
import {
  saveAdvertisement,
  saveCmsContent,
  savePage,
  savePicture,
  saveTemplate,
  removeAdvertisements,
  removeCmsContent,
  removeTemplate,
  saveMenu,
  removeFilledTemplate,
  saveFilledTemplate,
  type PictureFile,
} from '@enlace/server/modules/content/index.ts'
import { readFields } from '@enlace/server/core/http/serve/fields.ts'
import { CommandFault } from '../../core/command.ts'
import { advertisementKey, type ContentKey } from './content-key.ts'
import { parseJson, readAdvertisement, readCampaign, readText } from './read-file.ts'

const author = { actor: 'cli' }

/** What an operator hands in beside kind and key. */
export interface HandedIn {
  file: string
  title: string
  description: string
  link: string
  from: string | null
  to: string | null
}

/** Saves a file as content of a company and returns what to tell of it. @throws Problem `invalid-fields`. */
export async function saveContent(
  db: Database,
  company: number,
  key: ContentKey,
  { file, title, description, link, from, to }: HandedIn,
): Promise<string[]> {
  const scope = () => Scope.ofStaff(company)
  const told = { key: key.key, company }
  if (key.kind === 'ad') {
    const contenido = await readAdvertisement(file, { title, link }, (picture) =>
      savePicture(db, scope(), picture, author),
    )
    const { page_code, position } = key
    const written = { page_code, position, contenido, starts_at: from, ends_at: to }
    const advertisement = read(WrittenAdvertisement, written)
    return saved(await saveAdvertisement(db, scope(), advertisement, author), fill(texts.saved, told))
  }
  if (key.kind === 'menu') return saveMenuOf(db, company, await readText(file), file)
  if (key.kind === 'campaign') return saveCampaignOf(db, company, file)
  const html = await readText(file)
  if (key.kind === 'cms') {
    const content = read(WrittenCmsContent, { location: key.key, html })
    return saved(await saveCmsContent(db, scope(), content, author), fill(texts.saved, told))
  }
  if (key.kind === 'template') {
    const template = read(WrittenTemplate, { name: key.key, title, html })
    return saved(await saveTemplate(db, scope(), template, author), fill(texts.saved, told))
  }
  if (key.kind === 'document') {
    const document = read(WrittenFilledTemplate, { name: key.key, title, html })
    const result = await saveFilledTemplate(db, scope(), document, author)
    const lines = saved(result, fill(texts.saved, told))
    const { unknown } = result
    return unknown.length === 0 ? lines : [...lines, fill(texts.unknownNames, { names: unknown.join(', ') })]
  }
  const page = { code: key.key, title, description, html, published_at: from }
  const result = await savePage(db, scope(), read(WrittenPage, page), author)
  const { version, isNew } = result
  return saved(result, fill(isNew ? texts.published : texts.unchanged, { ...told, version }))
}

/** Takes content of a company away and returns whether there was any. @throws CommandFault for a page, which stays. */
export async function removeContent(db: Database, company: number, key: ContentKey): Promise<boolean> {
  const scope = Scope.ofStaff(company)
  switch (key.kind) {
    case 'cms':
      return removeCmsContent(db, scope, key.key, author)
    case 'template':
      return removeTemplate(db, scope, key.key, author)
    case 'ad':
      return removeAdvertisements(db, scope, key, author)
    case 'document':
      return removeFilledTemplate(db, scope, key.key, author)
    case 'menu':
      throw new CommandFault(texts.menuStays)
    case 'campaign':
      throw new CommandFault(texts.campaignParts)
    case 'page':
      throw new CommandFault(texts.pageStays)
  }
}

async function saveCampaignOf(db: Database, company: number, file: string): Promise<string[]> {
  const scope = () => Scope.ofStaff(company)
  const keep = (picture: PictureFile) => savePicture(db, scope(), picture, author)
  // All are read before one is saved.
  const written = (await readCampaign(file, keep)).map((one) => read(WrittenAdvertisement, one))
  const lines: string[] = []
  for (const advertisement of written) {
    const line = fill(texts.saved, { key: advertisementKey(advertisement), company })
    lines.push(...saved(await saveAdvertisement(db, scope(), advertisement, author), line))
  }
  return lines
}

async function saveMenuOf(db: Database, company: number, text: string, file: string): Promise<string[]> {
  const items = read(WrittenMenu, parseJson(text, file))
  const missing = await saveMenu(db, Scope.ofStaff(company), items, author)
  const n = items.length === 1 ? texts.menuItem : fill(texts.menuItems, { n: items.length })
  return [
    fill(texts.menuSaved, { company, n }),
    ...(missing.length > 0 ? [fill(texts.menuMissing, { names: missing.join(', ') })] : []),
  ]
}

/** A schema of the contract that reads what was written. */
interface Reader<Written> {
  safeParse: (
    value: unknown,
  ) =>
    | { success: true; data: Written }
    | { success: false; error: { issues: readonly { path: readonly PropertyKey[]; message: string }[] } }
}

function read<Written>(schema: Reader<Written>, written: unknown): Written {
  return readFields(schema, written) as Written // what the schema read is of its type
}

function saved({ removed }: { removed: string[] }, line: string): string[] {
  return removed.length === 0 ? [line] : [line, fill(texts.removedParts, { parts: removed.join(', ') })]
}
