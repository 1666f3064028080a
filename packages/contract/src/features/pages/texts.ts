/** What the company writes into its portal. */
export const pagesTexts = {
  title: 'Páginas y anuncios',
  intro: 'Lo que su compañía escribe en el portal: páginas, textos de cada pantalla y anuncios.',
  momentPast: 'Elija un momento que todavía no haya pasado.',
  momentMalformed: 'Escriba la fecha y la hora.',
  portal: 'Ver en el portal',
  legal:
    'Los términos y la política de datos se escriben en Textos legales, porque los proveedores los aceptan.',
  legalLink: 'Ir a Textos legales',
  parts: {
    label: 'Qué se escribe',
    page: 'Páginas',
    place: 'Textos de pantallas',
    advertisement: 'Anuncios',
  },
  partHints: {
    page: 'Páginas enteras con título, que se abren desde el pie del portal.',
    place: 'Textos que acompañan una pantalla del portal, como la de ingreso.',
    advertisement:
      'Cada página tiene tres posiciones. Si varios anuncios coinciden en una, se muestra el que empezó de último.',
  },
  pages: {
    nosotros: { title: 'Nosotros', hint: 'La página de la compañía: quiénes son, cifras y canales.' },
    'PAG-9': {
      title: 'Portal en buscadores',
      hint: 'El título y la descripción con que los buscadores presentan el portal. No lleva texto.',
    },
  },
  places: {
    login: { title: 'Ingreso', hint: 'Mensaje de la compañía junto al formulario de ingreso.' },
    registro: {
      title: 'Registro, junto al ingreso',
      hint: 'Invitación a registrarse que acompaña el enlace de registro.',
    },
    'registro-proveedor': {
      title: 'Solicitud de registro',
      hint: 'Indicaciones sobre el formulario de registro de proveedores.',
    },
    'tercero-no-existe': {
      title: 'Compañía no encontrada',
      hint: 'Lo que lee quien busca un NIT que nadie conoce.',
    },
    'recuperar-clave-intro': {
      title: 'Recuperar contraseña: introducción',
      hint: 'Sobre el formulario para recuperar la contraseña.',
    },
    'recuperar-clave-tips': {
      title: 'Recuperar contraseña: consejos',
      hint: 'Al lado del formulario para recuperar la contraseña.',
    },
    'mensaje-proveedores': {
      title: 'Mensaje a proveedores',
      hint: 'Franja bajo el encabezado, que cada proveedor puede cerrar.',
    },
  },
  adPages: {
    'B2S-PAG-7': 'Ingreso',
    'PAG-8': 'Recuperar contraseña',
    'PAG-67': 'Buscar compañía',
    'B2S-PAG-13': 'Registro de proveedores',
    'B2S-PAG-16': 'Contáctenos',
    'PAG-47': 'Registro por compañía',
    terminos: 'Términos y condiciones',
    privacidad: 'Política de privacidad',
    nosotros: 'Nosotros',
  },
  position: 'Posición {position}',
  kinds: {
    imagen: 'Imagen',
    html: 'Texto (HTML)',
    carrusel: 'Carrusel',
    espacios: 'Espacio (texto de una posición)',
  },
  states: {
    never: 'Sin escribir',
    shown: 'Publicado el {date}',
    shownAs: 'Publicado, versión {version}, el {date}',
    draft: 'Borrador de {author}, {date}',
    scheduled: 'Se publica el {date}',
    planned: 'Desde el {date}',
    ended: 'Terminó el {date}',
    until: 'Hasta el {date}',
    chipShown: 'Publicado',
    chipDraft: 'Borrador',
    chipScheduled: 'Programado',
    chipPlanned: 'Por empezar',
    chipEnded: 'Terminado',
    chipNever: 'Vacío',
  },
  addAdvertisement: 'Agregar anuncio',
  addAdvertisementTo: 'Agregar anuncio en {page}, posición {position}',
  emptyPosition: 'Sin anuncios',
  write: 'Escribir',
  edit: 'Editar',
} as const
