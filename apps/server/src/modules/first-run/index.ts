export { firstRunRoutes } from './routes.ts'
export { newSetupLink, setupMinutes } from './walk-commands.ts'
