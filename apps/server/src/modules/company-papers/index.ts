export { companyPapersFeature } from './feature.ts'
