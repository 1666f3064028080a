import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { fill } from '@enlace/contract/core/fill.ts'
import { contractCommandTexts as texts } from '@enlace/contract/supplier-contracts/cli-texts.ts'
import type { Database } from '@enlace/database/database.ts'
import { formatDate, formatInstant } from '@enlace/domain/calendar-date.ts'
import { formatMoney } from '@enlace/domain/money.ts'
import { readProfile } from '@enlace/server/modules/company/index.ts'
import { openStorage } from '@enlace/server/core/storage/backends/open-storage.ts'
import {
  reviewPolicy,
  type PolicyReview,
  findPendingPolicies,
  type PendingPolicy,
} from '@enlace/server/modules/supplier-contracts/index.ts'
import { CommandFault, type Command, type CommandContext } from '../../core/command.ts'
import { findCompany, readCompanyId } from '../../core/create-company.ts'
import { readOptions } from '../../core/options.ts'

/** What an act is given: the company, the words after the act's name, and the options. */
interface Given {
  company: number
  words: readonly string[]
  values: { as: string; text: string }
}

type Act = (given: Given, context: CommandContext) => Promise<void>

/** The company looks at the policies that its suppliers send in, and decides. */
export const command: Command = {
  name: 'supplier-contracts',
  usage: texts.usage,
  summary: texts.summary,
  async run(args, context) {
    const { values, positionals } = readOptions(
      args,
      {
        company: { type: 'string' },
        as: { type: 'string', default: '' },
        text: { type: 'string', default: '' },
      },
      texts.usage,
    )
    const [name = '', ...words] = positionals
    const act = Object.hasOwn(acts, name) ? acts[name] : undefined
    if (!act) throw new CommandFault(texts.actionUnknown)
    const company = readCompanyId(values.company ?? '1')
    if ((await findCompany(await context.openDatabase(), company)) === undefined)
      throw new CommandFault(fill(texts.companyUnknown, { company }))
    await act({ company, words, values }, context)
    return 0
  },
}

const pending: Act = async ({ company }, context) => {
  const db = await context.openDatabase()
  const policies = await findPendingPolicies(db, company)
  context.print(fill(texts.title, { company: (await readProfile(db, company)).company.nombre }))
  if (policies.length === 0) context.print(texts.none)
  for (const policy of policies) context.print(lineOf(policy))
}

const save: Act = async (given, context) => {
  const [, folder] = given.words
  if (folder === undefined) throw new CommandFault(texts.folderMissing)
  const { files } = await policyOf(given, await context.openDatabase())
  const storage = openStorage(context.settings)
  for (const { name, storage_key } of files) {
    const path = join(folder, name)
    const bytes = await buffer(await storage.get(storage_key))
    await writeFile(path, bytes, { flag: 'wx', mode: 0o600 }).catch((fault: NodeJS.ErrnoException) => {
      throw new CommandFault(fill(texts.unwritable, { path, reason: fault.code ?? fault.message }))
    })
    context.print(fill(texts.saved, { path }))
  }
}

const decide =
  (decision: PolicyReview['decision']): Act =>
  async (given, context) => {
    const reviewer = given.values.as.trim()
    const motivo = given.values.text.trim()
    if (reviewer === '') throw new CommandFault(texts.actorMissing)
    if (decision === 'rechazada' && motivo === '') throw new CommandFault(texts.whyMissing)
    const db = await context.openDatabase()
    const { id } = await policyOf(given, db)
    const version = id.slice(0, 8)
    const isDecided = await reviewPolicy(db, given.company, { version: id, decision, motivo, reviewer })
    if (!isDecided) throw new CommandFault(fill(texts.policyUnknown, { version }))
    context.print(fill(decision === 'aprobada' ? texts.approved : texts.rejected, { version }))
  }

const acts: Readonly<Record<string, Act>> = {
  pending,
  save,
  approve: decide('aprobada'),
  reject: decide('rechazada'),
}

async function policyOf({ company, words: [id] }: Given, db: Database): Promise<PendingPolicy> {
  if (id === undefined || !/^[0-9a-f-]{4,36}$/i.test(id)) throw new CommandFault(texts.policyMissing)
  const [policy, ...others] = await findPendingPolicies(db, company, id.toLowerCase())
  if (!policy || others.length > 0) throw new CommandFault(fill(texts.policyUnknown, { version: id }))
  return policy
}

function lineOf(policy: PendingPolicy): string {
  const { id, moneda, valor, valor_exigido, vigente_desde, vigente_hasta, exigida_hasta, files } = policy
  return fill(texts.line, {
    id: id.slice(0, 8),
    enviada: formatInstant(new Date(policy.created_at)),
    proveedor: policy.proveedor,
    nit: policy.nit,
    contrato: policy.nro_contrato,
    amparo: policy.amparo,
    numero: policy.numero,
    aseguradora: policy.aseguradora,
    valor: formatMoney(valor, moneda),
    exigido:
      valor_exigido === null ? '' : fill(texts.demandedValue, { valor: formatMoney(valor_exigido, moneda) }),
    desde: formatDate(vigente_desde),
    hasta: formatDate(vigente_hasta),
    exigida: exigida_hasta === null ? '' : fill(texts.demandedUntil, { fecha: formatDate(exigida_hasta) }),
    archivos: files.map(({ name }) => name).join(', '),
  })
}
