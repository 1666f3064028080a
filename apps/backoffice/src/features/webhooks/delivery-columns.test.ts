import { webhookEventTexts, webhookTexts } from '@enlace/contract/webhooks/texts.ts'
import { webhookEvents } from '@enlace/domain/webhook.ts'
import { describe, expect, it } from 'vitest'
import { eventText } from './delivery-columns.tsx'

describe('what a webhook tells', () => {
  it('is said in Spanish, also if another version of the portal told it', () => {
    expect(webhookEvents.map(eventText)).toEqual(webhookEvents.map((event) => webhookEventTexts[event]))
    expect(eventText('invoice.paid')).toBe(webhookTexts.otherEvent)
  })
})
