import { personTexts } from '../../core/person/texts.ts'

/** What the specification's fields of a registration are called where no template says so (spec 3, supplierModel). */
export const registrationFieldTexts = {
  yes: 'Sí',
  no: 'No',
  labels: {
    businessName: 'Razón social',
    shortName: 'Sigla',
    documentID: 'NIT',
    documentIdVerify: 'Dígito de verificación',
    economicActivity: 'Actividad económica',
    economicSubactivity: 'Subactividad económica',
    taxRegime: 'Régimen tributario',
    pyme: 'Pyme',
    webSite: 'Sitio web',
    messageBusiness: 'Mensaje',
    contactName: personTexts.firstName,
    contactLastname: personTexts.lastName,
    contactIdentificationType: 'Tipo de Identificación',
    contactIdentification: 'Número de Identificación',
    contactCharge: 'Cargo',
    contactArea: 'Área',
    contactIndicativeTelephone: personTexts.indicative,
    contactTelephone: personTexts.movil,
    contactEmail: 'Email de Contacto',
    contactCity: 'Ciudad',
    contactAddress: 'Dirección',
    checkAcepto: 'Aceptó los términos y condiciones',
    checkAutorizo: 'Autorizó el tratamiento de sus datos',
  },
} as const
