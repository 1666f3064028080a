export { mediaFileRoutes } from './file-routes.ts'
export { measureFiles } from './measure.ts'
export { mediaFeature } from './feature.ts'
