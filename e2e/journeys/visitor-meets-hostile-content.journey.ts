import { postInitialData } from '@enlace/contract/company/calls.ts'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { imageAddress } from '@enlace/contract/content/addresses.ts'
import { contentTags, longestHtml } from '@enlace/contract/content/allow-list.ts'
import { sanitiseHtml } from '@enlace/server/modules/content/sanitise/sanitise.ts'
import type { Page } from '@playwright/test'
import { newsletters, looksOf } from '../fixtures/newsletters.ts'
import { expect, test } from '../fixtures/test.ts'

const ROOT = join(import.meta.dirname, '..', '..')
const packed = readFileSync(join(ROOT, 'apps/server/fixtures/xss-vectors.json.br'))
/** Thousands of attacks, as people have published them. */
const vectors: string[] = JSON.parse(brotliDecompressSync(packed).toString())

/** The script that cleans HTML in the browser, as the product serves it. */
function sanitiserAddress(): string {
  const manifest: Record<string, { file: string; src?: string }> = JSON.parse(
    readFileSync(join(ROOT, 'apps/portal/dist/client/manifest.json'), 'utf8'),
  )
  const entry = Object.values(manifest).find(({ src }) => src?.endsWith('web/src/content/sanitise.ts'))
  if (!entry) throw new Error('The build has no script that cleans HTML')
  return entry.file
}

/** What the page's window holds for these journeys: the product's cleaning, and none at all. */
type Cleaning = { sanitise: (html: string) => { html: unknown }; leave: (html: string) => { html: string } }

type Policies = { trustedTypes: { createPolicy: (name: string, rules: object) => unknown } }

/** Opens a page of the company, under the policy that it has, with the product's cleaning at hand. */
async function openWithSanitiser(page: Page) {
  const renewal = page.waitForResponse(`**/api${postInitialData.path}`)
  await page.goto('/#/terms')
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible()
  // The last that the page asks for by itself.
  await expect(page.locator('meta[name=description]')).toBeAttached()
  await renewal
  const script = JSON.stringify(sanitiserAddress())
  await page.evaluate(
    `import(new URL(${script}, document.baseURI)).then(({ sanitise }) => {
      Object.assign(window, { sanitise, leave: (html) => ({ html }) })
    })`,
  )
}

/** Answers the portal's page without its policy, and every other host with an empty picture. */
async function withoutPolicy(page: Page) {
  const own = new URL(process.env['ENLACE_PORTAL_URL'] ?? '').host
  await page.route(
    ({ host }) => host !== own,
    (route) =>
      route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' }),
  )
  await page.route('**/', async (route) => {
    const response = await route.fetch()
    const { 'content-security-policy': _, ...headers } = response.headers()
    await route.fulfill({ response, headers })
  })
}

/** Whether a request is that of a picture from where content may take one. */
function isPicture(line: string): boolean {
  const [type, address = ''] = line.split(' ')
  return type === 'image' && imageAddress(address) !== undefined
}

/** Shows each text in the page, pokes at all that came of it, and tells what ran, what is there, what was asked for. */
async function show(page: Page, texts: readonly string[], cleaning: keyof Cleaning) {
  const asked: string[] = []
  page.on('request', (request) => asked.push(`${request.resourceType()} ${request.url()}`))
  const shown = await page.evaluate(
    async ({ texts, tags, cleaning }) => {
      const ran: string[] = []
      for (const name of ['alert', 'confirm', 'prompt', 'print', 'open', 'eval', 'fetch'])
        Object.assign(window, { [name]: () => void ran.push(name) })
      const clean = (window as unknown as Cleaning)[cleaning] // put there when the page was opened
      const stage = document.createElement('div')
      // Far from sight: images that wait until they are looked at are not asked for.
      stage.style.marginTop = '20000px'
      document.body.append(stage)
      const odd: string[] = []
      for (const text of texts) {
        const box = document.createElement('div')
        stage.append(box)
        Object.assign(box, { innerHTML: clean(text).html })
        for (const element of box.querySelectorAll('*')) {
          const names = element.getAttributeNames()
          const acts = names.some((name) => /^(on|id$|name$)/.test(name))
          const leads = names.some((name) => {
            if (!/^(href|src|cite|action|formaction|poster|background|data|xlink:href)$/.test(name))
              return false
            const { href } = new URL(element.getAttribute(name) ?? '', document.baseURI)
            return !/^(https?:|mailto:|tel:|data:image\/(png|jpeg|gif|webp);)/.test(href)
          })
          if (!tags.includes(element.localName) || acts || leads) odd.push(element.outerHTML)
          const kinds = ['focus', 'mouseover', 'pointerenter', 'toggle', 'error', 'load', 'animationend']
          for (const kind of kinds) element.dispatchEvent(new Event(kind))
        }
      }
      // What would act later has its turn.
      for (let turn = 0; turn < 20; turn++) {
        await new Promise((resolve) => {
          requestAnimationFrame(() => setTimeout(resolve))
        })
      }
      return { ran, odd, boxes: stage.childElementCount }
    },
    { texts, tags: contentTags, cleaning },
  )
  return { ...shown, asked }
}

