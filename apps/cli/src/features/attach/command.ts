import { open } from 'node:fs/promises'
import { basename } from 'node:path'
import { attachKinds, attachTexts as texts } from '@enlace/contract/documents/attachments/cli-texts.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import { relatedTexts } from '@enlace/contract/documents/related/texts.ts'
import { Problem } from '@enlace/contract/core/problems.ts'
import type { DocumentKind } from '@enlace/contract/documents/related/kinds.ts'
import type { Database } from '@enlace/database/database.ts'
import { readNit } from '@enlace/domain/nit.ts'
import { keepDocumentFile, findDocumentsOfNumber } from '@enlace/server/modules/documents/index.ts'
import { openStorage } from '@enlace/server/core/storage/backends/open-storage.ts'
import { CommandFault, type Command } from '../../core/command.ts'
import { findCompany, readCompanyId } from '../../core/create-company.ts'
import { readOptions } from '../../core/options.ts'

/** Adds a file to a document that the portal has: an acta, a signed delivery note, a bank's proof. */
export const command: Command = {
  name: 'attach',
  usage: texts.usage,
  summary: texts.summary,
  async run(args, context) {
    const { values, positionals } = readOptions(
      args,
      {
        company: { type: 'string' },
        kind: { type: 'string' },
        number: { type: 'string' },
        nit: { type: 'string' },
        description: { type: 'string' },
        by: { type: 'string' },
      },
      texts.usage,
    )
    const [path] = positionals
    if (path === undefined) throw new CommandFault(fill(texts.noFile, { example: texts.example }))
    const company = readCompanyId(values.company)
    const kind = kindOf(values.kind)
    if (!values.number) throw new CommandFault(texts.noNumber)
    const db = await context.openDatabase()
    if ((await findCompany(db, company)) === undefined)
      throw new CommandFault(fill(texts.noCompany, { company }))
    const id = await documentOf(db, company, { kind, number: values.number, nit: values.nit })
    const file = await open(path, 'r').catch((fault: NodeJS.ErrnoException) => {
      throw new CommandFault(fill(texts.unreadable, { path, reason: fault.code ?? fault.message }))
    })
    const name = basename(path)
    const { description, by: actor = '' } = values
    try {
      const content = file.createReadStream()
      const storage = openStorage(context.settings)
      await keepDocumentFile({ db, storage }, company, { kind, id, name, description, actor, content })
    } catch (fault) {
      if (fault instanceof Problem && fault.fields)
        throw new CommandFault(Object.values(fault.fields).join(' '))
      if (fault instanceof Error && 'code' in fault && fault.code === 'EISDIR')
        throw new CommandFault(fill(texts.unreadable, { path, reason: 'EISDIR' }))
      throw fault
    }
    const document = fill(relatedTexts[kind], { numero: values.number })
    context.print(fill(texts.done, { name, document }))
    return 0
  },
}

function kindOf(typed = ''): DocumentKind {
  const known: Readonly<Record<string, DocumentKind>> = attachKinds
  const kind = Object.hasOwn(known, typed) ? known[typed] : undefined
  if (kind === undefined)
    throw new CommandFault(
      fill(texts.unknownKind, { kind: typed, kinds: Object.keys(attachKinds).join(', ') }),
    )
  return kind
}

async function documentOf(
  db: Database,
  company: number,
  { kind, number, nit }: { kind: DocumentKind; number: string; nit: string | undefined },
): Promise<string> {
  const typed = nit === undefined ? undefined : readNit(nit)
  const supplier = typed === undefined ? undefined : 'reason' in typed ? nit : typed.documento_numero
  const found = await findDocumentsOfNumber(db, company, { kind, number, supplier })
  const [first] = found
  if (first === undefined) throw new CommandFault(fill(texts.noDocument, { company, kind, number }))
  if (found.length > 1) throw new CommandFault(fill(texts.several, { n: found.length, number }))
  return first.id
}
