export { mediaFileRoutes } from './file-routes.ts'
export { measureFiles } from './measure.ts'
export { addDemoMedia } from './demo-commands.ts'
export { mediaFeature } from './feature.ts'
