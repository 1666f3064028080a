import * as fields from '../../core/words/field-texts.ts'
import * as states from '../../core/words/state-texts.ts'

/** The names of the requests to change a supplier's record, for both sides. */
export const profileRequestTexts = {
  fields: {
    nombre: fields.businessName,
    sigla: 'Sigla',
    id_actividad_economica: 'Actividad económica (CIIU)',
    regimen_tributario_id: fields.taxRegime,
    pyme: 'Mipyme',
    web_site: fields.website,
    direccion: fields.address,
    ciudad: fields.city,
    correo: 'Correo de contacto',
    telefono: fields.phone,
  },
  standing: {
    vigente: 'Aplicado en el portal; aún no está en el sistema de la compañía.',
    confirmada: 'Confirmado por el sistema de la compañía.',
    reemplazada: 'La compañía registró después otro valor.',
  },
  events: {
    recibida: states.received,
    en_revision: states.inReview,
    prorrogada: 'Plazo prorrogado',
    aprobada: states.approved,
    rechazada: states.rejected,
    retirada: states.withdrawn,
  },
  kinds: {
    cambio_empresa: 'Cambio de datos de la empresa',
    consulta: 'Consulta de datos personales',
    rectificacion: 'Rectificación de datos personales',
    revocacion: 'Revocación de la autorización',
  },
} as const
