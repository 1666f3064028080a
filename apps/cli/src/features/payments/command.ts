import { fill } from '@enlace/contract/core/fill.ts'
import { receivePaymentEvent } from '@enlace/contract/payments/calls.ts'
import { paymentsCommandTexts as texts } from '@enlace/contract/payments/cli-texts.ts'
import { Gateway } from '@enlace/contract/payments/schemas.ts'
import { gatewayTexts } from '@enlace/contract/payments/texts.ts'
import type { Database } from '@enlace/database/database.ts'
import { DatabaseRefusal } from '@enlace/database/refusal.ts'
import { Scope } from '@enlace/database/scope.ts'
import { compareMoney, formatMoney, zeroMoney } from '@enlace/domain/money.ts'
import { readTypedMoney } from '@enlace/domain/typed-amount.ts'
import { keysOf } from '@enlace/server/core/settings/secret-key.ts'
import {
  chooseGateway,
  keepConcept,
  switchPayments,
  sealSecrets,
  findGateway,
  findPaymentOptions,
} from '@enlace/server/modules/payments/index.ts'
import { portalAddress } from '@enlace/server/core/mail/links.ts'
import { CommandFault, type Command, type CommandContext } from '../../core/command.ts'
import { readOptions } from '../../core/options.ts'
import { environmentOf, readWompiSecrets } from './wompi-secrets.ts'

/** What the command was told beside its action. */
type Given = {
  company: number
  publicKey: string | undefined
  name: string | undefined
  value: string | undefined
  description: string
  isOff: boolean
}

/** Sets up a company's online payments, and shows how they stand. */
export const command: Command = {
  name: 'payments',
  usage: texts.usage,
  summary: texts.summary,
  async run(args, context) {
    const { values, positionals } = readOptions(
      args,
      {
        company: { type: 'string' },
        'public-key': { type: 'string' },
        name: { type: 'string' },
        value: { type: 'string' },
        description: { type: 'string', default: '' },
        off: { type: 'boolean', default: false },
      },
      texts.usage,
    )
    const act = actions[positionals.join(' ')]
    if (!act) throw new CommandFault(texts.actionUnknown)
    const given = {
      company: readCompany(values.company),
      publicKey: values['public-key'],
      name: values.name,
      value: values.value,
      description: values.description,
      isOff: values.off,
    }
    const db = await context.openDatabase()
    try {
      await act(db, given, context)
      await printState(db, given.company, context)
    } catch (fault) {
      if (!(fault instanceof DatabaseRefusal)) throw fault
      throw new CommandFault(fill(texts.companyUnknown, { company: given.company }), { cause: fault })
    }
    return 0
  },
}

type Action = (db: Database, given: Given, context: CommandContext) => Promise<void>

const actions: Readonly<Partial<Record<string, Action>>> = {
  status: async () => {},
  on: (db, { company }) => turn(db, company, true),
  off: (db, { company }) => turn(db, company, false),
  async simulator(db, { company }, context) {
    const choice = {
      gateway: 'simulador',
      environment: 'test',
      public_key: '',
      sealed_secrets: null,
    } as const
    await chooseGateway(db, company, choice)
    context.warn(texts.simulatorWarning)
  },
  async wompi(db, { company, publicKey }, context) {
    const environment = environmentOf(publicKey)
    const secrets = readWompiSecrets(environment, context.environment)
    const keys = await keysOf(context.settings)
    await chooseGateway(db, company, {
      gateway: 'wompi',
      environment,
      public_key: publicKey ?? '',
      sealed_secrets: sealSecrets(keys, company, secrets),
    })
    if (secrets.privateKey === undefined) context.warn(texts.privateKeyMissing)
    const path = receivePaymentEvent.path.replace(':gateway', 'wompi').replace(':company', String(company))
    const address = `${await portalAddress(db, context.settings, company)}/api${path}`
    context.print(fill(texts.events, { address }))
  },
  async concept(db, { company, name, value, description, isOff }, context) {
    const nombre = name?.trim() ?? ''
    if (nombre === '' || nombre.length > 100) throw new CommandFault(texts.nameMissing)
    const concept = { nombre, descripcion: description.trim(), valor: readValue(value), activo: !isOff }
    await keepConcept(db, company, concept)
    context.print(fill(isOff ? texts.conceptOff : texts.conceptKept, { name: nombre }))
  },
}

async function turn(db: Database, company: number, isEnabled: boolean): Promise<void> {
  if (!(await switchPayments(db, company, isEnabled))) throw new CommandFault(fill(texts.none, { company }))
}

async function printState(db: Database, company: number, { print }: CommandContext): Promise<void> {
  const gateway = await findGateway(db, company)
  const { concepts } = await findPaymentOptions(db, Scope.ofVisitor(company))
  if (!gateway) print(fill(texts.none, { company }))
  else {
    const name = gatewayTexts[Gateway.parse(gateway.gateway)]
    const place = texts.environments[gateway.environment === 'prod' ? 'prod' : 'test']
    print(
      fill(texts.state, {
        company,
        state: gateway.is_enabled ? texts.enabled : texts.disabled,
        gateway: gateway.gateway === 'wompi' ? `${name} (${place})` : name,
      }),
    )
  }
  if (concepts.length === 0) print(texts.noConcepts)
  for (const { nombre, valor } of concepts) {
    const value = valor === null ? '' : formatMoney(valor)
    print(fill(valor === null ? texts.openConcept : texts.fixedConcept, { name: nombre, value }))
  }
}

function readCompany(text = ''): number {
  if (!/^[1-9]\d{0,8}$/.test(text)) throw new CommandFault(fill(texts.companyMalformed, { company: text }))
  return Number(text)
}

function readValue(text: string | undefined) {
  if (text === undefined) return null
  const read = readTypedMoney(text)
  if ('reason' in read || compareMoney(read.money, zeroMoney) <= 0) {
    throw new CommandFault(fill(texts.valueMalformed, { value: text }))
  }
  return read.money
}
