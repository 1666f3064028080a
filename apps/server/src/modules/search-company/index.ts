export { searchCompanyFeature } from './feature.ts'
