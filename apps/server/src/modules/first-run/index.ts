export { newSetupLink, setupMinutes } from './walk-commands.ts'
export { firstRunFeature } from './feature.ts'
