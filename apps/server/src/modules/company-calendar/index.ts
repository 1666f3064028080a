export { companyCalendarFeature } from './feature.ts'
