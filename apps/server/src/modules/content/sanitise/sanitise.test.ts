import { readFileSync } from 'node:fs'
import { brotliDecompressSync } from 'node:zlib'
import { longestHtml, mostElements } from '@enlace/contract/content/allow-list.ts'
import { describe, expect, it, test } from 'vitest'
import { elementsOf, readCanonical, type CanonicalElement } from '../../../../test/canonical-html.ts'
import { attributesOf, tagsOf } from './attributes.ts'
import { sanitiseHtml } from './sanitise.ts'

const packed = readFileSync(new URL('../../../../fixtures/xss-vectors.json.br', import.meta.url))
// The file beside the tests is a list of texts.
const vectors = JSON.parse(brotliDecompressSync(packed).toString()) as string[]

const safeProtocols = ['http:', 'https:', 'mailto:', 'tel:']

/** Returns what in an element could act, load from an unlisted host or cover the page; empty for a safe one. */
function dangersOf({ tag, attributes, children }: CanonicalElement, use: 'content' | 'template'): string[] {
  const dangers: string[] = []
  if (!tagsOf[use].has(tag)) dangers.push(`<${tag}>`)
  const named = attributesOf(tag, use).map((name) => new RegExp(`^${name.replace('*', '.*')}$`))
  for (const [name, value] of Object.entries(attributes)) {
    if (name.startsWith('on') || !named.some((pattern) => pattern.test(name))) dangers.push(`${tag}[${name}]`)
    const url = URL.parse(value, 'https://portal.invalid/')
    if (['href', 'cite'].includes(name) && !safeProtocols.includes(url?.protocol ?? '')) dangers.push(value)
    if (name === 'src' && !isSafeSource(tag, value)) dangers.push(value)
    if (name === 'style' && /url|image|import|expression|position\s*:|z-index|\\|\/\*/i.test(value))
      dangers.push(value)
    if (['id', 'name'].includes(name) && ['root', 'boot'].includes(value)) dangers.push(value)
    if (name === 'type' && ['password', 'image'].includes(value)) dangers.push(value)
  }
  if (tag === 'iframe' && (children.length > 0 || !('sandbox' in attributes))) dangers.push('an open frame')
  if (tag === 'textarea' && children.some((child) => typeof child !== 'string'))
    dangers.push('tags in a textarea')
  return dangers
}

function isSafeSource(tag: string, value: string): boolean {
  const films = /^https:\/\/(www\.youtube(-nocookie)?\.com\/embed\/|player\.vimeo\.com\/video\/)./
  if (tag === 'iframe') return films.test(value)
  return /^(https:\/\/|company-files\/|data:image\/(png|jpeg|gif|webp);base64,)/.test(value)
}

describe.each(['content', 'template'] as const)('as %s', (use) => {
  it('leaves of thousands of attacks nothing that runs, loads or covers, and no second reading', () => {
    expect(vectors.length).toBeGreaterThan(6_000)
    const harmful = vectors.flatMap((vector) => {
      const { html } = sanitiseHtml(vector, use)
      const dangers = elementsOf(readCanonical(html)).flatMap((element) => dangersOf(element, use))
      return dangers.length > 0 || sanitiseHtml(html, use).html !== html ? [{ vector, html, dangers }] : []
    })
    expect(harmful).toEqual([])
  })

  it('notices an attack that stayed', () => {
    const left =
      '<p><img src="x" onerror="alert(1)" /><a href="javascript:alert(1)">x</a><script></script></p>'
    const dangers = elementsOf(readCanonical(left)).flatMap((element) => dangersOf(element, use))
    expect(dangers).toEqual(['x', 'img[onerror]', 'javascript:alert(1)', '<script>'])
    expect(() => readCanonical('<p title=x>')).toThrow('Not canonical')
    expect(() => readCanonical('<!-- --><p>')).toThrow('Not canonical')
  })
})

const file = `company-files/${'a'.repeat(64)}/anuncio_1`

