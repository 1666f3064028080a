import { readdirSync, readFileSync } from 'node:fs'
import { auditActText } from '@enlace/contract/audit/shown-texts.ts'
import { auditActTexts } from '@enlace/contract/audit/act-texts.ts'
import { auditFactTexts, auditValueTexts } from '@enlace/contract/audit/fact-texts.ts'
import { topicOf } from '@enlace/contract/audit/topics.ts'
import { runActs } from '@enlace/contract/certificates/desk/state-schemas.ts'
import { problemStatus } from '@enlace/contract/core/problem-codes.ts'
import { problemTexts } from '@enlace/contract/core/problem-texts.ts'
import { profileRequestKinds } from '@enlace/contract/profile/requests/schemas.ts'
import { EmailOutcome } from '@enlace/contract/sign-in/security/schemas.ts'
import { radianCodes } from '@enlace/domain/radian/radian.ts'
import { states } from '@enlace/domain/states.ts'
import { describe, expect, it } from 'vitest'
import { auditedRefusals } from '../../core/http/audit.ts'

const root = new URL('../../../../../', import.meta.url)

/** The forms of an act in the code: an `action`, after `audit…(` or `append_audit(`. */
const written = [
  /\baction:\s*'([a-z]+[:-][a-z_:-]+)'/g,
  /\baction:[^,\n`]*\?\s*'([a-z]+[:-][a-z_:-]+)'\s*:\s*'([a-z]+[:-][a-z_:-]+)'/g,
  /\baudit\w*\((?:[^()']|\([^()]*\))*?'([a-z]+[:-][a-z_:-]+)'(?:\s*:\s*'([a-z]+[:-][a-z_:-]+)')?/g,
]

function filesOf(folder: string): string[] {
  return readdirSync(new URL(folder, root), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(ts|sql)$/.test(name) && !name.endsWith('test.ts'))
    .map((name) => readFileSync(new URL(`${folder}/${name}`, root), 'utf8'))
}

const sources = ['apps/server/src', 'packages/database/src/schema', 'packages/importer/src'].flatMap(filesOf)

const literalActs = sources
  .flatMap((text) =>
    written.flatMap((pattern) =>
      [...text.matchAll(pattern)].flatMap(([, one, other]) => [one ?? '', other ?? '']),
    ),
  )
  .filter((act) => act !== '')

const idsOf = (owner: 'solicitud_registro' | 'solicitud_perfil') => states[owner].map(({ id }) => id)

/** Acts with composed names: their beginning, and the possible endings. */
const composed: Readonly<Record<string, readonly string[]>> = {
  'refused:': [...auditedRefusals],
  'certificates-': runActs,
  'domain:': ['proven', 'missing', 'found', 'lapsed'],
  'email:change-': EmailOutcome.options,
  'profile-request:': [
    ...profileRequestKinds,
    ...idsOf('solicitud_perfil').filter((id) => id !== 'recibida' && id !== 'retirada'),
  ],
  'registration:': idsOf('solicitud_registro'),
  'improvement-action:': ['added', 'changed', 'withdrawn', 'evidence', 'done', 'returned'],
  'evaluation-review:': ['asked', 'written', 'withdrawn', 'answer', 'accept', 'refuse'],
  'required-document:': ['approved', 'rejected'],
  'invoice:': ['radicada', 'corregida', 'reenviada', 'aceptada', 'devuelta'],
  'invoice:radian-': [...radianCodes, 'transmitido', 'rechazado'],
  'invoice-mail:': ['assigned', 'discarded', 'reopened'],
  'contract-policy:': ['approved', 'rejected'],
  'bank-account:': [...bankEvents(), 'aplicado', 'rechazado', 'cancelado'],
  'session:login-': ['failed', 'locked', 'factor', 'captcha'],
  'staff:login-': ['failed', 'locked', 'factor', 'captcha', 'provider'],
}

/** Returns the acts of an account or of a change of one, as the database writes them. */
function bankEvents(): string[] {
  const told = sources.flatMap((text) => [...text.matchAll(/append_bank_event\([^;]*?'([a-z_]+)'/g)])
  return told.flatMap(([, event = '']) => (event.endsWith('_') ? [`${event}1`, `${event}2`] : [event]))
}

const composedHeads = new Set(
  sources.flatMap((text) =>
    [
      ...text.matchAll(
        /(?:action: |audit\w*\(|note\w*\(|what: )[^;]*?`([a-z-]+:(?:[a-z]+-)?|certificates-)\$\{/g,
      ),
      ...text.matchAll(/append_audit\([^;]*?'([a-z-]+:)' \|\|/g),
    ].map(([, head]) => head ?? ''),
  ),
)

