import { readFile } from 'node:fs/promises'
import { certificateScreenTexts } from '@enlace/contract/certificates/screen-texts.ts'
import { fileCheckTexts, verifyTexts as texts } from '@enlace/contract/papers/verify/texts.ts'
import { todayInBogota } from '@enlace/domain/calendar-date.ts'
import { expectAccessibleAtBothWidths } from '../fixtures/accessible.ts'
import { expect, test } from '../fixtures/test.ts'

test.describe('whoever is handed a certificate', () => {
  test.use({ person: 'master', allowedComplaints: [/404/] })

  test('checks its code and its very file, of which nothing leaves the browser', async ({
    page,
    browser,
  }) => {
    const lastYear = Number(todayInBogota(new Date()).slice(0, 4)) - 1
    await page.goto(`/#/certificates?tipo=ica&anio=${lastYear}`)
    const preview = page.getByRole('region', { name: certificateScreenTexts.preview, exact: true })
    const button = preview.getByRole('button', { name: certificateScreenTexts.pdf })
    const [download] = await Promise.all([page.waitForEvent('download'), button.click()])
    const pdf = await readFile(await download.path())
    const link = preview.getByRole('link', { name: certificateScreenTexts.verifyThis })
    const code = (await link.getAttribute('href'))?.split('/').at(-1) ?? ''

    const stranger = await (await browser.newContext()).newPage()
    const sent: string[] = []
    stranger.on('request', (request) => sent.push(`${request.method()} ${request.postData() ?? ''}`))
    await stranger.goto(new URL('/#/verify', page.url()).href)
    await stranger.getByLabel(texts.code).fill(code.toLowerCase())
    await stranger.getByRole('button', { name: texts.submit }).click()
    await expect(stranger.getByRole('heading', { level: 1, name: texts.valid })).toBeVisible()
    await expect(stranger.getByText(/^•+[•.]*\.\d{3}$/)).toBeVisible()

    const own = { mimeType: 'application/pdf', buffer: pdf }
    const field = stranger.getByLabel(fileCheckTexts.compareLabel)
    await field.setInputFiles({ ...own, name: 'recibido.pdf' })
    await expect(stranger.getByText(fileCheckTexts.same)).toBeVisible()
    await expectAccessibleAtBothWidths(stranger)
    const changed = Buffer.from(pdf)
    changed.writeUInt8(changed.readUInt8(changed.length - 40) ^ 1, changed.length - 40)
    await field.setInputFiles({ ...own, name: 'cambiado.pdf', buffer: changed })
    await expect(stranger.getByText(fileCheckTexts.other)).toBeVisible()

    await stranger.goto(new URL('/#/verify', page.url()).href)
    const search = stranger.getByLabel(fileCheckTexts.label)
    await search.setInputFiles({ ...own, name: 'cambiado.pdf', buffer: changed })
    await expect(stranger.getByText(fileCheckTexts.unknown)).toBeVisible()
    await expectAccessibleAtBothWidths(stranger)
    await search.setInputFiles({ name: 'nota.txt', mimeType: 'text/plain', buffer: Buffer.from('hola') })
    await expect(stranger.getByText(/no es un PDF/)).toBeVisible()
    await search.setInputFiles({ ...own, name: 'recibido.pdf' })
    await expect(stranger.getByText(fileCheckTexts.same)).toBeVisible()
    await expect(stranger.getByText(texts.hash)).toBeVisible()
    // Nothing but a fingerprint was ever sent.
    const posted = sent.filter((request) => request.startsWith('POST'))
    expect(posted.length).toBeGreaterThan(0)
    expect(posted.every((request) => request.length < 500)).toBe(true)
    await stranger.context().close()
  })
})
