import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { readSvg, sizeOf } from './svg.ts'

const open = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 10">'

it.each(['andina', 'caribe'])('reads the logo of %s', (brand) => {
  const file = new URL(`../../demo/src/branding/${brand}-logo.svg`, import.meta.url)
  const svg = readSvg(readFileSync(file, 'utf8'))
  expect(svg && sizeOf(svg)?.height).toBe(40)
})

it('reads groups, shapes and texts, with what they say of themselves', () => {
  const svg = readSvg(
    `<?xml version="1.0"?>${open}<g transform="scale(2)"><text x='1'>A &amp; B</text></g></svg>`,
  )
  const [group] = svg?.children ?? []
  expect([group?.name, group?.children[0]?.text, group?.children[0]?.attributes.get('x')]).toEqual([
    'g',
    'A & B',
    '1',
  ])
})

it.each([
  `${open}<image href="https://elsewhere.test/x.png"/></svg>`,
  `${open}<style>path { fill: red }</style></svg>`,
  `${open}<path class="brand" d="M0 0"/></svg>`,
  `${open}<path fill="url(#gradient)" d="M0 0"/></svg>`,
  `${open}<script>alert(1)</script></svg>`,
  `${open}<g><path d="M0 0"/></svg>`,
  `${open}<path d="M0 0"/>`,
  '<html></html>',
  'no drawing',
  '',
])('leaves alone what it cannot draw whole: %s', (markup) => {
  expect(readSvg(markup)).toBeUndefined()
})

it.each([
  ['is longer than any logo', `${open}${'<rect/>'.repeat(20_000)}</svg>`],
  ['has groups in groups without end', `${open}${'<g>'.repeat(60)}${'</g>'.repeat(60)}</svg>`],
  ['has a text without end', `${open}<text>${'a '.repeat(400)}</text></svg>`],
  ['has comments that do not end', `${open}${'<!--'.repeat(20_000)}</svg>`],
])('does not read a drawing that %s: every paper would wait for it', (_, markup) => {
  expect(readSvg(markup)).toBeUndefined()
})

it('passes over comments wherever they stand', () => {
  expect(readSvg(`<!-- a --><!-- b > -->${open}<!-- <g> --><rect/></svg>`)?.children).toHaveLength(1)
})
