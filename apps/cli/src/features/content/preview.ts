import { contentCommandTexts as texts } from '@enlace/contract/core/cli/content/texts.ts'
import type { Database } from '@enlace/database/database.ts'
import { Scope } from '@enlace/database/scope.ts'
import {
  faultSentence,
  TemplateFault,
  fillTemplate,
  findFilledTemplate,
  sample,
} from '@enlace/server/modules/content/index.ts'
import { CommandFault } from '../../core/command.ts'
import type { ContentKey } from './content-key.ts'

/**
 * A document as a supplier would get it, filled with a sample's data; undefined where there is none of that key.
 * @throws CommandFault for content that is no document, or that cannot be filled.
 */
export async function documentPreview(
  db: Database,
  company: number,
  { kind, key }: ContentKey,
): Promise<string | undefined> {
  if (kind !== 'document') throw new CommandFault(texts.previewOther)
  const template = await findFilledTemplate(db, Scope.ofStaff(company), key)
  if (template === undefined) return undefined
  try {
    return (await fillTemplate({ source: template.source, given: sample })).html
  } catch (fault) {
    if (!(fault instanceof TemplateFault)) throw fault
    throw new CommandFault(faultSentence(fault), { cause: fault })
  }
}
