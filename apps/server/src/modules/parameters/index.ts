export { parametersFeature } from './feature.ts'
