import { choicesTexts } from '@enlace/contract/notifications/choices-texts.ts'
import { findWholeChromium } from '../../scripts/chromium.ts'
import { expect, test } from '../fixtures/test.ts'

// A browser without a window has no notices.
const executablePath = findWholeChromium()
test.use({
  person: 'branchUser',
  serviceWorkers: 'allow',
  permissions: ['notifications'],
  ...(executablePath !== undefined && { launchOptions: { executablePath } }),
})

test('a notice of the browser shows what came, once, and never leads out of the portal', async ({
  page,
  context,
}) => {
  await page.goto('/#/profile/notifications')
  await expect(page.getByRole('button', { name: choicesTexts.push.enable })).toBeVisible()
  const session = await context.newCDPSession(page)
  const registration = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: [found] }) => {
      if (found) resolve(found.registrationId)
    })
  })
  await session.send('ServiceWorker.enable')
  const { origin } = new URL(page.url())
  const push = async (data: string) =>
    session.send('ServiceWorker.deliverPushMessage', { origin, registrationId: await registration, data })
  const shown = () =>
    page.evaluate(async () => {
      const { getNotifications } = ServiceWorkerRegistration.prototype
      const worker = await navigator.serviceWorker.ready
      return (await getNotifications.call(worker)).map(({ title, body, data }) => [title, body, data])
    })
  const notice = { title: 'Andina', body: 'Tiene una novedad', path: '/questions', tag: 'uno' }
  await push(JSON.stringify(notice))
  await push(JSON.stringify(notice))
  await push('no es nada')
  await push(JSON.stringify({ ...notice, tag: 'dos', path: '//evil.example' }))
  await expect.poll(async () => (await shown()).length).toBe(2)
  const places = (await shown()).map(([, , path]) => path)
  expect(new Set(places)).toEqual(new Set(['/notifications', '/questions']))
})