/**
 * The policy already speaks while the cleaning reads an attack, in a document of its own that nobody sees; what it would
 * say of the page itself comes from no script of the product, and fails the journey.
 */
const whileReading = /\/assets\/[\w.-]+\.js\)$|^Loading media from\s+'data:text\/vtt/

test.use({ allowedComplaints: [whileReading] })

test('the browser cleans what the company writes', async ({ page }) => {
  await openWithSanitiser(page)
  await test.step('marketing HTML stays as it was written, and its frames, links and pictures are made safe', async () => {
    const clean = (html: string) =>
      page.evaluate((html) => {
        const { sanitise } = window as unknown as Cleaning // put there when the page was opened
        const cleaned = sanitise(html).html
        return { html: String(cleaned), kind: Object.prototype.toString.call(cleaned) }
      }, html)
    const kept =
      '<table width="100%" cellpadding="8" style="border-collapse:collapse"><thead><tr><th scope="col" bgcolor="#0b6e4f">Mes</th></tr></thead><tbody><tr><td colspan="2" align="center">Enero</td></tr></tbody></table>' +
      '<div class="promo" style="background: linear-gradient(90deg, #fff, #eee); padding: 16px"><h2>Factoring</h2><p><font color="#0b6e4f">Tasa <b>preferencial</b></font></p></div>'
    expect(await clean(kept)).toEqual({ html: kept, kind: '[object TrustedHTML]' })
    const { html: link } = await clean('<a href="https://andina.example" target="_blank">x</a>')
    expect(link).toContain('href="https://andina.example"')
    expect(link).toContain('rel="noopener noreferrer"')
    const { html: picture } = await clean('<img src="https://andina.example/a.png" width="600">')
    expect(picture).toContain('loading="lazy"')
    expect(picture).toContain('alt=""')
    const { html: film } = await clean(
      '<iframe src="https://www.youtube.com/embed/abc" onload="x()"></iframe>',
    )
    expect(film).toContain('src="https://www.youtube.com/embed/abc"')
    expect(film).toMatch(/sandbox="allow-scripts [^"]*"/)
    expect(film).toContain('title="Video"')
    expect(film).not.toContain('onload')
    expect((await clean('<iframe src="https://evil.example/"></iframe>x')).html).toBe('x')
    expect((await clean('<p style="position:fixed;color:red">x</p>')).html).toBe('<p style="color:red">x</p>')
  })
  await test.step('of thousands of attacks nothing runs, nothing is asked for, and only harmless elements are left', async () => {
    expect(vectors.length).toBeGreaterThan(6000)
    const address = page.url()
    expect(await show(page, vectors, 'sanitise')).toEqual({
      ran: [],
      odd: [],
      boxes: vectors.length,
      asked: [],
    })
    expect(page.url()).toBe(address)
  })
})

