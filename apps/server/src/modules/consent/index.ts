export { recordConsent } from './commands.ts'
