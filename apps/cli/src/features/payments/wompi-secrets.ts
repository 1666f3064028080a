import { readFileSync } from 'node:fs'
import { fill } from '@enlace/contract/core/fill.ts'
import { paymentsCommandTexts as texts } from '@enlace/contract/payments/cli-texts.ts'
import type { WompiSecrets } from '@enlace/server/modules/payments/index.ts'
import { Variables, type Environment } from '@enlace/server/core/settings/variables.ts'
import { CommandFault } from '../../core/command.ts'

/** The environment that a public key of Wompi belongs to. @throws CommandFault when it is none. */
export function environmentOf(publicKey: string | undefined): 'test' | 'prod' {
  const [, environment] = /^pub_(test|prod)_\w+$/.exec(publicKey ?? '') ?? []
  if (environment !== 'test' && environment !== 'prod') throw new CommandFault(texts.publicKeyMalformed)
  return environment
}

/**
 * The keys that sign, from the environment or from files: a command line is seen by everybody on the machine. Keys of
 * tests and of production never mix.
 * @throws CommandFault when one is missing or of the other environment.
 */
export function readWompiSecrets(environment: 'test' | 'prod', variables: Environment): WompiSecrets {
  const reader = new Variables(variables, (path) => readFileSync(path, 'utf8'))
  const read = (name: string, prefix: string) => {
    const secret = reader.secret(name)
    const [fault] = reader.faults
    if (fault !== undefined) throw new CommandFault(fault)
    if (secret !== undefined && !secret.startsWith(prefix)) {
      throw new CommandFault(fill(texts.secretMalformed, { name, prefix }))
    }
    return secret
  }
  const demand = (name: string, prefix: string) => {
    const secret = read(name, prefix)
    if (secret === undefined) throw new CommandFault(fill(texts.secretMissing, { name }))
    return secret
  }
  const privateKey = read('WOMPI_PRIVATE_KEY', `prv_${environment}_`)
  return {
    integritySecret: demand('WOMPI_INTEGRITY_SECRET', `${environment}_integrity_`),
    eventsSecret: demand('WOMPI_EVENTS_SECRET', `${environment}_events_`),
    ...(privateKey !== undefined && { privateKey }),
  }
}
