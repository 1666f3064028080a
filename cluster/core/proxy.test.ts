import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { filledIn } from './proxy.ts'

const example = readFileSync(join(import.meta.dirname, '../../deploy/nginx/enlace.conf'), 'utf8')
const nodes = [1, 2, 3].map((node) => ({ portal: 21_000 + node, backoffice: 22_000 + node }))
const filled = filledIn(example, { portal: 20_001, backoffice: 20_002 }, nodes)

it('puts these nodes in the place of the example’s, on the same terms', () => {
  const terms = /server 10\.0\.0\.11:3000( [^;]+);/.exec(example)?.[1] ?? 'none'
  for (const { portal, backoffice } of nodes)
    for (const port of [portal, backoffice]) expect(filled).toContain(`server 127.0.0.1:${port}${terms};`)
  expect(filled).not.toMatch(/10\.0\.0\./)
  expect(filled.indexOf('127.0.0.1:21001')).toBeLessThan(filled.indexOf('upstream enlace_backoffice'))
})

it('listens without TLS where it is told to, one door for each origin', () => {
  expect([...filled.matchAll(/listen ([^;]+);/g)].map(([, where]) => where)).toEqual([
    '127.0.0.1:20001',
    '127.0.0.1:20002',
  ])
  expect(filled).not.toMatch(/ssl|443/)
})

it('leaves everything else as it is', () => {
  const kept = (text: string) =>
    text.split('\n').filter((line) => !/^ *(server (10|127)\.|listen |ssl_|include )/.test(line))
  expect(kept(filled)).toEqual(kept(example))
})
