export { startWebhookSender } from './sender.ts'
export { webhooksFeature } from './feature.ts'
