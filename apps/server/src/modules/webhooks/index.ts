export { startWebhookSender } from './sender.ts'
export { addDemoWebhook } from './demo-commands.ts'
export { webhooksFeature } from './feature.ts'
