/** The mail to a supplier that the certificates of a year are available. */
export const certificateMailTexts = {
  subject: '{company}: sus certificados de retención de {anio} ya están disponibles',
  title: 'Sus certificados de {anio} están disponibles',
  body: '{company} publicó los certificados de las retenciones practicadas a {supplier} en {anio}.',
  how: 'En el portal puede verlos retención por retención, descargarlos en PDF y Excel, uno por uno o todos en un solo archivo. Cada certificado lleva un código con el que cualquiera puede comprobar que es auténtico.',
  fact: '{valor} en {certificados}',
  certificates: { one: '1 certificado', many: '{n} certificados' },
  button: 'Ver mis certificados',
  stop: 'Recibe este mensaje porque tiene acceso a los certificados de {supplier} en el portal de proveedores de {company}. Puede desactivarlo en Mis Datos, pestaña Notificaciones.',
} as const
