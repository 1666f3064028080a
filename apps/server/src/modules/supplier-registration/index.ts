export { type TemplateDemands, demandsOf } from './requests/demands.ts'
export { supplierRegistrationFeature } from './feature.ts'