test.each([
  [
    'headings and paragraphs',
    '<h2>Bienvenidos</h2><p>Un <strong>portal</strong> para <em>usted</em>.<br />Hoy</p>',
  ],
  [
    'lists',
    '<ol start="3" type="a"><li value="4">Uno</li></ol><ul><li>Dos</li></ul><dl><dt>A</dt><dd>B</dd></dl>',
  ],
  [
    'a table of an old newsletter',
    '<table width="600" border="0" cellpadding="0" cellspacing="0" bgcolor="#ffffff" align="center"><thead><tr>' +
      '<th scope="col" colspan="2">Fecha</th></tr></thead><tbody><tr valign="top"><td width="50%" nowrap>' +
      '<font color="#336699" face="Arial" size="2">20 de noviembre</font></td><td>$ 1.000</td></tr></tbody></table>',
  ],
  [
    'images of the company and of another host',
    `<img src="${file}" alt="Planta" width="320" height="200" loading="lazy" /><img src="https://cdn.example.com/a.png" alt="" />`,
  ],
  [
    'images for several widths',
    '<img src="https://a.example.com/1.png" srcset="https://a.example.com/1.png 1x, https://a.example.com/2.png 2x" alt="Uno" />',
  ],
  ['a small picture that is written in', '<img src="data:image/png;base64,iVBORw0KGgo=" alt="Punto" />'],
  [
    'links of every kind',
    '<a href="https://www.dian.gov.co">DIAN</a><a href="mailto:a@b.co?subject=Hola">Correo</a><a href="tel:+576015550142">' +
      'Teléfono</a><a href="#/contact-us">Contacto</a><a href="http://example.com/a?b=1&amp;c=2">Otro</a>',
  ],
  [
    'styles of looks and layout',
    '<div style="display: flex; gap: 16px; background: linear-gradient(90deg, #fff, rgb(0 0 0 / 20%)); color:var(--ink); ' +
      `font-family: 'Segoe UI', Arial; border: 1px solid #ccc; padding:8px 12px!important">Hola</div>`,
  ],
  [
    'classes, languages and titles',
    '<p class="aviso aviso-2" lang="en" dir="ltr" title="Hi" aria-label="Hi">Hi</p>',
  ],
  [
    'a figure and what unfolds',
    '<figure><figcaption>Uno</figcaption></figure><details open><summary>Más</summary>Dos</details>',
  ],
  ['signs of its own language', '<p>Ñandú «à la» 5 &lt; 6 &amp; “comillas” — · 🚚</p>'],
])('keeps %s as it was written', (_, html) => {
  expect(sanitiseHtml(html, 'content')).toMatchObject({ html, removed: [] })
})

it('keeps films of YouTube and Vimeo, which play in a box of their own, and drops every other frame', () => {
  const film = (src: string) =>
    `<iframe src="${src}" width="560" height="315" title="Así recibimos" allowfullscreen></iframe>`
  const sources = [
    'https://www.youtube.com/embed/abc',
    'https://www.youtube-nocookie.com/embed/abc?start=3',
    'https://player.vimeo.com/video/76979871',
  ]
  for (const src of sources) {
    const { html, frameHosts } = sanitiseHtml(film(src), 'content')
    const [frame] = elementsOf(readCanonical(html))
    expect(frame?.attributes).toMatchObject({
      src,
      title: 'Así recibimos',
      allowfullscreen: '',
      sandbox: 'allow-scripts allow-same-origin allow-presentation allow-popups',
      referrerpolicy: 'strict-origin-when-cross-origin',
    })
    expect(frameHosts).toEqual([new URL(src).hostname])
  }
  for (const src of [
    'http://www.youtube.com/embed/abc',
    'https://www.youtube.com/watch?v=abc',
    'https://www.youtube.com.evil.example/embed/abc',
    'https://evil.example/embed/www.youtube.com/',
    'https://www.youtube.com@evil.example/embed/abc',
    '//www.youtube.com/embed/abc',
    'https://www.youtube.com/embed/../redirect?q=https://evil.example',
    'javascript:alert(1)',
    'data:text/html,hola',
    '',
  ]) {
    expect([src, sanitiseHtml(`${film(src)}Fin`, 'content')]).toMatchObject([
      src,
      { html: 'Fin', frameHosts: [] },
    ])
  }
})

it('opens a new tab without a way back into the portal', () => {
  expect(sanitiseHtml('<a href="https://a.co" target="_blank" rel="opener">A</a>', 'content').html).toBe(
    '<a href="https://a.co" target="_blank" rel="noopener noreferrer">A</a>',
  )
  expect(sanitiseHtml('<a href="https://a.co" target="_top">A</a>', 'content').html).toBe(
    '<a href="https://a.co">A</a>',
  )
})

