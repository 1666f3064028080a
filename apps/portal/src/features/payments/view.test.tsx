import { paymentsTexts as texts } from '@enlace/contract/payments/texts.ts'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { PaymentsOff } from './view.tsx'

const shown = (receivedHref: string | null) =>
  renderToStaticMarkup(
    <PaymentsOff company="Tejidos S.A.S." contactHref="#/contact-us" receivedHref={receivedHref} />,
  )

describe('where a company takes no online payments, the page says what it is for and who to ask, and leads', () => {
  it('a supplier to the payments that the company made', () => {
    expect(shown('#/payments-made/30')).toContain(texts.disabledHint)
    expect(shown('#/payments-made/30')).toContain('href="#/contact-us"')
    expect(shown('#/payments-made/30')).toContain('href="#/payments-made/30"')
    expect(shown('#/payments-made/30')).not.toContain(texts.receivedInside)
  })

  it('a visitor to the login for them', () => {
    expect(shown(null)).toContain(texts.receivedInside)
    expect(shown(null)).not.toContain(texts.received)
  })
})
