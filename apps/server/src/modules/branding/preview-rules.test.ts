import { brandColours } from '@enlace/domain/brand-colours.ts'
import { expect, it } from 'vitest'
import { Keys } from '../../core/keys/keys.ts'
import { asleep, readDraft, writeDraft, type BrandDraft } from './preview-rules.ts'
import { bootWith } from './rules.ts'
import type { BootData } from '@enlace/contract/company/schemas.ts'

const keys = new Keys('k'.repeat(40))
const draft: BrandDraft = {
  company: 7,
  page: 'login',
  scheme: 'light',
  written: {
    colour: '#7a1d46',
    page_title: 'Título',
    welcome: 'Hola',
    footer_text: '',
    logo: '',
    imagen_login: '',
    img_favicon: '',
  },
}

it('reads back what it wrote, for ten minutes and with its own key only', () => {
  const now = Date.now()
  const written = writeDraft(keys, draft, now)
  expect(readDraft(keys, written, now + 9 * 60_000)).toMatchObject(draft)
  expect(() => readDraft(keys, written, now + 11 * 60_000)).toThrow('unknown-call')
  expect(() => readDraft(new Keys('x'.repeat(40)), written, now)).toThrow('unknown-call')
  expect(() => readDraft(keys, '', now)).toThrow('unknown-call')
})

it('leaves nothing in a page that would wake it', () => {
  const html =
    '<link rel="modulepreload" href="a.js" fetchpriority="low"><script type="module" async src="b.js"></script>' +
    '<link rel="stylesheet" href="c.css" disabled>' +
    '<noscript><p>x</p></noscript><p>se ve</p>'
  expect(asleep(html)).toBe('<p>se ve</p>')
})

it('changes of the portal’s first page the brand and nothing else', () => {
  // It contains only what a brand changes.
  const boot = {
    company: { id: 7, nombre: 'X', colours: {} },
    parameters: { time_out: 30 },
  } as unknown as BootData // a part of one
  const changed = bootWith(boot, draft.written)
  expect(changed.company).toMatchObject({ id: 7, welcome: 'Hola', colours: brandColours('#7a1d46') })
  expect(changed.parameters).toMatchObject({ time_out: 30, page_title: 'Título' })
})
