import { readdirSync, readFileSync } from 'node:fs'
import { actorInSentence, actorText, actorTexts } from '@enlace/contract/core/words/actor-texts.ts'
import { describe, expect, it } from 'vitest'

const root = new URL('../../../../../', import.meta.url)

const members = ['apps/server', 'apps/cli', 'packages/database', 'packages/demo', 'packages/importer']

function filesOf(member: string): string[] {
  const folder = `${member}/src`
  return readdirSync(new URL(folder, root), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(ts|sql)$/.test(name) && !name.endsWith('test.ts'))
    .map((name) => readFileSync(new URL(`${folder}/${name}`, root), 'utf8'))
}

/** The forms in the code of an author that is no variable: a field, a constant, an argument of SQL. */
const written = [
  /\bactor(?: =|:) '([^']*)'/g,
  /\bwho => '([^']*)'/g,
  /append_(?:own_)?audit\([\w.() ]+, (?:coalesce\([\w.]+, )?'([^']*)'/g,
  /append_bank_event\([^;']*'[a-z_0-9]+'[^;']*(?:'(?:compania|proveedor)')?, '([a-z]+)', null/g,
  /\bnote_present_content\('([^']*)'/g,
]

/** The actors of an access, which say who may call and are written nowhere. */
const callers = new Set(['staff', 'supplier', 'visitor', 'master', 'system', 'program'])

const actors = new Set(
  members
    .flatMap(filesOf)
    .flatMap((text) => written.flatMap((form) => [...text.matchAll(form)].map(([, name = '']) => name)))
    .filter((name) => !name.includes('@') && !callers.has(name)),
)

describe('every author that the code writes down without a person', () => {
  it('is found in the code at all', () => {
    expect([...actors]).toEqual(
      expect.arrayContaining(['cli', 'sistema', 'erp', 'visitante', 'demostracion']),
    )
  })

  it.each([...actors])('has a Spanish name: «%s»', (actor) => {
    expect(actorTexts[actor]).toBeDefined()
  })

  it('is named by no word of the code, also if an earlier version wrote it', () => {
    for (const actor of ['demo', 'consola', 'enlace pull', ...Object.keys(actorTexts)]) {
      expect(actorText(actor)).toMatch(/^(?:El ERP|[A-Z][a-záéíóúñ, ]+)$/)
      expect(actorText(actor)).not.toMatch(/\b(?:cli|demo|system|job|pull)\b/i)
    }
    expect(actorInSentence('cli')).toBe('un operador, desde el servidor')
    expect([actorText('Ana Peña'), actorInSentence('ana@ejemplo.co')]).toEqual(['Ana Peña', 'ana@ejemplo.co'])
  })
})
