/** What the requests to change a supplier's record are called, for whoever asks and whoever answers. */
export const profileRequestTexts = {
  fields: {
    nombre: 'Razón social',
    sigla: 'Sigla',
    id_actividad_economica: 'Actividad económica (CIIU)',
    regimen_tributario_id: 'Régimen tributario',
    pyme: 'Mipyme',
    web_site: 'Sitio web',
    direccion: 'Dirección',
    ciudad: 'Ciudad',
    correo: 'Correo de contacto',
    telefono: 'Teléfono',
  },
  standing: {
    vigente: 'Aplicado en el portal; el sistema de la compañía aún no lo trae.',
    confirmada: 'Confirmado por el sistema de la compañía.',
    reemplazada: 'La compañía registró después otro valor.',
  },
  events: {
    recibida: 'Recibida',
    en_revision: 'En revisión',
    prorrogada: 'Plazo prorrogado',
    aprobada: 'Aprobada',
    rechazada: 'Rechazada',
    retirada: 'Retirada',
  },
  kinds: {
    cambio_empresa: 'Cambio de datos de la empresa',
    consulta: 'Consulta de datos personales',
    rectificacion: 'Rectificación de datos personales',
    revocacion: 'Revocación de la autorización',
  },
} as const
