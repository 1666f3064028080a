import { choicesTexts } from '@enlace/contract/notifications/choices-texts.ts'
import { expect, test } from '../fixtures/test.ts'

test('the portal can be installed under the company’s name, with its icons', async ({ page }) => {
  await page.goto('/')
  const devtools = await page.context().newCDPSession(page)
  const { errors, data, url } = await devtools.send('Page.getAppManifest')
  expect(errors).toEqual([])
  const manifest = JSON.parse(data ?? '{}')
  expect(manifest).toMatchObject({ display: 'standalone', lang: 'es-CO', start_url: './' })
  expect(await page.title()).toContain(manifest.name)
  for (const { src, sizes } of manifest.icons) {
    const image = await page.evaluate(async (address) => {
      const picture = await createImageBitmap(await (await fetch(address)).blob())
      return `${picture.width}x${picture.height}`
    }, new URL(src, url).href)
    expect(image).toBe(sizes)
  }
  const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors')
  // A browser for tests keeps nothing, so that it calls itself private.
  expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([])
})

test.describe('on an iPhone', () => {
  test.use({ person: 'master' })

  test('is told that notices need the installed portal', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'standalone', { value: false })
      Reflect.deleteProperty(globalThis, 'PushManager')
    })
    await page.goto('/#/profile/notifications')
    await expect(page.getByText(choicesTexts.push.uninstalled)).toBeVisible()
  })
})