const acts = new Set([
  ...literalActs,
  ...Object.entries(composed).flatMap(([head, rests]) => rests.map((rest) => `${head}${rest}`)),
])

/** A code name in a sentence: two joined words, or an English one after a colon or in brackets. */
const codeWord =
  /\{|[a-z]+[_:][a-z]|\([a-z-]+\)|\b(?:account|accept|kept|login|password|shown|staff|review)\b/

describe('every act that the code writes down', () => {
  it('is found in the code at all', () => {
    expect([...acts]).toEqual(expect.arrayContaining(['session:login', 'user-invited', 'staff:closed']))
    expect(acts.size).toBeGreaterThan(200)
    expect([...composedHeads]).toEqual(
      expect.arrayContaining(['refused:', 'evaluation-review:', 'domain:', 'bank-account:', 'certificates-']),
    )
    expect([...composedHeads].filter((head) => composed[head] === undefined)).toEqual([])
    expect(composed['bank-account:']).toEqual(expect.arrayContaining(['solicitado', 'aprobado_2']))
  })

  it.each([...acts])('has a sentence of its own and a subject: %s', (act) => {
    expect(auditActTexts[act]).toBeDefined()
    expect(topicOf(act)).not.toBe('otros')
  })

  it('is told without a word of the program, and so is one that nobody knows any more', () => {
    const sentences = [
      ...Object.keys(auditActTexts),
      'refused:no-longer',
      'evaluation-review:old',
      'x:y',
    ].map(auditActText)
    for (const sentence of [...sentences, ...Object.values(auditFactTexts)])
      expect(sentence).not.toMatch(codeWord)
  })
})

it.each(Object.keys(auditActTexts))('the act %s belongs to a subject', (act) => {
  expect(topicOf(act)).not.toBe('otros')
})

describe('what is noted of an act', () => {
  // The values before and after an act are in a table of their own; `type` belongs to a schema.
  const isName = (name: string) => !['before', 'after', 'type', 'description'].includes(name)
  const noted = sources.flatMap((text) =>
    [...text.matchAll(/(?:detail: |more: JSON\.stringify\()\{([^{}]*)\}/g)].flatMap(([, body = '']) =>
      [...body.matchAll(/(?:^|,)\s*(\w+)/g)].map(([, name = '']) => name),
    ),
  )

  it.each([...new Set(noted)].filter(isName))('has a name that people read: %s', (name) => {
    expect(auditFactTexts[name]).toBeDefined()
  })

  it('is found in the code at all', () => {
    expect(noted).toEqual(expect.arrayContaining(['shown', 'donde', 'issuer']))
    for (const name of Object.keys(auditValueTexts)) expect(auditFactTexts[name]).toBeDefined()
  })
})

it('every problem has a Spanish sentence', () => {
  for (const code of Object.keys(problemStatus)) {
    const text: string | undefined = new Map<string, string>(Object.entries(problemTexts)).get(code)
    expect(text).toMatch(/^[¿A-ZÁÉÍÓÚ{]/)
    expect(text).not.toContain(code.includes('-') ? code : `${code}:`)
  }
})
