import { readdirSync, readFileSync } from 'node:fs'
import { auditActPatterns, auditActTexts } from '@enlace/contract/audit/act-texts.ts'
import { topicOf } from '@enlace/contract/audit/topics.ts'
import { describe, expect, it } from 'vitest'

const root = new URL('../../../../../', import.meta.url)

/** How an act is written in the code: as an `action`, behind `audit…(` or `append_audit(`. */
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

const acts = new Set(
  ['apps/server/src', 'packages/database/src/schema', 'packages/importer/src']
    .flatMap(filesOf)
    .flatMap((text) =>
      written.flatMap((pattern) =>
        [...text.matchAll(pattern)].flatMap(([, one, other]) => [one ?? '', other ?? '']),
      ),
    )
    .filter((act) => act !== ''),
)

describe('every act that the code writes down', () => {
  it('is found in the code at all', () => {
    expect([...acts]).toEqual(expect.arrayContaining(['session:login', 'user-invited', 'staff:closed']))
    expect(acts.size).toBeGreaterThan(80)
  })

  it.each([...acts])('has a sentence and a subject: %s', (act) => {
    const isOfKind = auditActPatterns.some(([start]) => act.startsWith(start))
    expect(auditActTexts[act] !== undefined || isOfKind).toBe(true)
    expect(topicOf(act)).not.toBe('otros')
  })
})

it.each(Object.keys(auditActTexts))('the act %s belongs to a subject', (act) => {
  expect(topicOf(act)).not.toBe('otros')
})