test.each([
  ['position: fixed; top: 0; color: red', 'color: red'],
  ['background: url(https://evil.example/x.png); padding: 4px', 'padding: 4px'],
  ['background: URL("x")', undefined],
  ['z-index: 9999', undefined],
  ['margin-top: -400px; margin-left: 4px', 'margin-left: 4px'],
  ['color: r\\65 d; width: 10px', undefined],
  ['width: expression(alert(1)); height: 3px', 'height: 3px'],
  ['background: image-set("x.png" 1x)', undefined],
  ['-moz-binding: none; behavior: none; COLOR: Red', 'COLOR: Red'],
  ['} body { display: none', undefined],
  ['width: calc(100vw * 9); transform: scale(9); animation: x 1s', undefined],
])('leaves of the style «%s» only «%s»', (written, kept) => {
  const { html } = sanitiseHtml(`<p style="${written.replaceAll('"', '&quot;')}">x</p>`, 'content')
  expect(html).toBe(kept === undefined ? '<p>x</p>' : `<p style="${kept}">x</p>`)
})

it('tells what it took away, and from which hosts the rest comes', () => {
  const written =
    '<p onclick="x()">Uno<script>x()</script></p><form action="https://evil.example"><input name="a"></form>' +
    '<img src="https://b.example.com/2.png" alt="Dos"><img src="https://a.example.com/1.png" alt="Uno"><img src="http://c.example.com/3.png">'
  expect(sanitiseHtml(written, 'content')).toMatchObject({
    removed: ['form', 'img[src]', 'input', 'p[onclick]', 'script'],
    imageHosts: ['a.example.com', 'b.example.com'],
  })
})

it.each([
  'http://a.example.com/1.png',
  'https://user:pw@a.example.com/1.png',
  'https://192.168.0.1/1.png',
  'https://[::1]/1.png',
  'https://localhost/1.png',
  'https://a.example.com:8443/1.png',
  '//a.example.com/1.png',
  'data:image/svg+xml;base64,PHN2Zz4=',
  'data:text/html;base64,PHN2Zz4=',
  'api/logout',
  '../company-files/x',
  'java\nscript:alert(1)',
])('shows no image from %s', (src) => {
  expect(sanitiseHtml(`<img src="${src}" alt="x">`, 'content')).toMatchObject({
    html: '<img alt="x" />',
    imageHosts: [],
  })
})

it('keeps the fields of a template, and nothing by which it could send or ask for a password', () => {
  const template =
    '<fieldset><legend>Datos</legend><label for="businessName" data-label="Razón social">Razón social</label>' +
    '<input id="businessName" name="businessName" type="text" required maxlength="60" data-label="Razón social" />' +
    '<select name="taxRegime" required data-source="tax-regimes"><option value="">Seleccione</option></select>' +
    '<textarea name="messageBusiness" rows="4" maxlength="500"></textarea><input name="rut" type="file" accept=".pdf" />' +
    '<div data-captcha></div><button type="submit">Enviar</button></fieldset>'
  expect(sanitiseHtml(template, 'template')).toMatchObject({ html: template, removed: [] })
  const hostile =
    '<form action="https://evil.example"><input type="password" name="root" formaction="x"><input type="image" src="x">' +
    '<button formaction="https://evil.example" popovertarget="x">Ir</button><style>*{}</style></form><input id="boot" autofocus onfocus="x()">'
  expect(sanitiseHtml(hostile, 'template').html).toBe(
    '<input type="text" /><input type="text" /><button type="button">Ir</button><input />',
  )
  expect(sanitiseHtml(template, 'content').html).not.toMatch(/<(input|select|textarea|button|fieldset)/)
})

it('takes no text over the limit, and one at the limit in a moment', () => {
  expect(() => sanitiseHtml('x'.repeat(longestHtml + 1), 'content')).toThrow('invalid-fields')
  expect(() => sanitiseHtml('<a>'.repeat(mostElements + 1), 'content')).toThrow('invalid-fields')
  for (const deep of ['<b>'.repeat(251), `${'<a>Î<a></h1><td>'.repeat(3000)}${'</h1>'.repeat(3000)} <style>`])
    expect(() => sanitiseHtml(deep, 'content')).toThrow('invalid-fields')
  for (const flat of ['<li>a', '<tr><td>a', '<p>a', '<br>', '<b>a</b>'])
    expect(() => sanitiseHtml(flat.repeat(1000), 'content')).not.toThrow()
  const begin = process.threadCpuUsage()
  for (const piece of [
    '<',
    '<p>a',
    '<p><b style="color:red">a</b>',
    '</p>',
    '<svg></svg>',
    '&amp;',
    '<!--',
  ]) {
    const times = /^<[a-z]/.test(piece) ? mostElements / piece.split('<').length : longestHtml / piece.length
    sanitiseHtml(piece.repeat(times), 'content')
  }
  expect(process.threadCpuUsage(begin).user / 1000).toBeLessThan(10_000)
})
