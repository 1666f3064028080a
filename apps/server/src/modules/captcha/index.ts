export { captchaSettingsRoutes } from './routes.ts'
