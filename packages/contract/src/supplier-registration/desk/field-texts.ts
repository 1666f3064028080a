import { personTexts } from '../../core/person/texts.ts'
import * as fields from '../../core/words/field-texts.ts'

/** The default labels of the specification's registration fields (spec 3, supplierModel). */
export const registrationFieldTexts = {
  yes: fields.yes,
  no: fields.no,
  labels: {
    businessName: fields.businessName,
    shortName: 'Sigla',
    documentID: fields.nit,
    documentIdVerify: fields.checkDigit,
    economicActivity: 'Actividad económica',
    economicSubactivity: 'Subactividad económica',
    taxRegime: fields.taxRegime,
    pyme: 'Pyme',
    webSite: fields.website,
    messageBusiness: fields.message,
    contactName: personTexts.firstName,
    contactLastname: personTexts.lastName,
    contactIdentificationType: 'Tipo de Identificación',
    contactIdentification: 'Número de Identificación',
    contactCharge: fields.jobTitle,
    contactArea: 'Área',
    contactIndicativeTelephone: personTexts.indicative,
    contactTelephone: personTexts.movil,
    contactEmail: 'Email de Contacto',
    contactCity: fields.city,
    contactAddress: fields.address,
    checkAcepto: 'Aceptó los términos y condiciones',
    checkAutorizo: 'Autorizó el tratamiento de sus datos',
  },
} as const
