import { footerTexts as texts } from '@enlace/contract/core/frame/footer-texts.ts'
import { expect, it } from 'vitest'
import { footerLinks, signedInLinks } from './footer-links.ts'

it('the foot sends nobody to the login who has come in, and leaves every other link where it is', () => {
  const labels = footerLinks.map(({ label }) => label)
  expect(labels).toContain(texts.login)
  expect(signedInLinks.map(({ label }) => label)).toEqual(labels.filter((label) => label !== texts.login))
})