test.describe('without cleaning', () => {
  test.use({ allowedComplaints: [/Content Security Policy|status of 404|Trusted(HTML|Script|Type)/i] })

  test('text becomes neither HTML nor a script, whichever script of the page wants it to', async ({
    page,
  }) => {
    await openWithSanitiser(page)
    const outcomes = await page.evaluate(() => {
      const box = document.createElement('div')
      const script = document.createElement('script')
      const attempts: Record<string, () => unknown> = {
        innerHTML: () => (box.innerHTML = '<b>x</b>'),
        insertAdjacentHTML: () => box.insertAdjacentHTML('beforeend', '<b>x</b>'),
        DOMParser: () => new DOMParser().parseFromString('<b>x</b>', 'text/html'),
        srcdoc: () => (document.createElement('iframe').srcdoc = '<b>x</b>'),
        script: () => (script.textContent = 'alert(1)'),
        src: () => (script.src = 'assets/x.js'),
        Worker: () => new Worker('assets/x.js'),
        policy: () => (window as unknown as Policies).trustedTypes.createPolicy('evil', {}), // browsers have it
      }
      return Object.entries(attempts).map(([name, attempt]) => {
        try {
          attempt()
          return `${name} worked`
        } catch (fault) {
          return fault instanceof TypeError ? 'refused' : `${name}: ${String(fault)}`
        }
      })
    })
    expect(new Set(outcomes)).toEqual(new Set(['refused']))
  })

  test('the same attacks would be noticed', async ({ page }) => {
    await page.route('**/', async (route) => {
      const response = await route.fetch()
      const { 'content-security-policy': policy = '', ...headers } = response.headers()
      await route.fulfill({
        response,
        headers: {
          ...headers,
          'content-security-policy': policy.replace(/; require-trusted-types-for.*$/, ''),
        },
      })
    })
    await openWithSanitiser(page)
    const attacks = ['<img src="no-such-picture" onerror="alert(1)">', '<a href="javascript:alert(1)">x</a>']
    const { odd, asked } = await show(page, attacks, 'leave')
    expect(odd).toHaveLength(2)
    expect(asked).toEqual([expect.stringMatching(/^image .*no-such-picture/)])
  })
})

test.describe('without the page’s policy, where everything that is left would act', () => {
  // What the list lets through, and what was no address to begin with, is a picture that does not come.
  test.use({ allowedComplaints: [/Failed to load resource|ERR_/] })

  test('neither pass leaves anything that runs or asks for more than a picture, alone or after the other', async ({
    page,
  }) => {
    const whole = vectors.map((vector) => (vector.length > longestHtml ? '' : vector))
    const byServer = whole.map((vector) => sanitiseHtml(vector, 'content').html)
    const passes = [
      { name: 'the server’s', texts: byServer, cleaning: 'leave' },
      { name: 'the browser’s', texts: whole, cleaning: 'sanitise' },
      { name: 'both', texts: byServer, cleaning: 'sanitise' },
    ] as const
    await withoutPolicy(page)
    for (const { name, texts, cleaning } of passes) {
      // A page of its own for each: the one before is no longer what it was.
      await page.goto('about:blank')
      await openWithSanitiser(page)
      const address = page.url()
      const { ran, odd, boxes, asked } = await show(page, texts, cleaning)
      expect({ name, ran, odd, boxes }).toEqual({ name, ran: [], odd: [], boxes: vectors.length })
      const other = asked.filter((line) => !isPicture(line))
      expect({ name, other }).toEqual({ name, other: [] })
      // The browser's pass makes pictures wait until they are seen, and nobody sees these.
      if (cleaning === 'sanitise') expect({ name, asked }).toEqual({ name, asked: [] })
      expect(page.url()).toBe(address)
    }
  })

  test('newsletters as companies send them keep their words, pictures, links and looks through both passes', async ({
    page,
  }) => {
    await withoutPolicy(page)
    await openWithSanitiser(page)
    for (const { name, html, loses } of newsletters) {
      const byServer = sanitiseHtml(html, 'content')
      expect({ name, removed: byServer.removed }).toEqual({ name, removed: loses })
      const written = await looksOf(page, html, 'leave')
      expect(written.elements.length).toBeGreaterThan(10)
      expect(await looksOf(page, byServer.html, 'leave')).toEqual(written)
      expect(await looksOf(page, html, 'sanitise')).toEqual(written)
      expect(await looksOf(page, byServer.html, 'sanitise')).toEqual(written)
    }
  })
})
