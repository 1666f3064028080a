export { webhooksRoutes } from './desk-routes.ts'
export { startWebhookSender } from './sender.ts'
export { addDemoWebhook } from './demo-commands.ts'
