import { contentAreaTexts } from '@enlace/contract/content/area-texts.ts'
import { expectAccessibleAtBothWidths } from '../fixtures/accessible.ts'
import { expect, test } from '../fixtures/test.ts'

/**
 * What the demo's first company advertises on the pages that the specification names, by their ad page codes. No
 * two that follow one another share words, so that those of the page before are not taken for this one's.
 */
const advertised = [
  { code: 'B2S-PAG-7', place: '/', words: ['El portal también en el celular'] },
  { code: 'PAG-8', place: '/#/password-recovery', words: ['Tiempos de respuesta'] },
  { code: 'PAG-67', place: '/#/search-company', words: ['Registrarse no cuesta nada.'] },
  {
    code: 'B2S-PAG-16',
    place: '/#/contact-us',
    words: ['Tiempos de respuesta', 'Calendario de cada mes'],
  },
  {
    code: 'B2S-PAG-13',
    place: '/#/supplier-registration',
    words: ['Qué sigue después de enviar', 'Registrarse no cuesta nada.'],
  },
  {
    code: 'PAG-47',
    place: '/#/supplier-registration/company/900123456',
    words: ['Su solicitud llega primero al usuario principal de la empresa'],
  },
]

test('the places of the portal show what the company advertises there', async ({ page }) => {
  for (const { code, place, words } of advertised)
    await test.step(`${place} shows what stands in the places of ${code}`, async () => {
      await page.goto(place)
      for (const word of words) await expect(page.getByText(word)).toBeVisible()
    })
  await test.step('the company’s message to its suppliers stands where companies are searched, and HTML is a slide like an image', async () => {
    await page.goto('/#/search-company')
    const message = page.getByRole('region', { name: contentAreaTexts.message })
    await expect(message).toContainText('Entregas con cita:')
    const carousel = page.getByRole('region', { name: contentAreaTexts.carousel })
    await expect(carousel.getByRole('img', { name: /^Cierre de facturas/ })).toBeVisible()
    await carousel.getByRole('button', { name: contentAreaTexts.next }).click()
    await expect(carousel.getByRole('heading', { name: /^Mipymes:/ })).toBeVisible()
    await expectAccessibleAtBothWidths(page)
  })
})
