import { companyTexts as texts } from '@enlace/contract/core/cli/company/texts.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import { formatNit } from '@enlace/domain/nit.ts'
import { soberColour, keepSettings } from '@enlace/server/modules/company/index.ts'
import { CommandFault, type Command, type CommandContext } from '../../core/command.ts'
import { createCompany, findCompany, readCompanyId, readCompanyNit } from '../../core/create-company.ts'
import { readOptions } from '../../core/options.ts'
import { changeCertificateKey } from './certificate-key.ts'
import { type NewSettings, readNewSettings, readReturn } from './settings.ts'

const hostPattern = /^[a-z0-9](?:[a-z0-9.-]{0,251}[a-z0-9])?$/

/** Makes a company, so that documents can be loaded and suppliers invited; changes its settings and the certificate that it signs with, opens and closes its portal. */
export const command: Command = {
  name: 'company',
  usage: texts.usage,
  summary: texts.summary,
  async run(args, context) {
    const { values, positionals } = readOptions(
      args,
      {
        id: { type: 'string' },
        nit: { type: 'string' },
        name: { type: 'string' },
        colour: { type: 'string', default: soberColour },
        host: { type: 'string', multiple: true, default: [] },
        until: { type: 'string' },
        file: { type: 'string' },
      },
      texts.usage,
    )
    const [action, ...pairs] = positionals
    if (action === 'certificate-key') {
      return changeCertificateKey(context, { action: pairs[0], id: values.id, file: values.file })
    }
    if (action === 'set') return change(context, values.id, readNewSettings(pairs))
    if (action === 'online') return change(context, values.id, new Map([['pageOnline', 1]]))
    if (action === 'offline') {
      const offlineTime = readReturn(values.until)
      return change(
        context,
        values.id,
        new Map<string, number | string | null>([
          ['pageOnline', 0],
          ['offlineTime', offlineTime],
        ]),
      )
    }
    if (action !== 'create') throw new CommandFault(texts.actionUnknown)
    const id = readCompanyId(values.id)
    const nit = readCompanyNit(values.nit)
    const nombre = values.name?.trim() ?? ''
    const hosts = values.host.map((host) => host.toLowerCase())
    if (nombre === '') throw new CommandFault(texts.nameMissing)
    if (!/^#[0-9a-f]{6}$/i.test(values.colour)) {
      throw new CommandFault(fill(texts.colourMalformed, { colour: values.colour }))
    }
    const wrongHost = hosts.find((host) => !hostPattern.test(host))
    if (wrongHost !== undefined) throw new CommandFault(fill(texts.hostMalformed, { host: wrongHost }))

    await createCompany(await context.openDatabase(), { id, nit, nombre, colour: values.colour, hosts })
    context.print(fill(texts.created, { id, nombre, nit: formatNit(nit.documento_numero, nit.documento_dv) }))
    return 0
  },
}

async function change(
  context: CommandContext,
  typed: string | undefined,
  settings: NewSettings,
): Promise<number> {
  const id = readCompanyId(typed)
  const db = await context.openDatabase()
  const company = await findCompany(db, id)
  if (company === undefined) throw new CommandFault(fill(texts.unknown, { id }))
  await keepSettings(db, id, settings)
  for (const [name, value] of settings) {
    context.print(fill(texts.settingKept, { nombre: company.nombre, name, value: value ?? texts.none }))
  }
  return 0
}
